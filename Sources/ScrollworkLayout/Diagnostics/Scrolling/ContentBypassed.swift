internal import ScrollworkModel

/// SW103: what is inside a scroll view is tied to its frame or to outside views only.
enum ContentBypassed {
  /// Reports a content area that nothing uses, if a child is tied elsewhere.
  static func report(_ area: OpenContentArea, _ context: inout RuleContext) -> Bool {
    let scrollView = area.scrollView
    guard let child = tiedChild(of: scrollView, context) else { return false }
    context.bypassed.insert(scrollView)
    let (path, name) = (context.path(scrollView), context.path(child))
    let drafts = drafts(scrollView, child, context)
    context.report(
      LayoutRules.contentBypassed.diagnostic(
        "What is inside \"\(path)\" is tied to its frame or to outside views only; the content "
          + "area is not used, so contentSize stays 0 and nothing scrolls.",
        at: context.scene.views[Int(scrollView)].node.idSpan,
        notes: context.scrollNotes(scrollView, area.axis),
        help: "Move the edge constraints of \"\(name)\" to the content area: "
          + "\(name).edges == \(path).content.edges.",
        views: [path, name]),
      views: [scrollView], repairs: drafts)
    return true
  }

  /// A child that a constraint places, but not in the content area.
  private static func tiedChild(of scrollView: Int32, _ context: RuleContext) -> Int32? {
    let children = Set(
      context.scene.views[Int(scrollView)].children.filter {
        !context.scene.views[Int($0)].node.floating
      })
    for constraint in context.scene.constraints {
      for term in constraint.terms
      where term.item.kind == .view && !term.attribute.isSize && children.contains(term.item.index)
        && constraint.terms.contains(where: { !isInside($0.item, scrollView, context) })
      {
        return term.item.index
      }
    }
    return nil
  }

  private static func isInside(
    _ item: LayoutItem, _ scrollView: Int32, _ context: RuleContext
  ) -> Bool {
    let view = ConstraintItems.view(of: item, in: context.scene)
    return context.tables.isDescendant(view, of: scrollView)
  }

  /// The child's edges on the content area instead, alone or with the frame's width.
  private static func drafts(
    _ scrollView: Int32, _ child: Int32, _ context: RuleContext
  ) -> [RepairDraft] {
    let writer = RepairWriter(context.scene)
    let item = LayoutItem(.view, child)
    let content = LayoutItem(.contentGuide, scrollView)
    let old = context.scene.constraints.indices.filter { index in
      let terms = context.scene.constraints[index].terms
      return terms.contains { $0.item == item && !$0.attribute.isSize }
        && terms.contains { !$0.attribute.isSize && !isInside($0.item, scrollView, context) }
    }
    let edges = [LayoutAttribute.top, .leading, .bottom, .trailing].map { edge in
      ResolvedConstraint(
        [
          .init(item: item, attribute: edge, coefficient: 1),
          .init(item: content, attribute: edge, coefficient: -1),
        ], .equal, inset(edge, item, old, context.scene))
    }
    let path = context.path(scrollView)
    let name = context.path(child)
    guard
      let move = writer.exchange(
        old, for: edges, "tie the edges of \(name) to \(path).content")
    else { return [] }
    let width = ResolvedConstraint(
      [
        .init(item: item, attribute: .width, coefficient: 1),
        .init(item: LayoutItem(.frameGuide, scrollView), attribute: .width, coefficient: -1),
      ], .equal, 0)
    var draft = move.showing(scrollView)
    if let bound = writer.addition(width), let both = writer.together([bound, move]) {
      draft.otherwise = [both.showing(scrollView)]
    }
    return [draft]
  }

  /// The distance that the child keeps at an edge now.
  private static func inset(
    _ edge: LayoutAttribute, _ item: LayoutItem, _ old: [Int], _ scene: ResolvedScene
  ) -> Double {
    for index in old {
      let constraint = scene.constraints[index]
      guard constraint.relation == .equal, constraint.terms.count == 2,
        constraint.terms.allSatisfy({ $0.attribute == edge }),
        let own = constraint.terms.first(where: { $0.item == item })
      else { continue }
      return constraint.constant / own.coefficient
    }
    return 0
  }
}
