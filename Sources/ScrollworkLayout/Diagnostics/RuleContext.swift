internal import ScrollworkModel
internal import ScrollworkSolver

/// A solved layout as rules look at it, and what they have found so far.
struct RuleContext {
  let scene: ResolvedScene
  let result: LayoutResult
  let runner: PassRunner
  let options: LayoutOptions
  /// Optional constraints that aren't met, in document order of views, then of constraints.
  let relaxed: [RelaxedConstraint]
  /// Why they aren't.
  var causes: RelaxationCauses
  /// What is open, and what findings have accounted for.
  var open: OpenAttributes
  /// The contradictions, without those that a view or constraint involved allows.
  let conflicts: [ConflictFacts]
  private(set) var findings: [Finding] = []

  init(
    _ scene: ResolvedScene, _ result: LayoutResult, _ runner: PassRunner,
    _ options: LayoutOptions, relaxed: [RelaxedConstraint], _ causes: RelaxationCauses
  ) {
    self.scene = scene
    self.result = result
    self.runner = runner
    self.options = options
    self.relaxed = relaxed
    self.causes = causes
    open = OpenAttributes(result)
    conflicts = ConflictFacts.all(scene, result, runner).filter { conflict in
      let code = LayoutRules.conflict.code
      return !conflict.views.contains { scene.views[Int($0)].node.allow.contains(code) }
        && !conflict.members.contains { member in
          member.written.map { scene.constraints[$0].allow.contains(code) } ?? false
        }
    }
  }

  var tables: SceneTables { runner.builder.tables }
  var names: ConstraintNames { ConstraintNames(scene: scene) }
  var equations: EquationText { EquationText(scene: scene) }

  /// Adds a finding, unless a view or constraint that it is about allows its code.
  ///
  /// - Parameters:
  ///   - views: Indexes of the views whose `allow` counts.
  ///   - constraints: Indexes of the scene's constraints whose `allow` counts.
  ///   - repairs: What may settle it, the best first; each is tried before it is shown.
  mutating func report(
    _ diagnostic: Diagnostic, views: [Int32] = [], constraints: [Int] = [],
    repairs: [RepairDraft] = []
  ) {
    let code = diagnostic.code
    if views.contains(where: { scene.views[Int($0)].node.allow.contains(code) })
      || constraints.contains(where: { scene.constraints[$0].allow.contains(code) })
    {
      return
    }
    findings.append(Finding(diagnostic: diagnostic, repairs: repairs))
  }

  /// Makes one finding of those about copies of one text.
  mutating func mergeCopies() { findings = CopyMerging.merged(findings) }

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
  var repairs: [RepairDraft]
}

/// A check of a solved layout.
protocol LayoutRule {
  /// Reports what it finds to the context.
  static func check(_ context: inout RuleContext)
}
