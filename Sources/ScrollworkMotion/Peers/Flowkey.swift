/// Scroll indicators of flowkey's UIKit, for comparing UIScrollView with it. Lengths in pt, times in
/// s.
///
/// Source: flowkey/UIKit-cross-platform UIScrollView+indicatorsInternal.swift.
public enum Flowkey {
  /// Of an indicator; it lies as far from the edge.
  public static let indicatorThickness = 2.5
  /// Indicators fade for this long, and begin to after the delay.
  public static let indicatorFadeDuration = 0.25
  public static let indicatorFadeDelay = 0.05

  /// The bounds' length squared by the content's.
  public static func indicatorLength(bounds: Double, content: Double) -> Double {
    content > 0 ? bounds * bounds / content : 0
  }
}
