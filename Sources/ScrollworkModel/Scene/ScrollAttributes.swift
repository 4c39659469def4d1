/// What layout needs of a scroll view's own properties.
public struct ScrollAttributes: Hashable, Sendable {
  public enum InsetAdjustment: String, Hashable, Sendable, CaseIterable {
    case automatic, scrollableAxes, never, always
  }

  /// Where scrolling starts.
  public enum InitialOffset: Hashable, Sendable {
    case point(Point)
    /// The far end of the range.
    case end
  }

  /// The content size set by hand.
  public var contentSize: Size?
  public var contentOffset: InitialOffset?
  public var contentInset: InsetSpecification
  public var insetAdjustment: InsetAdjustment
  public var alwaysBounceVertical: Bool
  public var alwaysBounceHorizontal: Bool
  /// Of text views too: one that doesn't scroll is as high as its text.
  public var scrollEnabled: Bool

  public init() {
    contentSize = nil
    contentOffset = nil
    contentInset = InsetSpecification()
    insetAdjustment = .automatic
    alwaysBounceVertical = false
    alwaysBounceHorizontal = false
    scrollEnabled = true
  }
}
