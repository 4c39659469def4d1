internal import ScrollworkModel

/// SW209: a chain of fixed parts that adds up to something else than there is.
enum FixedSumRule: LayoutRule {
  static func check(_ context: inout RuleContext) {
    for conflict in context.conflicts {
      guard let arithmetic = conflict.arithmetic,
        arithmetic.needed.count + arithmetic.available.count > 2,
        // What other rules say better.
        !conflict.members.contains(where: {
          $0.suspicion == .duplicateAttribute || $0.source.kind == .hiding
        }), BoundsCrossRule.bound(in: conflict, context) == nil,
        ImplosionRule.insets(of: conflict, context) == nil
      else { continue }
      let parts = Set((arithmetic.needed + arithmetic.available).map(\.member))
      let links = conflict.members.filter { parts.contains($0.id) && $0.origin != .host }
      guard links.count > 1 else { continue }
      context.report(
        conflict.facet(
          LayoutRules.fixedSum,
          "\(enumeration(links.map(\.label))) make a chain that is fixed from end to end; it is "
            + "\(formatNumber(arithmetic.difference)) pt too \(arithmetic.isTooShort ? "short" : "long").",
          at: links.last?.span, help: "Remove one link or make one flexible (>=, or @999).",
          constraints: links.map(\.name)),
        views: conflict.views, constraints: links.compactMap(\.written))
    }
  }
}
