/// Mixing numbers.
public enum Interpolation {
  /// The number at the share `u` of the way from `a` to `b`: exact at both ends, and monotone.
  ///
  /// It is reckoned from the nearer end: a + (b - a) u, b + (b - a) (u - 1). Choosing operands
  /// rather than results leaves no branch.
  @inlinable
  public static func mix(_ a: Double, _ b: Double, _ u: Double) -> Double {
    let isFar = u > 0.5
    return (isFar ? b : a) + (b - a) * (isFar ? u - 1 : u)
  }

  /// min(max(value, low), high), as the language's `clamp`.
  @inlinable
  public static func clamp(_ value: Double, _ low: Double, _ high: Double) -> Double {
    Swift.min(Swift.max(value, low), high)
  }
}
