internal import ScrollworkModel

/// SW205: a contradiction with a constraint that the host adds for a while.
enum HostConstraintRule: LayoutRule {
  static func check(_ context: inout RuleContext) {
    for conflict in context.conflicts {
      let hosts = conflict.members.filter { $0.origin == .host }
      guard let first = hosts.first, hosts.count < conflict.members.count else { continue }
      let isOne = hosts.count == 1
      context.report(
        conflict.facet(
          LayoutRules.hostConstraint,
          "\(enumeration(hosts.map(\.description))) \(isOne ? "is" : "are") added by the host (a "
            + "cell, a sheet, a fitting pass): \(isOne ? "it is" : "they are") temporary and not "
            + "yours.",
          at: first.span,
          help: "Don't change \(isOne ? "it" : "them"): give one link of your own chain a priority "
            + "below 1000.",
          constraints: hosts.map(\.name)),
        views: conflict.views, constraints: hosts.compactMap(\.written))
    }
  }
}
