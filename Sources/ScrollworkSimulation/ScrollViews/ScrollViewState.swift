internal import ScrollworkLinkage
internal import ScrollworkModel
internal import ScrollworkMotion

/// A scroll view while it is simulated. Lengths in pt, velocities in pt/s, times in s.
struct ScrollViewState: Sendable {
  /// Offsets in motion, with nobody's finger on them.
  struct Motion: Sendable {
    enum Purpose: Hashable, Sendable {
      case deceleration
      /// setContentOffset or scrollRectToVisible, animated.
      case animation
      /// To the top, after a tap on the status bar.
      case scrollToTop
      /// An app's own second motion to a page.
      case snap
      /// A refresh control comes or goes.
      case refresh
    }

    var purpose: Purpose
    var x: AxisMotion
    var y: AxisMotion

    var end: Double { max(x.end, y.end) }

    func offset(at time: Double) -> Point {
      Point(x: x.offset(at: time), y: y.offset(at: time))
    }

    func velocity(at time: Double) -> Point {
      Point(x: x.velocity(at: time), y: y.velocity(at: time))
    }

    var target: Point { Point(x: x.target, y: y.target) }
  }

  /// A zoom in motion: the bounce at a pinch's end, or `zoom(to:animated:)`.
  struct ZoomMotion: Sendable {
    var start: Double
    var end: Double
    var fromScale: Double
    var toScale: Double
    var fromOffset: Point
    var toOffset: Point
    var isBounce: Bool
  }

  /// Two fingers that zoom.
  struct Pinch: Sendable {
    var fingers: (Int, Int)
    /// Between the fingers at the start.
    var distance: Double
    var scale: Double
    /// Where the fingers' middle was at the last sample, from the bounds' corner.
    var center: Point
  }

  let path: String
  /// Index in the resolved scene.
  var view: Int
  /// Scroll views around it.
  var depth: Int
  var attributes: ScrollAttributes
  var behavior: ScrollBehavior
  /// As the layout or an app sets it, before zooming.
  var contentSize: Size
  var bounds: Size
  /// As the layout adjusts them.
  var layoutInset: EdgeInsets
  /// What a refreshing control adds at the top.
  var refreshInset = 0.0
  var isRefreshing = false
  var offset: Point
  var zoomScale = 1.0
  var minimumZoomScale = 1.0
  var maximumZoomScale = 1.0
  var zoomView: Int?
  var flags = TraceEvent.Flags()
  var motion: Motion?
  var zoomMotion: ZoomMotion?
  var drag: Drag?
  var pinch: Pinch?
  /// willBeginDecelerating was sent and didEndDecelerating wasn't.
  var isDecelerationPending = false
  /// The axis that the drag before was locked to.
  var lastLock: Axis?
  /// Release velocity of the last flick, and when it was.
  var lastFlick: (velocity: Point, time: Double)?
  /// contentOffset at the last willBeginDragging.
  var dragStart = Point.zero
  var pageMap: PageMapState?
  var strategy = AxisStrategyState()
  var forwarding: RemorsefulForwarding?
  var images: ImageRows?
  var reuse: ReuseState?
  /// pagingEnabled as an app's code has set it meanwhile.
  var pagingToggle: Bool?
  /// Pages count from the reading start.
  var isRightToLeft = false

  var inset: EdgeInsets {
    var inset = layoutInset
    inset.top += refreshInset
    return inset
  }

  func extent(_ axis: Axis) -> AxisExtent {
    let isFree = pageMap?.isConstraining != true
    let scale = zoomView == nil ? 1 : zoomScale
    let content = strategy.contentLength(axis) ?? contentSize[axis] * scale
    switch axis {
    case .horizontal:
      return AxisExtent(
        content: content, bounds: bounds.width, nearInset: inset.left, farInset: inset.right,
        scrollEnabled: attributes.scrollEnabled, bounces: behavior.bounces && isFree,
        alwaysBounces: attributes.alwaysBounceHorizontal)
    case .vertical:
      return AxisExtent(
        content: content, bounds: bounds.height, nearInset: inset.top, farInset: inset.bottom,
        scrollEnabled: attributes.scrollEnabled, bounces: behavior.bounces && isFree,
        alwaysBounces: attributes.alwaysBounceVertical)
    }
  }

  var candidate: PanArbitration.Candidate {
    PanArbitration.Candidate(
      x: extent(.horizontal), y: extent(.vertical), offset: offset,
      transfers: behavior.transfersToParent)
  }

  func clamped(_ point: Point) -> Point {
    Point(x: extent(.horizontal).clamped(point.x), y: extent(.vertical).clamped(point.y))
  }

  var isOutside: Bool { clamped(offset) != offset }

  // MARK: Pages

  /// How the scroll view settles on pages now; nil: it doesn't.
  var pagingMethod: PagingAttributes.Method? {
    if pageMap != nil { return pageMap?.isConstraining == true ? nil : .pagingEnabled }
    if let pagingToggle { return pagingToggle ? .pagingEnabled : nil }
    return behavior.paging?.method
  }

  /// The system's paging is on, whatever the app does besides.
  var isPagingEnabled: Bool {
    pagingMethod == .pagingEnabled
      || behavior.pagingEnabled && pageMap == nil && pagingToggle != false
  }

  /// The axes that page: those that scroll, or the longer one when none does.
  func pages(_ axis: Axis) -> Bool {
    guard behavior.paging != nil || pageMap != nil || behavior.model == .three20 else {
      return false
    }
    if extent(axis).canScroll { return true }
    return !extent(axis.other).canScroll && axis == .horizontal
  }

  /// Where the pages lie; as wide as the bounds, from 0, when nothing says so.
  func boundaries(_ axis: Axis) -> PageStops {
    let range = extent(axis).range
    return PageStops(
      PageStops.Rule(behavior, axis, bounds: bounds[axis])
        ?? .uniform(size: bounds[axis], origin: 0),
      low: range.lowerBound, high: range.upperBound,
      port: behavior.paging?.pageSize[axis] ?? bounds[axis])
  }

  /// Where the system's paging stops: at multiples of the bounds, whatever the app has in mind.
  func systemBoundaries(_ axis: Axis) -> PageStops {
    guard pageMap == nil else { return boundaries(axis) }
    return PageStops(length: bounds[axis], range: extent(axis).range)
  }

  /// The fractional page, counted from the reading start.
  func page(_ axis: Axis) -> Double {
    let boundaries = boundaries(axis)
    let page = boundaries.page(at: axis == .horizontal ? offset.x : offset.y)
    return axis == .horizontal && isRightToLeft ? Double(boundaries.count - 1) - page : page
  }
}
