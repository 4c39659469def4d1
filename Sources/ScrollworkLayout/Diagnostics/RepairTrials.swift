internal import ScrollworkModel

/// Solves a scene again with each repair that is drafted for a finding, and keeps those that settle
/// it without leading to another.
struct RepairTrials {
  /// Repairs that are shown of one finding at most.
  static let shownLimit = 3

  private struct Key: Hashable {
    var code: String
    var views: [String]
    var constraints: [String]

    init(_ diagnostic: Diagnostic) {
      code = diagnostic.code
      views = diagnostic.views
      constraints = diagnostic.constraints.sorted()
    }
  }

  private let context: RuleContext
  private let errors: Set<Key>
  private let warnings: Set<Key>
  /// How often the scene may be solved again. A fixed number, so that the same scene gets the same
  /// repairs on any machine; smaller for large scenes, whose explanation isn't to take much longer
  /// than their layout.
  private var remaining: Int

  init(_ context: RuleContext) {
    self.context = context
    errors = Self.keys(context.findings.map(\.diagnostic), .error)
    warnings = Self.keys(context.findings.map(\.diagnostic), .warning)
    remaining = max(3, min(40, 6000 / max(1, context.scene.views.count)))
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
    var clean: [Repair] = []
    var others: [Repair] = []
    for draft in finding.repairs {
      for alternative in [draft] + draft.otherwise {
        guard clean.count < Self.shownLimit, remaining > 0 else { break }
        remaining -= 1
        guard let (repair, isClean) = attempt(alternative, Key(finding.diagnostic)) else {
          continue
        }
        if isClean {
          clean.append(repair)
          break
        }
        others.append(repair)
      }
    }
    // A repair that brings a warning is better than none, unless there was none before.
    let isInfo = finding.diagnostic.severity == .info
    return clean.isEmpty && !isInfo ? Array(others.prefix(1)) : clean
  }

  private func attempt(_ draft: RepairDraft, _ settled: Key) -> (Repair, isClean: Bool)? {
    var scene = context.scene
    draft.apply(&scene)
    var runner = PassRunner(scene, context.options)
    runner.run()
    let builder = ResultBuilder(runner, context.options)
    let result = builder.result()
    let tried = RuleContext(
      scene, result, runner, context.options, relaxed: builder.relaxed, RelaxationCauses(runner))
    let found = LayoutDiagnostics.findings(tried).map(\.diagnostic)
    guard !found.contains(where: { Key($0) == settled }) else { return nil }
    guard Self.keys(found, .error).isSubset(of: errors) else { return nil }
    let warned = Self.keys(found, .warning)
    return (
      Repair(draft.title, draft.changes, effects: effects(of: draft.views, result)),
      isClean: warned.isSubset(of: warnings)
    )
  }

  private static func keys(_ diagnostics: [Diagnostic], _ severity: Severity) -> Set<Key> {
    Set(diagnostics.lazy.filter { $0.severity == severity }.map(Key.init))
  }

  private func effects(of views: [Int32], _ result: LayoutResult) -> [Repair.Effect] {
    var effects: [Repair.Effect] = []
    var seen: Set<Int32> = []
    for view in views where view > 0 && seen.insert(view).inserted && effects.count < 4 {
      let path = context.path(view)
      if let scroll = result.views[Int(view)].scroll {
        effects.append(.contentSize(path, scroll.contentSize))
      } else {
        effects.append(.frame(path, result.views[Int(view)].frame))
      }
    }
    return effects
  }
}
