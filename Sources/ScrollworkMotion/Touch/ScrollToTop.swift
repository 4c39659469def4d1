/// What a tap on the status bar scrolls.
public enum ScrollToTop {
  public struct Candidate: Hashable, Sendable {
    public var scrollsToTop: Bool
    /// The delegate's answer to `scrollViewShouldScrollToTop(_:)`.
    public var shouldScrollToTop: Bool
    public var isAtTop: Bool

    public init(scrollsToTop: Bool, shouldScrollToTop: Bool = true, isAtTop: Bool = false) {
      self.scrollsToTop = scrollsToTop
      self.shouldScrollToTop = shouldScrollToTop
      self.isAtTop = isAtTop
    }
  }

  /// The one on-screen scroll view whose `scrollsToTop` is on; nil when there is none or more than
  /// one (on iPhone).
  public static func candidate(in views: [Candidate]) -> Int? {
    let willing = views.indices.filter { views[$0].scrollsToTop }
    return willing.count == 1 ? willing[0] : nil
  }

  /// Whether a tap moves anything.
  public static func scrolls(_ views: [Candidate]) -> Bool {
    guard let index = candidate(in: views) else { return false }
    return views[index].shouldScrollToTop && !views[index].isAtTop
  }
}
