internal import ScrollworkModel

/// A scroll view along one axis. Lengths are points.
struct ScrollExtent {
  let view: Int32
  let axis: Axis
  /// The visible size.
  let frame: Double
  let content: Double
  /// Where the content area begins and ends when it is scrolled to its ends, seen from the frame's
  /// near edge.
  let offsets: ClosedRange<Double>
  /// What adjustedContentInset adds at both ends.
  let nearInset: Double
  let farInset: Double
  /// Both sizes are settled.
  let isSettled: Bool

  /// By how much the content is larger than the frame.
  var excess: Double { content - frame }
  /// The content doesn't fit.
  var isExceeding: Bool { isSettled && excess > RelaxedConstraints.tolerance }
  /// The content is exactly as large as the frame.
  var isFilling: Bool { isSettled && abs(excess) <= RelaxedConstraints.tolerance }
  /// How far the content can be moved.
  var travel: Double { offsets.upperBound - offsets.lowerBound }
}

extension RuleContext {
  /// The scroll views that are shown, in document order.
  var scrollViews: [Int32] {
    scene.views.indices.map(Int32.init).filter {
      tables.isScrollView($0) && !scene.views[Int($0)].node.hidden
    }
  }

  /// Nil for a view that doesn't scroll.
  func extent(_ view: Int32, _ axis: Axis) -> ScrollExtent? {
    guard let scroll = result.views[Int(view)].scroll else { return nil }
    let key = OpenAttributes.Key(view: view, axis: axis)
    let insets = scroll.adjustedContentInset
    return ScrollExtent(
      view: view, axis: axis, frame: result.views[Int(view)].frame.size[axis],
      content: scroll.contentSize[axis],
      offsets: axis == .horizontal ? scroll.offsetRangeX : scroll.offsetRangeY,
      nearInset: insets.near(axis), farInset: insets.far(axis),
      isSettled: open.contentSizes[key] == nil && open.sizes[key] == nil)
  }

  /// A view's frame in the coordinates of a scroll view's content.
  func contentFrame(of view: Int32, in scrollView: Int32) -> Rect {
    var frame = result.views[Int(view)].absolute
    let outer = result.views[Int(scrollView)].absolute
    let offset = tables.views[Int(scrollView)].offset
    frame.x += offset.x - outer.x
    frame.y += offset.y - outer.y
    return frame
  }

  /// The views that a scroll view's content shows: what is hidden and what scrolls by itself inside
  /// is left out with all that it holds.
  func shownViews(in scrollView: Int32) -> [Int32] {
    var shown: [Int32] = []
    var view = scrollView + 1
    let end = descendants(of: scrollView).upperBound
    while view < end {
      let isHidden = scene.views[Int(view)].node.hidden
      if !isHidden { shown.append(view) }
      view = isHidden || tables.isScrollView(view) ? descendants(of: view).upperBound : view + 1
    }
    return shown
  }

  /// The content chain.
  mutating func chain(_ extent: ScrollExtent) -> ContentChain {
    graph(extent.axis).chain(of: extent.view)
  }
}
