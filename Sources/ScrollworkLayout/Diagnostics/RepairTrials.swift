internal import ScrollworkModel

/// Solves a scene again with each repair that is drafted for a finding, and keeps those that settle
/// it without leading to another.
struct RepairTrials {
  /// Repairs that are shown of one finding at most; of a large scene, whose explanation isn't to
  /// take much longer than its layout, the first that holds.
  private let shownLimit: Int
  private static let largeScene = 5000
  /// So many constraints are no one's writing; nothing is tried.
  private static let hugeScene = 200_000

  private struct Key: Hashable {
    var code: String
    var views: [String]
    var constraints: [String]
    var axis: Axis?

    init(_ finding: Finding) {
      code = finding.diagnostic.code
      views = finding.diagnostic.views
      constraints = finding.diagnostic.constraints.sorted()
      axis = finding.axis
    }
  }

  private let context: RuleContext
  private let errors: Set<Key>
  private let warnings: Set<Key>
  /// What a contradiction hides: the layout that is left without the constraints that were dropped
  /// has these errors too, so a repair need not be to blame for them. Nil until it is asked for.
  private var hidden: Set<Key>?
  /// How often the scene may be solved again. A fixed number, so that the same scene gets the same
  /// repairs on any machine; smaller for large scenes, whose explanation isn't to take much longer
  /// than their layout.
  private var remaining: Int
  /// Remarks whose repairs may still be tried.
  private var remarks = 4

  init(_ context: RuleContext) {
    self.context = context
    errors = Self.keys(context.findings, .error)
    warnings = Self.keys(context.findings, .warning)
    shownLimit = context.scene.views.count > Self.largeScene ? 1 : 3
    let size = max(context.scene.views.count, context.scene.constraints.count / 4)
    remaining =
      context.scene.constraints.count > Self.hugeScene ? 0 : max(3, min(40, 6000 / max(1, size)))
  }

  /// The findings' diagnostics with the repairs that hold.
  mutating func diagnostics() -> [Diagnostic] {
    context.findings.map { finding in
      var diagnostic = finding.diagnostic
      diagnostic.repairs = repairs(for: finding)
      return diagnostic
    }
  }

  private mutating func repairs(for finding: Finding) -> [Repair] {
    // There can be many remarks about a layout that is as it should be.
    let isRemark = finding.diagnostic.severity == .info
    if isRemark && remarks == 0 { return [] }
    if isRemark && !finding.repairs.isEmpty { remarks -= 1 }
    let settled = Key(finding)
    var found: [Quality: [Repair]] = [:]
    for draft in finding.repairs {
      for alternative in [draft] + draft.otherwise {
        guard found[.clean, default: []].count < shownLimit, remaining > 0 else { break }
        remaining -= 1
        guard let (repair, quality) = attempt(alternative, settled) else { continue }
        found[quality, default: []].append(repair)
        if quality == .clean { break }
      }
    }
    if let clean = found[.clean] { return clean }
    if isRemark { return [] }
    // A repair that brings a warning, or what was hidden to light, is better than none.
    return Array((found[.warned] ?? found[.revealing] ?? []).prefix(1))
  }

  private enum Quality {
    case clean, warned, revealing
  }

  private mutating func attempt(_ draft: RepairDraft, _ settled: Key) -> (Repair, Quality)? {
    var scene = context.scene
    draft.apply(&scene)
    var runner = PassRunner(scene, context.options)
    runner.run()
    let builder = ResultBuilder(runner, context.options)
    let result = builder.result()
    let tried = RuleContext(
      scene, result, runner, context.options, relaxed: builder.relaxed, RelaxationCauses(runner),
      isTrial: true)
    let found = LayoutDiagnostics.findings(tried)
    guard !found.contains(where: { Key($0) == settled }) else { return nil }
    let new = Self.keys(found, .error).subtracting(errors)
    guard new.isEmpty || new.isSubset(of: errorsHidden()) else { return nil }
    let isClean = Self.keys(found, .warning).isSubset(of: warnings) && !movesOutside(result)
    let quality: Quality = !new.isEmpty ? .revealing : isClean ? .clean : .warned
    return (Repair(draft.title, draft.changes, effects: effects(of: draft.views, result)), quality)
  }

  /// Whether a view reaches out of the view that it is in that doesn't where something contradictory
  /// was left out: such a repair moves the problem elsewhere. What a host sets holds for a while, and
  /// what reaches outside then is inside when the host has measured.
  private func movesOutside(_ result: LayoutResult) -> Bool {
    let isHosted = context.conflicts.contains { $0.members.contains { $0.origin == .host } }
    guard !context.runner.conflicts.isEmpty, !context.isPartial, !isHosted else { return false }
    let tables = context.tables
    for view in tables.views.indices {
      let parent = tables.views[view].parent
      guard parent >= 0, !tables.isScrollView(parent) else { continue }
      for axis in Axis.allCases {
        let before = Self.overhang(view, Int(parent), axis, context.result)
        guard Self.overhang(view, Int(parent), axis, result) > before + 1 else { continue }
        let isSeen = context.isVisible(Int32(view)) && !context.scene.views[view].node.floating
        if isSeen { return true }
      }
    }
    return false
  }

  /// By how much a view reaches out of another, in points; 0 when it doesn't.
  private static func overhang(
    _ view: Int, _ parent: Int, _ axis: Axis, _ result: LayoutResult
  ) -> Double {
    let (inner, outer) = (result.views[view].alignment, result.views[parent].alignment)
    return max(0, outer.start(axis) - inner.start(axis), inner.end(axis) - outer.end(axis))
  }

  private mutating func errorsHidden() -> Set<Key> {
    let errors = hidden ?? Self.keys(LayoutDiagnostics.hidden(in: context), .error)
    hidden = errors
    return errors
  }

  private static func keys(_ findings: [Finding], _ severity: Severity) -> Set<Key> {
    Set(findings.lazy.filter { $0.diagnostic.severity == severity }.map(Key.init))
  }

  private func effects(of views: [Int32], _ result: LayoutResult) -> [Repair.Effect] {
    var effects: [Repair.Effect] = []
    guard !context.isPartial else { return effects }
    var seen: Set<Int32> = []
    for view in views where view > 0 && seen.insert(view).inserted && effects.count < 4 {
      let path = context.path(view)
      // Where its own frame was open, that is what the finding is about.
      let isFrameOpen = Axis.allCases.contains { context.open.contains(view, $0) }
      if let scroll = result.views[Int(view)].scroll, !isFrameOpen {
        effects.append(.contentSize(path, scroll.contentSize))
      } else {
        effects.append(.frame(path, result.views[Int(view)].frame))
      }
    }
    return effects
  }
}
