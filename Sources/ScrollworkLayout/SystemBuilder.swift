internal import ScrollworkModel
internal import ScrollworkSolver

/// Writes a scene's linear system once, and renews the constants that follow from insets and text
/// heights between passes.
struct SystemBuilder {
  /// Constraints whose constants follow from insets: what to write again, and the number of the
  /// first constraint that it made.
  struct DynamicBlock {
    enum Content {
      case written(Int)
      case stack(Int32)
    }

    var content: Content
    var first: Int32
  }

  /// What a probe stands for: an attribute of a view, a guide or a content area.
  struct Probe {
    enum Kind: UInt8 { case view, guide, content }

    var kind: Kind
    var index: Int32
    var attribute: LayoutResult.Ambiguity.Attribute
    /// What is added to the probe's value to give the attribute in the parent's coordinates.
    var offset: Double
  }

  /// A constraint as it is about to be added.
  struct Recorded {
    var form: LinearForm
    var comparison: Comparison
    /// Without what the form adds.
    var constant: Double
    var source: ConstraintSource
  }

  var scene: ResolvedScene
  let tables: SceneTables
  var writer: TermWriter
  var texts: TextTable
  var system = ConstraintSystem()
  /// By constraint number.
  var sources: [ConstraintSource] = []
  /// By probe number.
  var probes: [Probe] = []
  var dynamicBlocks: [DynamicBlock] = []
  /// Constraints with numbers that can't be computed with.
  var rejected: [ConstraintSource] = []
  var form = LinearForm()
  /// The number of the constraint whose constant is renewed next; nil while building.
  var renewed: Int32?
  /// Not nil: constraints are collected here instead of being added.
  var recorded: [Recorded]?

  init(_ scene: ResolvedScene, _ options: LayoutOptions) {
    self.scene = scene
    tables = SceneTables(scene, offsets: options.contentOffsets)
    texts = TextTable(scene)
    writer = TermWriter(
      tables: tables, baselines: BaselineTable(scene: scene, texts: texts),
      guideOwners: scene.guides.map(\.owner), keyboardHeight: scene.viewport.keyboardHeight,
      insets: InsetTable(scene))
  }

  /// Writes everything: facts, frames, intrinsic sizes, stack views, the scene's own constraints,
  /// probes.
  mutating func build() {
    for _ in 0..<tables.variableCount { _ = system.addVariable() }
    let count = scene.constraints.count + 4 * tables.views.count
    system.reserveCapacity(constraints: count, probes: Int(tables.variableCount))
    sources.reserveCapacity(count)
    probes.reserveCapacity(Int(tables.variableCount))
    for view in tables.views.indices { buildView(Int32(view)) }
    for guide in tables.guideVariables.indices {
      addNotNegative(tables.guideVariables[guide] + 2, .guideNotNegative, Int32(guide))
    }
    for index in scene.constraints.indices {
      let first = Int32(system.constraintCount)
      if addWritten(index) {
        dynamicBlocks.append(DynamicBlock(content: .written(index), first: first))
      }
    }
    addProbes()
  }

  private mutating func buildView(_ view: Int32) {
    let facts = tables.views[Int(view)]
    if facts.variable >= 0 { addNotNegative(facts.variable + 2, .viewNotNegative, view) }
    if facts.contentVariable >= 0 {
      addNotNegative(facts.contentVariable, .contentNotNegative, view)
      addContentSize(view)
    }
    if facts.variable >= 0 {
      if scene.views[Int(view)].node.frame != nil { addFrame(view) }
      if scene.views[Int(view)].node.size != nil { addSize(view) }
      addIntrinsicSize(view)
    }
    if facts.type == .stackView {
      let first = Int32(system.constraintCount)
      if addStackView(view) {
        dynamicBlocks.append(DynamicBlock(content: .stack(view), first: first))
      }
    }
  }

  /// Writes the blocks that follow from insets again, with the insets of now.
  mutating func renewConstants() {
    for block in dynamicBlocks {
      renewed = block.first
      switch block.content {
      case .written(let index): _ = addWritten(index)
      case .stack(let view): _ = addStackView(view)
      }
    }
    renewed = nil
  }

  /// Ends the constraint written to `form`: its value compared with `constant`. While constants
  /// are renewed, only the next constraint's constant is set.
  mutating func commit(
    _ comparison: Comparison, _ constant: Double, priority: Double = ConstraintSystem.required,
    _ source: ConstraintSource
  ) {
    let constant = constant - form.constant
    if recorded != nil {
      recorded?.append(
        Recorded(form: form, comparison: comparison, constant: constant, source: source))
    } else if let number = renewed {
      system.setConstant(ConstraintID(index: number), constant)
      renewed = number + 1
    } else {
      for term in form.terms { system.appendTerm(term.coefficient, term.variable) }
      do {
        try system.commitConstraint(comparison, constant, priority: priority)
        sources.append(source)
      } catch {
        rejected.append(source)
      }
    }
    form.clear()
  }

  private mutating func addNotNegative(
    _ firstSize: Int32, _ kind: ConstraintSource.Kind, _ index: Int32
  ) {
    for axis in Axis.allCases {
      system.appendTerm(1, Variable(index: firstSize + axis.offset))
      do {
        try system.commitConstraint(.greaterThanOrEqual, 0, isBackground: true)
        sources.append(ConstraintSource(kind, index, axis))
      } catch {
        rejected.append(ConstraintSource(kind, index, axis))
      }
    }
  }

  /// The content size set by hand. A scroll view without subviews has no content unless a
  /// constraint says otherwise.
  private mutating func addContentSize(_ view: Int32) {
    let given = scene.views[Int(view)].node.scroll.contentSize
    guard given != nil || scene.views[Int(view)].children.isEmpty else { return }
    for axis in Axis.allCases {
      form.add(1, variable: tables.views[Int(view)].contentVariable + axis.offset)
      if let given {
        commit(.equal, given[axis], ConstraintSource(.contentSize, view, axis))
      } else {
        commit(
          .equal, 0, priority: Self.belowEveryPriority, ConstraintSource(.emptyContent, view, axis))
      }
    }
  }

  /// Weaker than any priority that a scene can give.
  static let belowEveryPriority = 0.5
}
