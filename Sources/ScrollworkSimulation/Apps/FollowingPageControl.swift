internal import ScrollworkModel
internal import ScrollworkMotion

/// A page control that an app sets from its scroll view's didScroll.
struct FollowingPageControl: Sendable {
  let view: Int
  let path: String
  /// Index of the scroll view's state.
  let scroller: Int
  var state: PageControlState
  /// A link sets it instead.
  var isDriven = false
}

extension ScrollViewState {
  /// The fractional page that a page control shows, and the number of pages: along the axis that
  /// pages, or that scrolls.
  var controlPage: (page: Double, count: Int) {
    let axis: Axis =
      extent(.horizontal).canScroll || !extent(.vertical).canScroll ? .horizontal : .vertical
    return (page(axis), boundaries(axis).count)
  }
}
