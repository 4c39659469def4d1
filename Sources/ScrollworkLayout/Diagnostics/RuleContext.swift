internal import ScrollworkModel
internal import ScrollworkSolver

/// A solved layout as rules look at it, and what they have found so far.
///
/// Rules hand it on as a value all the time, so what never changes is behind one reference.
struct RuleContext {
  private let facts: RuleFacts
  /// Why optional constraints aren't met.
  var causes: RelaxationCauses
  /// What is open, and what findings have accounted for.
  var open: OpenAttributes
  /// Scroll views whose content area nothing uses, as a finding has told.
  var bypassed: Set<Int32> = []
  private(set) var findings: [Finding] = []
  private var graphs: [Axis: AnchorGraph] = [:]
  /// Scroll views of which a finding has told what their edges mean.
  private var explainedRectangles: Set<Int32> = []
  /// Views of which a finding has told that they are partly outside.
  private var explainedOverflows: Set<OpenAttributes.Key> = []
  private(set) var allowances: Allowances

  /// Only what is found counts, and what it is about; nobody reads the messages.
  let isTrial: Bool

  init(
    _ scene: ResolvedScene, _ result: LayoutResult, _ runner: PassRunner,
    _ options: LayoutOptions, relaxed: [RelaxedConstraint], _ causes: RelaxationCauses,
    isTrial: Bool = false
  ) {
    self.causes = causes
    self.isTrial = isTrial
    open = OpenAttributes(result)
    var allowances = Allowances(scene)
    let conflicts = ConflictFacts.all(scene, result, runner).filter { conflict in
      !allowances.allow(
        LayoutRules.conflict.code, views: conflict.paths,
        constraints: conflict.members.map(\.name))
    }
    self.allowances = allowances
    facts = RuleFacts(scene, result, runner, options, relaxed, conflicts)
  }

  var scene: ResolvedScene { facts.scene }
  var result: LayoutResult { facts.result }
  var runner: PassRunner { facts.runner }
  var options: LayoutOptions { facts.options }
  /// Optional constraints that aren't met, in document order of views, then of constraints.
  var relaxed: [RelaxedConstraint] { facts.relaxed }
  /// The contradictions, without those that a view or constraint involved allows.
  var conflicts: [ConflictFacts] { facts.conflicts }
  /// What doesn't move with scroll views' contents.
  var outsideTies: OutsideTies { facts.outsideTies }

  /// See `LayoutOptions`.
  var isPartial: Bool { options.isPartial }

  var tables: SceneTables { runner.builder.tables }
  var names: ConstraintNames { ConstraintNames(scene: scene) }
  var equations: EquationText { EquationText(scene: scene) }

  /// Adds a finding, unless a view or constraint that it is about allows its code.
  ///
  /// - Parameters:
  ///   - views: Indexes of views whose `allow` counts beside those that the diagnostic names.
  ///   - constraints: Indexes of the scene's constraints whose `allow` counts beside.
  ///   - axis: The axis that the finding is about, where there may be the same for the other one.
  ///   - repairs: What may settle it, the best first; each is tried before it is shown.
  mutating func report(
    _ diagnostic: Diagnostic, views: [Int32] = [], constraints: [Int] = [], axis: Axis? = nil,
    repairs: [RepairDraft] = []
  ) {
    // Names of constraints take time in a large scene.
    let isAllowed =
      !allowances.isEmpty
      && allowances.allow(
        diagnostic.code, views: diagnostic.views + views.map(path),
        constraints: diagnostic.constraints + scene.names(of: constraints))
    if isAllowed { return }
    findings.append(Finding(diagnostic: diagnostic, axis: axis, repairs: repairs))
  }

  /// Makes one finding of those about copies of one text.
  mutating func mergeCopies() { findings = CopyMerging.merged(findings) }

  /// What is tied to what along an axis; worked out when it is first asked for.
  mutating func graph(_ axis: Axis) -> AnchorGraph {
    if let known = graphs[axis] { return known }
    let graph = AnchorGraph(runner, open, axis)
    graphs[axis] = graph
    return graph
  }

  /// Whether nobody has told yet what a scroll view's edges mean; the caller does.
  mutating func explainRectangles(of scrollView: Int32) -> Bool {
    explainedRectangles.insert(scrollView).inserted
  }

  /// A finding tells that a view reaches outside along an axis.
  mutating func explainOverflow(_ view: Int32, _ axis: Axis) {
    explainedOverflows.insert(OpenAttributes.Key(view: view, axis: axis))
  }

  func explainsOverflow(_ view: Int32, _ axis: Axis) -> Bool {
    explainedOverflows.contains(OpenAttributes.Key(view: view, axis: axis))
  }

  func path(_ view: Int32) -> String { scene.views[Int(view)].path }

  /// Neither the view nor one that it is in is hidden.
  func isVisible(_ view: Int32) -> Bool {
    var current: Int32? = view
    while let index = current {
      if scene.views[Int(index)].node.hidden { return false }
      current = scene.views[Int(index)].parent
    }
    return true
  }

  /// Length of a view's alignment rectangle, in points, before rounding to pixels.
  func alignmentSize(of view: Int32, _ axis: Axis) -> Double {
    tables.alignmentSpan(view, axis).sizeValue(at: runner.values)
  }

  /// The views that a stack view arranges, without hidden ones.
  func arrangedViews(of stack: Int32) -> [Int32] {
    scene.views[Int(stack)].children.filter {
      scene.views[Int($0)].node.arranged && !scene.views[Int($0)].node.hidden
    }
  }

  /// The scroll view that a view is in; nil for one that doesn't scroll.
  func scrollView(around view: Int32) -> Int32? {
    var current = tables.views[Int(view)].parent
    while current >= 0, !tables.isScrollView(current) {
      current = tables.views[Int(current)].parent
    }
    return current >= 0 ? current : nil
  }

  /// The indexes of the views below a view.
  func descendants(of view: Int32) -> Range<Int32> {
    // Views stand parents first, so what is inside follows without a gap.
    var end = view + 1
    while Int(end) < tables.views.count, tables.isDescendant(end, of: view) { end += 1 }
    return view + 1..<end
  }
}

/// A diagnostic with repairs that still have to be tried.
struct Finding {
  var diagnostic: Diagnostic
  /// The axis that it is about, where there may be the same for the other one.
  var axis: Axis?
  var repairs: [RepairDraft]
}

/// A check of a solved layout.
protocol LayoutRule {
  /// Reports what it finds to the context.
  static func check(_ context: inout RuleContext)
}
