public import ScrollworkModel

/// A scroll view at one moment. Offsets and sizes in pt.
public struct ScrollSnapshot: Hashable, Sendable {
  public var path: String
  public var contentOffset: Point
  /// Of contentOffset, in pt/s.
  public var velocity: Point
  public var flags: TraceEvent.Flags
  public var contentSize: Size
  public var bounds: Size
  public var adjustedContentInset: EdgeInsets
  public var rangeX: ClosedRange<Double>
  public var rangeY: ClosedRange<Double>
  public var zoomScale: Double
  /// Fractional pages, on the axes that page.
  public var page: PerAxis<Double?>
  public var pageCount: PerAxis<Int?>
  /// The current page of a page map.
  public var pageName: String?

  /// The nearest page on the axis that pages; nil when none or both do.
  public var pageIndex: Int? {
    guard let (page, count) = onlyPage, count > 0 else { return nil }
    let rounded = page.isFinite ? page.rounded() : 0
    return Int(min(max(rounded, 0), Double(count - 1)))
  }

  /// The fractional page on the axis that pages; nil when none or both do.
  public var fractionalPage: Double? { onlyPage?.page }

  private var onlyPage: (page: Double, count: Int)? {
    switch (page.horizontal, page.vertical) {
    case (let page?, nil): (page, pageCount.horizontal ?? 1)
    case (nil, let page?): (page, pageCount.vertical ?? 1)
    default: nil
    }
  }
}
