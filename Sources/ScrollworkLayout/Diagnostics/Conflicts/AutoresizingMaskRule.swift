internal import ScrollworkModel

/// SW204: a view whose hand-set frame stands against constraints.
enum AutoresizingMaskRule: LayoutRule {
  static func check(_ context: inout RuleContext) {
    for conflict in context.conflicts {
      var views: [Int32] = []
      for view in conflict.members.compactMap({ $0.maskedView(in: context.scene) }) {
        if !views.contains(view) { views.append(view) }
      }
      for view in views {
        let own = conflict.members.filter { $0.maskedView(in: context.scene) == view }
        let idSpan = context.scene.views[Int(view)].node.idSpan
        let path = context.path(view)
        context.report(
          conflict.facet(
            LayoutRules.autoresizingMask,
            "\"\(path)\" still turns its frame into constraints: "
              + enumeration(own.map { $0.equation ?? $0.name }) + ".",
            at: idSpan.isNone ? own.first?.span : idSpan,
            help: "Leave out its frame (translatesAutoresizingMaskIntoConstraints = false in an "
              + "app), or leave out the constraints.",
            views: [path], constraints: own.map(\.name)),
          views: [view])
      }
    }
  }
}
