/// Chameleon's animated offsets, for comparing UIScrollView with it. Offsets in pt, times in s.
///
/// Sources: BigZaphod/Chameleon UIScrollView.m, UIScrollViewAnimation.m.
public enum Chameleon {
  /// Of `setContentOffset(_:animated:)`.
  public static let animationDuration = 0.33
  /// Of the way to a page.
  public static let pageSnapDuration = 0.22
  /// Indicators fade for this long, and begin to after the delay.
  public static let indicatorFadeDuration = 0.33
  public static let indicatorFadeDelay = 0.5

  /// Of a step past an edge, this much is taken.
  public static let edgeFactor = 0.055

  /// The page that a drag ends on is the nearest, whatever the speed.
  public static func pageTarget(from offset: Double, page: Double) -> Double {
    page > 0 ? (offset / page).rounded() * page : offset
  }

  /// `setContentOffset(_:animated:)`: at even speed.
  public static func animation(from start: Double, to target: Double) -> OffsetAnimation {
    OffsetAnimation(start: start, target: target, duration: animationDuration, curve: .linear)
  }

  /// The way to a page: 2 u - u^2.
  public static func pageSnap(
    from start: Double, to target: Double, duration: Double = pageSnapDuration
  ) -> OffsetAnimation {
    OffsetAnimation(start: start, target: target, duration: duration, curve: .quadraticOut)
  }
}
