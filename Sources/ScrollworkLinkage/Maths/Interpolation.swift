internal import ScrollworkModel

/// Mixing numbers.
public enum Interpolation {
  /// The number at the share `u` of the way from `a` to `b`: exact at both ends, and monotone.
  @inlinable
  public static func mix(_ a: Double, _ b: Double, _ u: Double) -> Double {
    u <= 0.5 ? a + (b - a) * u : b - (b - a) * (1 - u)
  }

  /// min(max(value, low), high), as the language's `clamp`.
  @inlinable
  public static func clamp(_ value: Double, _ low: Double, _ high: Double) -> Double {
    Swift.min(Swift.max(value, low), high)
  }
}
