internal import ScrollworkModel

/// The rubber band that WebKit drew itself on macOS, for comparing UIScrollView with it. In pt, pt/s
/// and s.
///
/// Source: WebKit/WebKit Source/WebCore/platform/mac/ScrollElasticityController.mm.
public enum WebKitMac {
  public static let stiffness = 20.0
  public static let amplitude = 0.31
  public static let period = 1.6

  /// What is left of a stretch some time after the release: (x0 - v0 t 0.31) e^(-20 t / 1.6).
  ///
  /// - Parameter velocity: of the content at the release; positive leads back.
  public static func stretch(
    _ stretch: Double, velocity: Double, after time: Double
  ) -> Double {
    (stretch - velocity * time * amplitude)
      * ElementaryFunctions.exp(-time * stiffness / period)
  }
}
