internal import ScrollworkModel

/// Content that is larger than its scroll view's frame in the direction in which it isn't meant to
/// scroll.
///
/// Nothing in a scene says which direction is meant, so it is told from the chain: several views
/// side by side are a strip to be scrolled through, one view alone that is too wide is an accident
/// unless the scroll view has the shape of a strip or the view is a picture to look round in.
struct CrossAxisOverflow {
  let extent: ScrollExtent
  let chain: ContentChain
  /// The one view on the chain that has a size.
  let link: ContentChain.Link

  /// Content up to this share of the frame too large, in both directions, may still be a page for
  /// a larger screen.
  private static let smallShare = 0.25

  init?(_ view: Int32, _ axis: Axis, _ context: inout RuleContext) {
    let attributes = context.scene.views[Int(view)].node.scroll
    let bounces =
      axis == .horizontal ? attributes.alwaysBounceHorizontal : attributes.alwaysBounceVertical
    guard let extent = context.extent(view, axis), extent.isExceeding,
      let across = context.extent(view, axis.other),
      attributes.scrollEnabled, attributes.contentSize == nil, !bounces
    else { return nil }
    let chain = context.chain(extent)
    guard chain.isClosed, chain.links.count == 1 else { return nil }
    // A content area with a size of its own is as large as somebody wanted.
    if chain.links[0].item == LayoutItem(.contentGuide, view),
      chain.links[0].origin.kind == .constant
    {
      return nil
    }
    self.extent = extent
    self.chain = chain
    link = chain.links[0]
    let crossing = context.chain(across).links
    let isAccident =
      axis == .horizontal
      ? isTooWide(across, crossing, context) : isTooHigh(across, crossing)
    guard isAccident else { return nil }
  }

  private func isTooWide(
    _ across: ScrollExtent, _ crossing: [ContentChain.Link], _ context: RuleContext
  ) -> Bool {
    switch link.origin.kind {
    case .item(let item):
      // Twice the frame is two pages; the frame's width and a bit is none.
      return link.origin.isPlain && item.kind != .contentGuide
    case .intrinsic where wraps(link.item, context):
      return true
    case .intrinsic, .constant, .ratio:
      break
    }
    if across.isFilling { return false }
    if extent.frame >= across.frame && across.isSettled && !across.isExceeding { return false }
    guard let only = crossing.first else { return false }
    if crossing.count > 1 || only.item != link.item { return true }
    // One view gives both sizes: a picture, a map, a canvas.
    if context.type(of: link.item) == .imageView { return false }
    if !across.isExceeding { return across.isSettled }
    let share = extent.excess / extent.frame
    return share <= Self.smallShare && across.excess / across.frame >= 2 * share
  }

  /// Vertical scrolling is the usual, unless pages or cards stand side by side.
  private func isTooHigh(_ across: ScrollExtent, _ crossing: [ContentChain.Link]) -> Bool {
    guard across.isExceeding,
      crossing.count > 1 || crossing.contains(where: { $0.origin.factor > 1.5 })
    else { return false }
    switch link.origin.kind {
    case .item(let item): return link.origin.isPlain && item.kind != .contentGuide
    case .intrinsic, .constant, .ratio:
      return across.frame > extent.frame && extent.excess <= extent.frame / 2
    }
  }

  /// A text that would take several lines if it had to.
  private func wraps(_ item: LayoutItem, _ context: RuleContext) -> Bool {
    guard item.kind == .view, context.tables.views[Int(item.index)].usesTextSize,
      let box = context.runner.builder.texts.box(of: item.index)
    else { return false }
    return box.maximumLines != 1
  }
}

extension RuleContext {
  func type(of item: LayoutItem) -> ViewType? {
    item.kind == .view ? scene.views[Int(item.index)].node.type : nil
  }
}
