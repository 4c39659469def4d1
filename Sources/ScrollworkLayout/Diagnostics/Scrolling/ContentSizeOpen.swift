internal import ScrollworkModel

/// SW101: nothing closes the content area at its far edge.
enum ContentSizeOpen {
  static func report(_ area: OpenContentArea, _ context: inout RuleContext) {
    let (axis, edge) = (area.axis, area.farEdge.rawValue)
    let path = context.path(area.scrollView)
    let last = lastView(area, &context)
    var message =
      "The \(axis.adjective) content size of \"\(path)\" is open (\(rangeText(area.range))): "
    message +=
      area.ties.farBounds.isEmpty
      ? "nothing is tied to its \(edge) edge" : "only inequalities bound its \(edge) edge"
    var help = "Tie the last view's \(edge) edge to the content area"
    var views = [path]
    if let last {
      let name = context.path(last.view)
      let end = formatNumber(last.end)
      message += "; \"\(name)\" ends at \(end)"
      help += ": \(context.equations.text(area.tie(last.view)))"
      help += " (the content \(axis.sizeName) becomes \(end))"
      views.append(name)
    }
    let drafts = drafts(area, last, &context)
    context.report(
      LayoutRules.contentSizeOpen.diagnostic(
        message + ".", at: context.scene.views[Int(area.scrollView)].node.idSpan,
        notes: context.scrollNotes(area.scrollView, axis), help: help + ".", views: views),
      views: [area.scrollView], axis: axis, repairs: drafts)
  }

  /// The child that ends last, of those that scroll with the content and are settled.
  private static func lastView(
    _ area: OpenContentArea, _ context: inout RuleContext
  ) -> (view: Int32, end: Double)? {
    if area.axis == .horizontal && context.tables.isRightToLeft {
      return lastOnChain(area, &context)
    }
    var last: (view: Int32, end: Double)?
    for child in context.scene.views[Int(area.scrollView)].children
    where !context.scene.views[Int(child)].node.floating
      && !context.open.contains(child, area.axis)
    {
      let end = context.result.views[Int(child)].frame.end(area.axis)
      if last.map({ end > $0.end }) ?? true { last = (child, end) }
    }
    return last
  }

  /// Where lines begin at the right, all frames are open as long as the content's width is; the chain
  /// tells how far a view reaches.
  private static func lastOnChain(
    _ area: OpenContentArea, _ context: inout RuleContext
  ) -> (view: Int32, end: Double)? {
    let graph = context.graph(area.axis)
    let start = graph.chain(of: area.scrollView).start
    guard let end = start.last, end.place == .far, end.item.kind == .view,
      context.scene.views[Int(area.scrollView)].children.contains(end.item.index),
      !context.scene.views[Int(end.item.index)].node.floating
    else { return nil }
    return (end.item.index, graph.position(of: end) - graph.position(of: start[0]))
  }

  /// The frame's width where that is enough, an equation for an inequality, or the last view tied at
  /// the distance at which the first begins or at none.
  private static func drafts(
    _ area: OpenContentArea, _ last: (view: Int32, end: Double)?, _ context: inout RuleContext
  ) -> [RepairDraft] {
    let writer = RepairWriter(context.scene)
    var drafts: [RepairDraft?] = []
    let frame = context.extent(area.scrollView, area.axis)?.frame ?? 0
    if area.axis == .horizontal && last.map({ $0.end <= frame }) ?? true {
      drafts.append(writer.addition(area.frameSize(area.item)))
    }
    for index in area.ties.farBounds {
      var equation = context.scene.constraints[index]
      equation.relation = .equal
      drafts.append(writer.replacement(of: index, with: equation))
    }
    if let last {
      let inset = area.nearInset(&context)
      if inset > 0 { drafts.append(writer.addition(area.tie(last.view, inset: inset))) }
      drafts.append(writer.addition(area.tie(last.view)))
    }
    return drafts.compactMap { $0?.showing(area.scrollView) }
  }
}
