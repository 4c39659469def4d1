/// `link`: scrollers that move together.
public struct ScrollerLinkDeclaration: Sendable {
  /// What they share.
  public enum Measure: String, Hashable, Sendable, CaseIterable {
    case progress, points, page, stops
  }

  public enum Axes: String, Hashable, Sendable, CaseIterable { case x, y, both }

  public enum Overscroll: String, Hashable, Sendable, CaseIterable { case clamp, pass }

  /// What a progress is where there is nothing to scroll.
  public enum EmptyRange: String, Hashable, Sendable, CaseIterable {
    case zero = "0"
    case one = "1"
    case hold, inactive
  }

  /// Scroll views, or `knob in track`. The first leads.
  public var members: [LinkText]
  /// Nil: `stops` where there are stops, else `progress`.
  public var measure: Measure?
  public var stops: Spanned<[StopDeclaration]>?
  public var ratio: LinkText?
  public var both = false
  /// Nil: the axis on which the first one scrolls.
  public var axes: Axes?
  /// Nil: `pass` for pages, else `clamp`.
  public var overscroll: Overscroll?
  public var empty = EmptyRange.zero

  public init(members: [LinkText]) {
    self.members = members
  }
}
