internal import ScrollworkModel

/// SW206: a hidden arranged view, which a stack view wants to have no size, with constraints that
/// want it to have one.
enum HiddenInStackRule: LayoutRule {
  static func check(_ context: inout RuleContext) {
    for conflict in context.conflicts {
      guard
        let hiding = conflict.members.first(where: { $0.hiddenView(in: context.scene) != nil }),
        let (view, axis) = hiding.hiddenView(in: context.scene)
      else { continue }
      let others = conflict.members.filter { $0.authors != nil }
      let least = conflict.value(of: hiding, context).map { " \(formatNumber($0))" } ?? " a size"
      let size = axis.sizeName
      context.report(
        conflict.facet(
          LayoutRules.hiddenInStack,
          "\"\(context.path(view))\" is hidden: its stack view requires \(size) 0, "
            + "\(enumeration(others.map(\.name))) \(others.count == 1 ? "requires" : "require")"
            + "\(least).",
          at: context.scene.views[Int(view)].node.idSpan.isNone
            ? hiding.span : context.scene.views[Int(view)].node.idSpan,
          help: "Give one of them priority 999, or take the view out of the stack view while it is "
            + "hidden.",
          views: [context.path(view)]),
        views: [view], constraints: others.compactMap(\.written))
    }
  }
}
