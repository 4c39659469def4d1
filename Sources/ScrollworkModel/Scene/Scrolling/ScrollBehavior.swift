/// A scroll view's properties that decide how it moves and takes touches, and what apps add in code
/// round it. Names and defaults are UIKit's.
public struct ScrollBehavior: Hashable, Sendable {
  public enum KeyboardDismissMode: String, Hashable, Sendable, CaseIterable {
    case none, onDrag, interactive
  }

  public enum IndicatorStyle: String, Hashable, Sendable, CaseIterable {
    case `default`, black, white
  }

  /// What stays put when the content or the view changes its size.
  public enum Keep: String, Hashable, Sendable, CaseIterable {
    case offset, anchor, progress, page, end
  }

  /// How an app keeps one scroll view from scrolling diagonally.
  public enum AxisStrategy: String, Hashable, Sendable, CaseIterable {
    case none, resetContentOffset, resetContentSize, ignoreDiagonal, togglePaging
  }

  /// Whose rules a scroll view follows.
  public enum Model: String, Hashable, Sendable, CaseIterable {
    case uikit, three20
  }

  public var bounces = true
  public var directionalLockEnabled = false
  /// Factor on the speed per millisecond: 0.998 normal, 0.99 fast.
  public var decelerationRate = 0.998
  public var delaysContentTouches = true
  public var canCancelContentTouches = true
  public var scrollsToTop = true
  /// The delegate's answer to `scrollViewShouldScrollToTop(_:)`.
  public var shouldScrollToTop = true
  public var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a drag past the end of an axis may go to a scroll view around (iOS 17.4).
  public var transfersToParent = PerAxis(true)
  public var keep = Keep.offset
  public var indicatorInsets = InsetSpecification()
  public var indicatorStyle = IndicatorStyle.default
  public var showsIndicator = PerAxis(true)
  public var zoom = ZoomAttributes()
  /// `pagingEnabled` as written; see `paging` for the method.
  public var pagingEnabled = false
  public var paging: PagingAttributes?
  public var pageMap: PageMapAttributes?
  public var axisStrategy = AxisStrategy.none
  public var remorseful: RemorsefulAttributes?
  public var model = Model.uikit
  public var lazyImages: LazyImageAttributes?
  public var reuse: ReuseAttributes?
  /// Height of the refresh control in points; nil: none.
  public var refreshHeight: Double?

  public init() {}
}

/// A scroll view's zooming. Scales may be expressions of solved sizes.
public struct ZoomAttributes: Hashable, Sendable {
  /// As written; nil: 1.
  public var minimum: Spanned<String>?
  public var maximum: Spanned<String>?
  public var initial: Spanned<String>?
  public var bounces = true
  /// Path of the view that zooms (`viewForZooming(in:)`), as written.
  public var view: Spanned<String>?

  public init() {}
}

/// Who settles a scroll view on pages, and where they are.
public struct PagingAttributes: Hashable, Sendable {
  public enum Method: String, Hashable, Sendable, CaseIterable {
    /// The system's paging; a page is the bounds.
    case pagingEnabled
    /// A second, animated motion once the first has come to rest.
    case snap
    /// The delegate changes the target when the finger lifts.
    case targetOffset
  }

  public var method: Method
  /// Gap between pages in points; part of the view's width, it only names the gap.
  public var padding = 0.0
  /// Neighbours show outside the bounds, and touches there are forwarded.
  public var bleed = false
  /// In points; nil: the bounds.
  public var pageSize: PerAxis<Double?> = PerAxis(nil)
  /// contentOffset of page 0, in points.
  public var origin = Point.zero
  /// contentOffsets of uneven pages, ascending; nil: multiples of the page size.
  public var boundaries: PerAxis<[Double]?> = PerAxis(nil)
  public var span: SourceSpan = .none

  public init(_ method: Method) {
    self.method = method
  }
}

/// Pages on a grid with holes.
public struct PageMapAttributes: Hashable, Sendable {
  public enum Method: String, Hashable, Sendable, CaseIterable {
    /// Every offset that leads over a hole is put back.
    case constrain
    /// The content is only the page and its neighbours.
    case window
  }

  public enum Rebuild: String, Hashable, Sendable, CaseIterable { case decelerating, rest }
  public enum Rounding: String, Hashable, Sendable, CaseIterable { case float32, tolerant }
  public enum Base: String, Hashable, Sendable, CaseIterable { case live, dragStart }
  public enum Refusal: String, Hashable, Sendable, CaseIterable { case base, clampToEdge }

  /// Nil: the scroll view's own size.
  public var pageSize: Size?
  /// Names of the pages, nil for a hole. Rows may differ in length; the first gives the width.
  public var rows: [[String?]] = []
  /// Views that are pages, by the page's name, where the ids differ.
  public var pages: [String: Spanned<String>] = [:]
  public var start: Spanned<String>?
  public var method = Method.constrain
  public var rebuild = Rebuild.decelerating
  public var rounding = Rounding.float32
  public var base = Base.live
  public var refusal = Refusal.base
  public var span: SourceSpan = .none

  public init() {}
}

/// An outer scroll view that hands touches to a child first and takes them back when they turn out
/// horizontal.
public struct RemorsefulAttributes: Hashable, Sendable {
  /// A move farther than this in x, and less than `thresholdY` in y, is the outer view's. In points.
  public var thresholdX = 12.0
  public var thresholdY = 4.0
  /// Forgets at each first touch that the gesture before was horizontal (the published code doesn't).
  public var resets = false

  public init() {}
}

/// When the images of rows are asked for.
public struct LazyImageAttributes: Hashable, Sendable {
  public enum Policy: String, Hashable, Sendable, CaseIterable {
    case naive, userDragging, targetRect
  }

  /// The views that show images: a path or set, as written.
  public var items: Spanned<String>
  public var policy = Policy.naive
  /// Views whose image is there already.
  public var cached: [Spanned<String>] = []

  public init(items: Spanned<String>) {
    self.items = items
  }
}

/// Views or view controllers reused while scrolling.
public struct ReuseAttributes: Hashable, Sendable {
  public enum Unit: String, Hashable, Sendable, CaseIterable { case view, viewController }
  public enum Order: String, Hashable, Sendable, CaseIterable { case fifo, lifo }

  public var items: Int
  /// In points; nil: the scroll view's own size.
  public var itemSize: Size?
  /// In points.
  public var spacing = 0.0
  public var unit = Unit.view
  /// Items kept on each side of the page; nil: what is visible.
  public var window: Int?
  public var order = Order.fifo

  public init(items: Int) {
    self.items = items
  }
}
