public import ScrollworkModel

/// All numbers of a program between steps.
public struct LinkState: Sendable {
  /// Something that happened in a step and that a user should know.
  public struct Event: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
      /// The binding's source is no number; the operands' values.
      case notANumber(operands: [String])
      /// Two members of a link were moved in one step; the first leads.
      case severalOrigins
      /// The layout didn't settle: the output's last two values.
      case oscillation(name: String, Double, Double)
    }

    public var kind: Kind
    /// Index into `LinkProgram.bindings`.
    public var binding: Int
  }

  /// Slots.
  var values: [Double]
  /// What nodes remember from the step before, and what they will remember.
  var memory: [Double]
  var pending: [Double]
  /// By group: the member that leads in this step; -1: none.
  var origins: [Int]
  /// No step has been made.
  var isFresh = true
  /// No batch has run.
  var isUnevaluated = true
  /// Values of the layout outputs with which the layout was last solved.
  var solvedLayout: [Double] = []
  var pages: [PageStops] = []
  public internal(set) var events: [Event] = []
  /// A spring or a bar that snaps is on its way, whether or not its value changed in this step.
  public internal(set) var isUnderWay = false
  /// Scroll views that a bar asks to be moved on, with the offset: `setContentOffset` animated.
  public internal(set) var scrollRequests: [ScrollRequest] = []

  public struct ScrollRequest: Hashable, Sendable {
    public var view: Int32
    public var axis: Axis
    public var offset: Double
  }

  init(_ program: LinkProgram) {
    values = program.initialValues
    memory = Array(repeating: 0, count: program.memoryCount)
    pending = memory
    origins = Array(repeating: -1, count: program.groups.count)
  }

  /// An output's value: points, degrees, 0...1, 1 or 0 for true or false.
  public func value(of output: LinkProgram.Output) -> Double { values[Int(output.slot)] }

  /// The value that a slot of an explanation has.
  func value(_ slot: Int32) -> Double { slot >= 0 ? values[Int(slot)] : .nan }
}
