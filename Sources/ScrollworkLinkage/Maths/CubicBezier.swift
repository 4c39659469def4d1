/// A timing curve from (0, 0) to (1, 1) with two control points (CSS Easing, cubic-bezier).
public struct CubicBezier: Hashable, Sendable {
  public let x1: Double
  public let y1: Double
  public let x2: Double
  public let y2: Double

  /// - Precondition: `x1` and `x2` are in 0...1, else the curve isn't a function.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// Rounds of Newton's method at most; each stays inside the bracket. Few need more than six: those
  /// near a place where the curve stands upright, of which each round only halves the distance.
  static let rounds = 64

  /// The curve's height at `u`. Below 0 and above 1 it goes on along its end tangents.
  ///
  /// Only + - x / are used and nothing is remembered between calls, so that equal arguments give
  /// equal bits everywhere.
  public func value(at u: Double) -> Double {
    if u <= 0 { return u == 0 ? 0 : u * startSlope }
    if u >= 1 { return u == 1 ? 1 : 1 + (u - 1) * endSlope }
    let (ax, bx, cx) = CubicBezier.coefficients(x1, x2)
    let t = CubicBezier.parameter(u, ax, bx, cx)
    let (ay, by, cy) = CubicBezier.coefficients(y1, y2)
    return ((ay * t + by) * t + cy) * t
  }

  /// The parameter at which a curve's x is `u`, which is between 0 and 1.
  @inline(__always)
  static func parameter(_ u: Double, _ ax: Double, _ bx: Double, _ cx: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var t = u
    for _ in 0..<rounds {
      let miss = ((ax * t + bx) * t + cx) * t - u
      if abs(miss) < 1e-15 { break }
      if miss < 0 { low = t } else { high = t }
      let slope = (3 * ax * t + 2 * bx) * t + cx
      let next = t - miss / slope
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  /// Of the polynomial ((a t + b) t + c) t of one coordinate.
  static func coefficients(_ first: Double, _ second: Double) -> (a: Double, b: Double, c: Double) {
    let c = 3 * first
    let b = 3 * (second - first) - c
    return (1 - c - b, b, c)
  }

  /// 0 where the tangent is vertical.
  private var startSlope: Double {
    if x1 > 0 { return y1 / x1 }
    return y1 == 0 && x2 > 0 ? y2 / x2 : 0
  }

  private var endSlope: Double {
    if x2 < 1 { return (y2 - 1) / (x2 - 1) }
    return y2 == 1 && x1 < 1 ? (y1 - 1) / (x1 - 1) : 0
  }
}
