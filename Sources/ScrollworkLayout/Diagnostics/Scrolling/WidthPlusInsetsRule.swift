internal import ScrollworkModel

/// SW108: a size that is the frame's, with insets outside it.
enum WidthPlusInsetsRule: LayoutRule {
  /// Vertically more than this share of the frame is room that is left on purpose.
  private static let smallShare = 0.2

  static func check(_ context: inout RuleContext) {
    for view in context.scrollViews {
      for axis in Axis.allCases { check(view, axis, &context) }
    }
  }

  private static func check(_ view: Int32, _ axis: Axis, _ context: inout RuleContext) {
    guard let extent = context.extent(view, axis), extent.isExceeding else { return }
    let chain = context.chain(extent)
    let graph = context.graph(axis)
    guard chain.isClosed, chain.links.count == 1, let constraint = chain.links[0].origin.constraint,
      case .item(let other) = chain.links[0].origin.kind, chain.links[0].origin.isPlain,
      chain.links[0].origin.offset <= 0,
      abs(graph.length(of: other) - extent.frame) <= RelaxedConstraints.tolerance,
      chain.links[0].item.kind != .contentGuide
    else { return }
    let link = chain.links[0]
    let ends = insets(chain, link, graph)
    guard ends.near + ends.far > RelaxedConstraints.tolerance else { return }
    if axis == .vertical {
      guard min(ends.near, ends.far) > 0, ends.near + ends.far <= extent.frame * smallShare else {
        return
      }
    }
    let name = context.scene.path(of: link.item)
    let (near, far) = (formatNumber(ends.near), formatNumber(ends.far))
    let shown = link.origin.offset == 0 ? "" : " less \(formatNumber(-link.origin.offset))"
    context.report(
      LayoutRules.widthPlusInsets.diagnostic(
        "\"\(name)\" is as \(axis.measure) as the frame of \"\(context.path(view))\"\(shown) "
          + "(\(formatNumber(link.length))) and has \(near) + \(far) pt of insets outside it: the "
          + "content is \(formatNumber(extent.excess)) pt too \(axis.measure).",
        at: context.scene.constraints[constraint].span,
        notes: context.scrollNotes(view, axis),
        help: "Subtract the insets from the \(axis.sizeName), or put them inside \"\(name)\".",
        views: [context.path(view), name], constraints: [context.scene.name(of: constraint)]),
      views: [view] + link.item.viewIndexes, constraints: [constraint],
      repairs: ContentBound(extent: extent, chain: chain, link: link, graph: graph)
        .drafts(context.scene))
  }

  /// The distances between the item and the ends of the content area.
  private static func insets(
    _ chain: ContentChain, _ link: ContentChain.Link, _ graph: AnchorGraph
  ) -> (near: Double, far: Double) {
    guard let first = chain.start.first, let last = chain.start.last else { return (0, 0) }
    return (
      graph.position(of: Anchor(link.item, .near)) - graph.position(of: first),
      graph.position(of: last) - graph.position(of: Anchor(link.item, .far))
    )
  }
}
