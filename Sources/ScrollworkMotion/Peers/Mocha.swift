/// Figures of mocha-android's UIKit for Java, for comparing UIScrollView with it. Times in s.
///
/// Source: mocha-android/framework ScrollView.java. Its indicators' place is
/// ``ScrollIndicator/place(bounds:content:offset:thickness:inset:)``.
public enum Mocha {
  /// Of a step past an edge, this much is taken.
  public static let edgeFactor = 0.5
  /// A pan begins beyond this, radially, in pt.
  public static let hysteresis = 10.0
  /// Indicators fade this long after the last movement.
  public static let indicatorFadeDelay = 0.3
  /// And this long after they were flashed.
  public static let indicatorFlashDelay = 0.6
}
