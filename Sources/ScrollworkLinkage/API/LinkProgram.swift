public import ScrollworkModel

/// A scene's links, compiled: evaluated once per step of a simulation, or once per offset of a
/// sweep.
///
/// ```swift
/// let (program, findings) = LinkProgram.compile(scene, facts)
/// var state = program.initialState
/// // Per step: fill the inputs from physics and layout, then
/// let report = program.step(&state, &inputs, elapsed: 1.0 / 120) { layout, inputs in
///   // Solve the layout with these values and put the new frames and ranges into the inputs.
/// }
/// let alpha = state.value(of: program.outputs[0])
/// ```
public struct LinkProgram: Sendable {
  /// A property that links write.
  public struct Output: Hashable, Sendable {
    public var target: LinkTarget
    /// `bubbles.3.scale`, `constraint title-top`, `var q`.
    public var name: String
    /// Index into the state's values.
    var slot: Int32
    /// For `contentOffset` of a scroll view that only follows: the slot that says whether links
    /// moved it in this step.
    var base: Int32
  }

  /// Scroll views whose state the inputs have to give, as view indexes.
  public internal(set) var scrollViews: [Int32] = []
  /// Items whose frames the inputs have to give.
  public internal(set) var items: [LayoutItem] = []
  /// In document order of what writes them first.
  public internal(set) var outputs: [Output] = [] {
    didSet { layoutOutputs = outputs.filter { $0.target.effect == .layout } }
  }
  /// Views that a finger may drag to scroll others.
  public internal(set) var knobs: [LinkKnob] = []
  /// What each output is made of, for explanations.
  public internal(set) var bindings: [LinkBinding] = []
  /// Pictures that have to cover their frames, for reports.
  public internal(set) var coveredFrames: [CoveredFrame] = []
  /// The lengths that driven constraints hold: `constraint ph`, `photo.height`.
  var heldLengths: [(constraint: String, length: String)] = []
  /// Passes of layout for lengths that read the layout that they change.
  public internal(set) var settleLimit = 4

  var initialValues: [Double] = []
  var samples: [InputSample] = []
  var nodes: [Node] = []
  var numbers: [Double] = []
  var code: [Code] = []
  var tables: [StopTable] = []
  var openTables: [OpenTable] = []
  var maps: [LinkMap] = []
  var groups: [LinkGroup] = []
  var viewRanges: [ViewRangeSource] = []
  var visibles: [VisibleSource] = []
  var collapses: [CollapseSource] = []
  /// Ordinal of the scroll view and its axis.
  var pageSources: [PageSource] = []
  var memoryCount = 0
  /// Places of memory that keep what scroll views did, as against what follows them in time.
  var history: [Int] = []
  var stackDepth = 1
  /// Nil for small programs, whose nodes are evaluated one after the other.
  var plan: BatchPlan?

  /// A program without links.
  public init() {}

  struct PageSource: Hashable {
    var scroll: Int32
    var axis: Axis
    var isMirrored: Bool
  }

  /// How a program is evaluated. The bits of the results don't depend on it.
  public enum Engine: Sendable {
    /// Node after node.
    case plain
    /// In batches of nodes of one kind, and only those whose numbers may have changed.
    case batches
  }

  /// From how many nodes on batches pay.
  static let batchThreshold = 64

  /// The program with another engine than its size suggests. States and outputs belong to the
  /// program that they come from.
  public func using(_ engine: Engine) -> LinkProgram {
    var program = self
    program.plan = nil
    if engine == .batches { BatchPlan.arrange(&program) }
    return program
  }

  public var isEmpty: Bool { outputs.isEmpty }

  /// Whether a step may have to solve the layout again.
  public var drivesLayout: Bool { !layoutOutputs.isEmpty }

  /// Passes of layout at most in one step: enough for lengths each of which reads the one before, and
  /// `settleLimit` more.
  var passLimit: Int { settleLimit + min(max(layoutOutputs.count - 1, 0), 252) }

  /// The outputs that change the layout.
  public private(set) var layoutOutputs: [Output] = []

  /// The state before the first step.
  public var initialState: LinkState { LinkState(self) }
}

/// Where a slot's value comes from at the beginning of a step.
struct InputSample {
  enum Field: Hashable {
    case offset(Axis)
    case low(Axis)
    case high(Axis)
    case range(Axis)
    case contentSize(Axis)
    case bounds(Axis)
    case velocity(Axis)
    case inset(LinkTarget.Edge)
    case zoomScale, phase, isTracking, isDecelerating
    case frame(FrameAttribute)
    case time, reducesMotion
  }

  var slot: Int32
  /// Ordinal of the scroll view or item.
  var index: Int32
  var field: Field
}

/// What one writer of a property is made of.
public struct LinkBinding: Sendable {
  /// Index into the scene's links.
  public var link: Int
  public var span: SourceSpan
  public var target: LinkTarget
  public var name: String
  /// The expression, or `card in list`; for a bar with memory the offset.
  public var source: String
  /// `collapse bar`, which makes of the offset what stops can't say.
  public internal(set) var recipe: String?
  /// One of those that may lead each other: where it was moved to is its source.
  public internal(set) var isMember = false
  public var sourceQuantity: Quantity
  /// What the stops were written as; nil without stops.
  public var stopCount: Int?
  /// Depends on what was before.
  public var hasMemory: Bool
  /// The scene says that it may read the layout that it changes.
  public internal(set) var maySettle = false
  /// The numbers that the source reads, as a graph has them.
  var numbers: [LinkNumber] = []
  /// What comes behind stops and condition.
  var following: Following?
  /// `when`, with its slot.
  var condition: (text: String, slot: Int32)?
  /// Values of the stops of a colour are in linear light.
  var mixesLight = false
  /// Names of the stops whose keys are points of a view range: `entry 100%`.
  var keyNames: [String] = []

  /// How a value goes after what it follows.
  enum Following: Hashable {
    /// Seconds.
    case smooth(halfLife: Double)
    case spring(DriveDeclaration.Spring)
  }

  /// The property's name as tables have it: a colour's channels have one.
  public var property: String { target.property(name) }

  /// Not one of a colour's channels after the first.
  public var isShown: Bool {
    if case .backgroundColor(_, let channel) = target { channel == .red } else { true }
  }

  /// The property is true or false.
  public var isBoolean: Bool {
    if case .hidden = target { true } else { false }
  }

  /// What `source(of:)` is the value of: for stops at points of a view range the offset.
  public var followed: String {
    guard let operand = operands.first, operands.count == 1, operand.slot == sourceSlot else {
      return source
    }
    return operand.name
  }

  /// Names of the numbers that the source reads, with their slots.
  var operands: [(name: String, slot: Int32)]
  var sourceSlot: Int32
  /// Behind stops or ratio.
  var mappedSlot: Int32
  /// Behind condition, smoothing and rounding.
  var resultSlot: Int32
  /// Index into `tables` or `openTables`; -1 for none.
  var table: Int32 = -1
  var openTable: Int32 = -1
  /// Place among all links written out.
  var order: Int = 0
  /// The property's value without links.
  var baseSlot: Int32
}
