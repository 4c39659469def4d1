internal import ScrollworkModel

/// Android's scrolling, for comparing UIScrollView with it. Lengths in px unless they say dp,
/// velocities in px/s, times in s.
///
/// Sources: AOSP ViewPager.java (determineTargetPage), aosp-mirror/platform_frameworks_base
/// core/java/android/widget/OverScroller.java (SplineOverScroller).
public enum Android {
  /// A drag farther than this, in dp, and faster than `minimumFling`, in dp/s, turns the page.
  public static let minimumFlingDistance = 25.0
  public static let minimumFling = 400.0
  /// ViewConfiguration's scroll friction.
  public static let scrollFriction = 0.015

  /// The page that a ViewPager turns to.
  ///
  /// A page counts as passed at 0.6 of its width seen from the page on which the drag began: at 0.4
  /// left of it.
  ///
  /// - Parameters:
  ///   - page: the one at the left edge now.
  ///   - fraction: how much of it is out of view, 0 to 1.
  ///   - velocity: of the finger; positive is to the right, back to earlier pages.
  ///   - drag: of the finger from where it came down.
  ///   - current: the page on which the drag began.
  ///   - density: px for each dp.
  public static func viewPagerTarget(
    page: Int, fraction: Double, velocity: Double, drag: Double, current: Int, density: Double = 1
  ) -> Int {
    if drag.magnitude > minimumFlingDistance * density,
      velocity.magnitude > minimumFling * density
    {
      return velocity > 0 ? page : page + 1
    }
    return fraction + (page >= current ? 0.4 : 0.6) >= 1 ? page + 1 : page
  }

  /// How far and how long an OverScroller flings.
  ///
  /// - Returns: the distance in px, and the duration in s, a whole number of milliseconds.
  public static func fling(
    velocity: Double, density: Double = 1, friction: Double = scrollFriction
  ) -> (distance: Double, duration: Double) {
    guard velocity != 0, density > 0, friction > 0 else { return (0, 0) }
    // Gravity on a screen of 160 dpi, in px/s^2, times a look-and-feel constant.
    let physical = 9.80665 * 39.37 * 160 * density * 0.84
    let rate = ElementaryFunctions.ln(0.78) / ElementaryFunctions.ln(0.9)
    let spline = ElementaryFunctions.ln(0.35 * velocity.magnitude / (friction * physical))
    let distance =
      friction * physical * ElementaryFunctions.exp(rate / (rate - 1) * spline)
    let duration = 1000 * ElementaryFunctions.exp(spline / (rate - 1))
    return (velocity < 0 ? -distance : distance, duration.rounded(.down) / 1000)
  }
}
