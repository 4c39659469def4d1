internal import ScrollworkModel

/// The bounce of ScrollMechanics' example, for comparing it with this one. Its curve is a
/// ``CriticallyDampedSpring`` of rate 10; what differs is when it ends. In pt, pt/s and s.
///
/// Sources: super-ultra/ScrollMechanics SpringTimingParameters.swift,
/// ScrollExample/SimpleScrollView.swift.
public enum ScrollMechanics {
  public static let mass = 1.0
  public static let stiffness = 100.0

  /// Of a critically damped spring, 1/s: the root of stiffness by mass.
  public static func springRate(mass: Double = mass, stiffness: Double = stiffness) -> Double {
    mass > 0 && stiffness > 0 ? (stiffness / mass).squareRoot() : 0
  }

  /// How long the bounce takes: an upper bound of the time after which it stays within a threshold,
  /// from each of the curve's two terms by itself.
  public static func springDuration(
    displacement: Double, velocity: Double, rate: Double, threshold: Double
  ) -> Double {
    guard rate > 0, threshold > 0, displacement != 0 || velocity != 0 else { return 0 }
    let first = displacement.magnitude
    let second = (velocity + rate * displacement).magnitude
    let e = ElementaryFunctions.exp(1)
    var duration = 0.0
    if first > 0 {
      duration = ElementaryFunctions.ln(2 * first / threshold) / rate
    }
    if second > 0 {
      duration = max(
        duration, 2 * ElementaryFunctions.ln(4 * second / (e * rate * threshold)) / rate)
    }
    return duration
  }
}
