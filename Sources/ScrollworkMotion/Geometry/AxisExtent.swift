/// What decides how far a scroll view scrolls on one axis. Lengths and offsets in pt.
public struct AxisExtent: Hashable, Sendable {
  /// Content's length, after zooming.
  public var content: Double
  /// The bounds' length: the frame's.
  public var bounds: Double
  /// Adjusted content insets at the near (left, top) and far end.
  public var nearInset: Double
  public var farInset: Double
  public var scrollEnabled: Bool
  public var bounces: Bool
  public var alwaysBounces: Bool

  public init(
    content: Double, bounds: Double, nearInset: Double = 0, farInset: Double = 0,
    scrollEnabled: Bool = true, bounces: Bool = true, alwaysBounces: Bool = false
  ) {
    self.content = content
    self.bounds = bounds
    self.nearInset = nearInset
    self.farInset = farInset
    self.scrollEnabled = scrollEnabled
    self.bounces = bounces
    self.alwaysBounces = alwaysBounces
  }

  /// contentOffsets at rest: from -nearInset to content + farInset - bounds, never less than the
  /// near end. Numbers beyond a double's range leave nothing to scroll through.
  public var range: ClosedRange<Double> {
    let low = 0 - nearInset
    let high = content + farInset - bounds
    guard low.isFinite, high.isFinite else { return 0...0 }
    return low...max(low, high)
  }

  /// Whether the content with its insets is longer than the bounds.
  public var canScroll: Bool { nearInset + content + farInset > bounds }

  /// Whether a finger moves it: alwaysBounce needs bounces.
  public var isDraggable: Bool { scrollEnabled && (canScroll || (bounces && alwaysBounces)) }

  /// Whether it goes past its ends.
  public var isElastic: Bool { bounces && (canScroll || alwaysBounces) }

  public func clamped(_ offset: Double) -> Double {
    min(max(offset, range.lowerBound), range.upperBound)
  }
}
