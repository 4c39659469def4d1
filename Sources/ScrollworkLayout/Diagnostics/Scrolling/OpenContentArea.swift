internal import ScrollworkModel

/// A content area whose size along an axis is open.
struct OpenContentArea {
  let scrollView: Int32
  /// Between which sizes.
  let range: LayoutResult.Ambiguity
  let ties: ContentAreaTies.Ties

  var axis: Axis { range.axis }
  var item: LayoutItem { LayoutItem(.contentGuide, scrollView) }
  var farEdge: LayoutAttribute { Anchor.Place.far.attribute(axis) }

  /// `item.bottom == scroll.content.bottom - 16`
  func tie(_ view: Int32, inset: Double = 0) -> ResolvedConstraint {
    ResolvedConstraint(
      [
        .init(item: LayoutItem(.view, view), attribute: farEdge, coefficient: 1),
        .init(item: item, attribute: farEdge, coefficient: -1),
      ], .equal, -inset)
  }

  /// `item.width == scroll.frame.width`
  func frameSize(_ item: LayoutItem, priority: Double = 1000) -> ResolvedConstraint {
    ResolvedConstraint(
      [
        .init(item: item, attribute: axis.sizeAttribute, coefficient: 1),
        .init(
          item: LayoutItem(.frameGuide, scrollView), attribute: axis.sizeAttribute,
          coefficient: -1),
      ], .equal, 0, priority: priority)
  }

  /// How far inside the content area the first view on the chain begins.
  func nearInset(_ context: inout RuleContext) -> Double {
    let graph = context.graph(axis)
    let start = graph.chain(of: scrollView).start
    guard start.count > 1 else { return 0 }
    return max(0, graph.position(of: start[1]) - graph.position(of: start[0]))
  }
}

extension Axis {
  var sizeAttribute: LayoutAttribute { self == .horizontal ? .width : .height }
}
