internal import ScrollworkModel

/// SW212: a constraint that asks for a size below zero.
enum NegativeSizeRule: LayoutRule {
  static func check(_ context: inout RuleContext) {
    for conflict in context.conflicts
    where conflict.members.count == 1 && !conflict.background.isEmpty {
      let member = conflict.members[0]
      guard let index = member.written, context.scene.constraints[index].terms.count == 1 else {
        continue
      }
      let constraint = context.scene.constraints[index]
      let term = constraint.terms[0]
      let attribute = context.scene.path(of: term.item) + "." + term.attribute.rawValue
      let value = constraint.constant / term.coefficient
      context.report(
        conflict.facet(
          LayoutRules.negativeSize, "\(attribute) would have to be \(formatNumber(value)).",
          at: member.span,
          help: "No size is negative: look at the sign of the constant."),
        views: conflict.views, constraints: [index])
    }
  }
}
