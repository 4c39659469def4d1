/// `strip`: a scroller of titles that follows a pager.
public struct StripDeclaration: Sendable {
  public enum Alignment: String, Hashable, Sendable, CaseIterable {
    case center, leading, trailing, progressive
  }

  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// The strip moves during the whole swipe.
    case move
    /// The indicator stays where the alignment puts it for as long as that is possible.
    case hold
  }

  public var strip: LinkText
  public var pager: LinkText
  public var alignment = Alignment.center
  public var indicator: LinkText?
  public var mode = Mode.move

  public init(strip: LinkText, pager: LinkText) {
    self.strip = strip
    self.pager = pager
  }
}

/// `sticky`: views that stay in sight until their section ends.
public struct StickyDeclaration: Sendable {
  public var views: [LinkText]
  public var scroller: LinkText?
  /// From the inset edge; nil is 0.
  public var top: LinkText?

  public init(views: [LinkText]) {
    self.views = views
  }
}

/// `stretchy`: a header that grows when it is pulled and shrinks to `least`.
public struct StretchyDeclaration: Sendable {
  public var view: LinkText
  public var scroller: LinkText?
  /// At rest; nil: the solved height.
  public var height: LinkText?
  public var least: LinkText?

  public init(view: LinkText) {
    self.view = view
  }
}

/// `collapse`: a bar that gives way as its list scrolls.
public struct CollapseDeclaration: Sendable {
  public enum Entry: String, Hashable, Sendable, CaseIterable { case atTop, always, collapsed }
  public enum Snap: String, Hashable, Sendable, CaseIterable { case none, nearest, direction }

  public var view: LinkText
  public var scroller: LinkText?
  public var height: LinkText?
  public var least: LinkText?
  public var enter = Entry.atTop
  public var snap = Snap.none
  /// What takes the height: `constraint name` or `var name`; nil: the view's height.
  public var through: LinkText?

  public init(view: LinkText) {
    self.view = view
  }
}

/// `parallax`: views that move at another speed than the content.
public struct ParallaxDeclaration: Sendable {
  public var views: [LinkText]
  public var scroller: LinkText?
  /// On screen, by the content's; nil: fitted to the frame round the view.
  public var speed: LinkText?

  public init(views: [LinkText]) {
    self.views = views
  }
}

/// `pages`: properties by the page of a scroll view.
public struct PagesDeclaration: Sendable {
  public struct Property: Sendable {
    public var target: LinkText
    public var stops: Spanned<[StopDeclaration]>

    public init(target: LinkText, stops: Spanned<[StopDeclaration]>) {
      self.target = target
      self.stops = stops
    }
  }

  /// A view that stands on pages at times.
  public struct Kept: Sendable {
    public enum Edge: String, Hashable, Sendable, CaseIterable { case leading, center, trailing }

    public var view: LinkText
    public var pages: [Double]
    /// As many as `pages`; empty: the pages themselves.
    public var times: [Double]
    public var edge: Edge
    public var span: SourceSpan

    public init(
      view: LinkText, pages: [Double], times: [Double] = [], edge: Edge = .center,
      span: SourceSpan = .none
    ) {
      self.view = view
      self.pages = pages
      self.times = times
      self.edge = edge
      self.span = span
    }
  }

  public var scroller: LinkText
  public var properties: [Property] = []
  public var kept: [Kept] = []

  public init(scroller: LinkText) {
    self.scroller = scroller
  }
}
