internal import ScrollworkModel

/// SW202: an attribute that is required to have two values.
enum DuplicateAttributeRule: LayoutRule {
  static func check(_ context: inout RuleContext) {
    for conflict in context.conflicts {
      let twins = conflict.members.filter { $0.suspicion == .duplicateAttribute }
      guard twins.count > 1, let first = twins.first, let last = twins.last,
        let index = last.written, let other = first.written
      else { continue }
      let constraint = context.scene.constraints[index]
      let values = [context.scene.constraints[other], constraint].map {
        formatNumber($0.constant / ($0.terms.first?.coefficient ?? 1))
      }
      let what: String
      if constraint.terms.count == 1 {
        let term = constraint.terms[0]
        let attribute = context.scene.path(of: term.item) + "." + term.attribute.rawValue
        what =
          "\(attribute) is required to be \(values[0]) (\(first.name)) and \(values[1]) "
          + "(\(last.name))"
      } else {
        what = "\(first.description) and \(last.description) say the same with two constants"
      }
      context.report(
        conflict.facet(
          LayoutRules.duplicateAttribute, what + ".", at: last.span,
          help: "Keep one and change its constant where it should be another.",
          constraints: [first.name, last.name]),
        views: conflict.views, constraints: [other, index])
    }
  }
}
