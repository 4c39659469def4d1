internal import ScrollworkModel

/// SW208: a bound of a size that the rest of a contradiction is beyond.
enum BoundsCrossRule: LayoutRule {
  static func check(_ context: inout RuleContext) {
    for conflict in context.conflicts {
      guard conflict.members.count > 1, let member = bound(in: conflict, context),
        let index = member.written, let value = conflict.value(of: member, context)
      else { continue }
      let constraint = context.scene.constraints[index]
      let term = constraint.terms[0]
      let bound = formatNumber(constraint.constant / term.coefficient)
      let attribute = context.scene.path(of: term.item) + "." + term.attribute.rawValue
      let isMinimum = (constraint.relation == .greaterThanOrEqual) == (term.coefficient > 0)
      let message =
        isMinimum
        ? "\(attribute) is to be at least \(bound) (\(member.name)), but the other constraints "
          + "leave \(formatNumber(value))"
        : "\(attribute) is to be at most \(bound) (\(member.name)), but the other constraints need "
          + formatNumber(value)
      context.report(
        conflict.facet(
          LayoutRules.boundsCross, message + ".", at: member.span,
          help: "\(isMinimum ? "Lower" : "Raise") the bound, or give it a priority below 1000.",
          views: [context.scene.path(of: term.item)], constraints: [member.name]),
        views: conflict.views, constraints: [index])
    }
  }

  /// The first inequality between a size and a number.
  static func bound(in conflict: ConflictFacts, _ context: RuleContext) -> ConflictFacts.Member? {
    conflict.members.first { member in
      guard let index = member.written else { return false }
      let constraint = context.scene.constraints[index]
      return constraint.relation != .equal && constraint.terms.count == 1
        && constraint.terms[0].attribute.isSize
    }
  }
}
