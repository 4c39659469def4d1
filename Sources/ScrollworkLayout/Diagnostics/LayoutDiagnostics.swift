internal import ScrollworkModel

/// What a solved layout says about its scene: contradictions, open content sizes, open frames.
enum LayoutDiagnostics {
  /// The findings with repairs that were tried, contradictions first, then in the order of the
  /// rules and in document order. Codes in the `allow` of a view or constraint involved are left
  /// out.
  static func diagnostics(
    _ context: RuleContext
  ) -> (diagnostics: [Diagnostic], usedAllows: Set<AllowList.Entry>) {
    var context = context
    check(&context)
    guard context.options.triesRepairs else {
      return (context.findings.map(\.diagnostic), context.allowances.used)
    }
    var trials = RepairTrials(context)
    return (trials.diagnostics(), context.allowances.used)
  }

  /// The findings without trying anything.
  static func findings(_ context: RuleContext) -> [Finding] {
    var context = context
    check(&context)
    return context.findings
  }

  /// What the layout that is left of a contradictory scene shows; empty for other scenes.
  static func hidden(in context: RuleContext) -> [Finding] {
    guard !context.runner.conflicts.isEmpty, !context.isPartial else { return [] }
    var left = RuleContext(
      context.scene, context.result, context.runner, context.options, relaxed: context.relaxed,
      context.causes, isTrial: true)
    for rule in layoutRules { rule.check(&left) }
    left.mergeCopies()
    return left.findings
  }

  /// Rules about contradictions; what else a contradictory layout shows is no finding about the
  /// scene, as constraints were left out to get it.
  private static var conflictRules: [any LayoutRule.Type] {
    [
      ConflictRule.self, DuplicateAttributeRule.self, AutoresizingMaskRule.self,
      HostConstraintRule.self, HiddenInStackRule.self, ImplosionRule.self, BoundsCrossRule.self,
      FixedSumRule.self, RoundingRule.self, NegativeSizeRule.self, AspectOverdeterminedRule.self,
      MarginMovedRule.self, FarEdgeSignConflictRule.self,
    ]
  }

  /// Rules about layouts without contradictions. What one explains, those behind it don't repeat.
  private static var layoutRules: [any LayoutRule.Type] {
    [
      ViewportEqualityRule.self, ContentSizeRule.self, ScrollFrameRule.self,
      OptionalTieRule.self, IntrinsicTieRule.self, AmbiguityRule.self, InequalitiesOnlyRule.self,
      NestedScrollRule.self, CrossAxisOverflowRule.self, WidthPlusInsetsRule.self,
      WrongReferenceSizeRule.self, LockedToViewportRule.self, UnreachableContentRule.self,
      InsetScrollRule.self, CentreMeansFrameRule.self, FloatingSubviewRule.self,
      FarEdgeSignRule.self, OutsideParentRule.self, RelaxedRule.self, TextCutRule.self,
      UnboundedTextRule.self, PreferredWidthRule.self, FixedTextHeightRule.self,
      ZeroSizeRule.self, StretchedRule.self, ProportionsRule.self, FillEquallyRule.self,
      SelfSizingRule.self, DirectionRule.self, DirectionalInsetsRule.self, BaselineRowRule.self,
      RedundantRule.self,
    ]
  }

  private static func check(_ context: inout RuleContext) {
    let rules =
      !context.runner.conflicts.isEmpty ? conflictRules : context.isPartial ? [] : layoutRules
    for rule in rules { rule.check(&context) }
    context.mergeCopies()
  }
}

extension Rule {
  /// A finding of this rule.
  func diagnostic(
    _ message: String, at span: SourceSpan = .none, notes: [Diagnostic.Note] = [],
    help: String? = nil, views: [String] = [], constraints: [String] = []
  ) -> Diagnostic {
    Diagnostic(
      code, severity, message, at: span, notes: notes, help: help, views: views,
      constraints: constraints)
  }
}

/// `a`, `a and b`, `a, b and c`.
func enumeration(_ items: [String]) -> String {
  guard items.count > 1, let last = items.last else { return items.first ?? "" }
  return items.dropLast().joined(separator: ", ") + " and " + last
}
