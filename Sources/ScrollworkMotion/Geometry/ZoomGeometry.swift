public import ScrollworkModel

/// Where zooming leads.
public enum ZoomGeometry {
  /// The scale and contentOffset of `zoom(to:animated:)`: the smaller of the two ratios, within the
  /// limits, and the rectangle's origin times the scale.
  ///
  /// - Parameter rect: in the zoomed view's own coordinates.
  public static func zoom(
    to rect: Rect, bounds: Size, minimum: Double, maximum: Double
  ) -> (scale: Double, offset: Point) {
    let ratio = min(
      rect.width > 0 ? bounds.width / rect.width : .infinity,
      rect.height > 0 ? bounds.height / rect.height : .infinity)
    let scale = limited(ratio, minimum, maximum)
    return (scale, Point(x: rect.x * scale, y: rect.y * scale))
  }

  public static func limited(_ scale: Double, _ minimum: Double, _ maximum: Double) -> Double {
    max(min(scale, maximum), minimum)
  }

  /// The contentOffset that keeps the content point under the pinch where it is on screen:
  /// (offset + c) s' / s - c, c being the pinch's centre from the bounds' corner.
  public static func offset(
    _ offset: Point, center: Point, from scale: Double, to newScale: Double
  ) -> Point {
    let ratio = scale > 0 ? newScale / scale : 1
    return Point(
      x: (offset.x + center.x) * ratio - center.x, y: (offset.y + center.y) * ratio - center.y)
  }

  /// The scale shown for a pinch past the limits: the rubber band on the logarithm of the scale,
  /// with ln 2 as its dimension. No public source has UIKit's own law; this one never goes farther
  /// than twice the limit.
  public static func banded(
    _ scale: Double, _ minimum: Double, _ maximum: Double, coefficient: Double
  ) -> Double {
    let band = RubberBand(coefficient: coefficient, dimension: 0.6931471805599453)
    if scale > maximum, maximum > 0 {
      return maximum * ElementaryFunctions.exp(band.band(ElementaryFunctions.ln(scale / maximum)))
    }
    if scale < minimum, scale > 0 {
      return minimum * ElementaryFunctions.exp(band.band(ElementaryFunctions.ln(scale / minimum)))
    }
    return scale
  }
}
