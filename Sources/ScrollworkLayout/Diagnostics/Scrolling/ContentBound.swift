internal import ScrollworkModel

/// Drafts repairs that make content as large as its scroll view's frame along an axis.
struct ContentBound {
  let extent: ScrollExtent
  let chain: ContentChain
  /// The view that gives the content its size.
  let link: ContentChain.Link
  let graph: AnchorGraph

  func drafts(_ scene: ResolvedScene) -> [RepairDraft] {
    let writer = RepairWriter(scene)
    let bounded = container ?? link.item
    return [
      link.origin.constraint.flatMap { rewritten($0, scene, writer) },
      writer.addition(equation(bounded, frame: nil)),
    ].compactMap { $0?.showing(extent.view) }
  }

  /// The constraint that makes the content too large, about the frame instead.
  private func rewritten(
    _ index: Int, _ scene: ResolvedScene, _ writer: RepairWriter
  ) -> RepairDraft? {
    let old = scene.constraints[index]
    guard let own = old.terms.first(where: { $0.item == link.item }) else { return nil }
    // The frame stays named as the scene names it.
    let scrollView = LayoutItem(.view, extent.view)
    var new = equation(
      link.item, frame: old.terms.contains { $0.item == scrollView } ? scrollView : nil)
    new.relation = own.coefficient < 0 ? old.relation.turned : old.relation
    new.priority = old.priority
    return writer.replacement(of: index, with: new)
  }

  /// The item that is tied to both edges of the content area and holds the rest of the chain.
  private var container: LayoutItem? {
    guard chain.start.count > 3 else { return nil }
    let (first, last) = (chain.start[1], chain.start[chain.start.count - 2])
    return first.item == last.item && first.place == .near && last.place == .far ? first.item : nil
  }

  /// `item.width == scroll.frame.width - 32`: the item is smaller by what the content is too large.
  private func equation(_ item: LayoutItem, frame: LayoutItem?) -> ResolvedConstraint {
    let attribute: LayoutAttribute = extent.axis == .horizontal ? .width : .height
    return ResolvedConstraint(
      [
        .init(item: item, attribute: attribute, coefficient: 1),
        .init(
          item: frame ?? LayoutItem(.frameGuide, extent.view), attribute: attribute,
          coefficient: -1),
      ], .equal, graph.length(of: item) - extent.excess - extent.frame)
  }
}
