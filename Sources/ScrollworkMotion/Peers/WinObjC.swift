/// The scroller of WinObjC's first release, for comparing UIScrollView with it. Offsets in pt.
///
/// Sources: microsoft/WinObjC commit 106d8b273, UIScrollView.mm (clipToPage) and
/// UIPanGestureRecognizer.mm. Its three passes over nested views are
/// ``PanArbitration/threePasses(drag:room:)``.
public enum WinObjC {
  /// A finger faster than this turns the page, in inches/s.
  public static let pageTurnSpeed = 3.5
  /// Indicators fade at even speed for this long, in s, from this alpha.
  public static let indicatorFadeDuration = 0.5
  public static let indicatorAlpha = 0.8

  /// Of a step past an edge, this much is taken.
  public static let edgeFactor = 0.5
  /// A pan begins beyond this, radially, in pt.
  public static let hysteresis = 5.0

  /// The offset of the page that a drag ends on: the nearest when that isn't the one on which the
  /// drag began, else the next against the finger when it is fast.
  ///
  /// - Parameters:
  ///   - start: the offset at which the drag began.
  ///   - speed: of the finger in inches/s; negative leads to later pages.
  public static func pageTarget(
    from offset: Double, start: Double, speed: Double, page: Double, count: Int
  ) -> Double {
    guard page > 0, count > 0 else { return offset }
    let first = (start / page).rounded()
    var target = (offset / page).rounded()
    if target == first, speed.magnitude > pageTurnSpeed { target += speed < 0 ? 1 : -1 }
    return min(max(target, 0), Double(count - 1)) * page
  }
}
