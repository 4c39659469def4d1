internal import ScrollworkModel

/// SW211: a contradiction of a point or less.
enum RoundingRule: LayoutRule {
  static func check(_ context: inout RuleContext) {
    for conflict in context.conflicts where conflict.difference <= 1 {
      // A whole point between whole numbers is what it says.
      let numbers = conflict.arithmetic.map { $0.needed + $0.available } ?? []
      let isFraction = numbers.contains { $0.amount != $0.amount.rounded() }
      guard conflict.difference < 1 || isFraction else { continue }
      context.report(
        conflict.facet(
          LayoutRules.rounding,
          "The contradiction is only \(formatNumber(conflict.difference)) pt: some of its numbers "
            + "were rounded, others weren't.",
          help: "Round all of them or none, or give one constraint priority 999."),
        views: conflict.views, constraints: conflict.members.compactMap(\.written))
    }
  }
}
