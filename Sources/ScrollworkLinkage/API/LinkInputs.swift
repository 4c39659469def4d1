public import ScrollworkModel

/// What a step needs to know of the moment: the caller fills it from its physics and its layout.
public struct LinkInputs: Sendable {
  /// By `LinkProgram.scrollViews`.
  public var scrolls: [LinkScroll]
  /// By `LinkProgram.items`: the solved layout frame in the parent's coordinates (a scroll view's
  /// children: in content coordinates; a guide: in its owner's), in points. A content guide's is
  /// its content area at (0, 0).
  public var frames: [Rect]
  /// In seconds since the start.
  public var time = 0.0
  /// Reduce Motion is on.
  public var reducesMotion = false

  public init(scrolls: [LinkScroll], frames: [Rect]) {
    self.scrolls = scrolls
    self.frames = frames
  }
}

/// One scroll view at one moment.
public struct LinkScroll: Hashable, Sendable {
  public enum Phase: Int, Hashable, Sendable, CaseIterable {
    case idle = 0
    case dragging, decelerating, animating
  }

  /// Where it stands before links move it, in points.
  public var contentOffset: Point
  /// Lowest and highest contentOffset at rest.
  public var lowest: Point
  public var highest: Point
  public var contentSize: Size
  public var bounds: Size
  public var adjustedContentInset: EdgeInsets
  /// Of contentOffset, in points per second.
  public var velocity = Point.zero
  public var zoomScale = 1.0
  public var phase = Phase.idle
  /// Where its pages lie; nil: as wide or high as its bounds, from the low end.
  public var pagesX: PageStops.Rule?
  public var pagesY: PageStops.Rule?

  public init(
    contentOffset: Point = .zero, lowest: Point = .zero, highest: Point = .zero,
    contentSize: Size = .zero, bounds: Size = .zero, adjustedContentInset: EdgeInsets = .zero
  ) {
    self.contentOffset = contentOffset
    self.lowest = lowest
    self.highest = highest
    self.contentSize = contentSize
    self.bounds = bounds
    self.adjustedContentInset = adjustedContentInset
  }

  func offset(_ axis: Axis) -> Double { axis == .horizontal ? contentOffset.x : contentOffset.y }
  func low(_ axis: Axis) -> Double { axis == .horizontal ? lowest.x : lowest.y }
  func high(_ axis: Axis) -> Double { axis == .horizontal ? highest.x : highest.y }

  /// Where its pages lie on an axis.
  public func pages(_ axis: Axis) -> PageStops {
    let rule = axis == .horizontal ? pagesX : pagesY
    let size = bounds[axis]
    return PageStops(
      rule ?? .uniform(size: size, origin: low(axis)), low: low(axis), high: high(axis), port: size)
  }
}
