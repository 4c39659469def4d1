/// Figures of mocha-android's UIKit for Java, for comparing UIScrollView with it. Times in s.
///
/// Source: mocha-android/framework ScrollView.java. Its indicators' place is
/// ``ScrollIndicator/place(bounds:content:offset:thickness:inset:)``.
public enum Mocha {
  /// Indicators fade this long after the last movement.
  public static let indicatorFadeDelay = 0.3
  /// And this long after they were flashed.
  public static let indicatorFlashDelay = 0.6
}
