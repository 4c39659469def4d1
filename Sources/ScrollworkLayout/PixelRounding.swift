internal import ScrollworkModel

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Rounds frames to the pixel grid: edges, in root coordinates, half up. Sizes follow from the
/// edges, so views that touch go on touching.
struct PixelRounding {
  /// Pixels per point.
  let scale: Double

  init?(scale: Double?) {
    guard let scale, scale > 0, scale.isFinite else { return nil }
    self.scale = scale
  }

  /// The nearest pixel boundary. The millionth keeps halves that arithmetic left a little short.
  func callAsFunction(_ edge: Double) -> Double {
    let rounded = floor(edge * scale + 0.5 + 1e-6) / scale
    return rounded.isFinite ? rounded : edge
  }

  func callAsFunction(_ rect: Rect) -> Rect {
    let x = self(rect.x)
    let y = self(rect.y)
    return Rect(x: x, y: y, width: self(rect.maxX) - x, height: self(rect.maxY) - y)
  }
}
