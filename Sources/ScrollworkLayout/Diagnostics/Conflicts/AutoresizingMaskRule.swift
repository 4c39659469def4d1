internal import ScrollworkModel

/// SW204: a view whose hand-set frame stands against constraints.
enum AutoresizingMaskRule: LayoutRule {
  static func check(_ context: inout RuleContext) {
    for conflict in context.conflicts {
      var views: [Int32] = []
      for member in conflict.members where member.source.kind == .autoresizing {
        if !views.contains(member.source.index) { views.append(member.source.index) }
      }
      for view in views {
        let own = conflict.members.filter {
          $0.source.kind == .autoresizing && $0.source.index == view
        }
        let path = context.path(view)
        context.report(
          conflict.facet(
            LayoutRules.autoresizingMask,
            "\"\(path)\" still turns its frame into constraints: "
              + enumeration(own.map { $0.equation ?? $0.name }) + ".",
            at: context.scene.views[Int(view)].node.idSpan,
            help: "Leave out its frame (translatesAutoresizingMaskIntoConstraints = false in an "
              + "app), or leave out the constraints.",
            views: [path], constraints: own.map(\.name)),
          views: [view])
      }
    }
  }
}
