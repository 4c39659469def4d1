public import ScrollworkModel

/// An offset animated by `setContentOffset(_:animated:)`, on one axis. Offsets in pt, times in s.
public struct OffsetAnimation: Hashable, Sendable {
  public let start: Double
  public let target: Double
  public let duration: Double
  public let curve: PhysicsSettings.AnimationCurve

  public init(
    start: Double, target: Double, duration: Double, curve: PhysicsSettings.AnimationCurve
  ) {
    self.start = start
    self.target = target
    self.duration = duration
    self.curve = curve
  }

  /// Exactly the target from the end on.
  public func offset(at time: Double) -> Double {
    guard time < duration, duration > 0 else { return target }
    return start + (target - start) * fraction(time / duration)
  }

  public func velocity(at time: Double) -> Double {
    guard time < duration, duration > 0 else { return 0 }
    let u = time / duration
    let slope: Double
    switch curve {
    case .linear: slope = 1
    // The derivative of 3 u^2 - 2 u^3.
    case .easeInOut: slope = 6 * u * (1 - u)
    }
    return (target - start) * slope / duration
  }

  /// `easeInOut` is 3 u^2 - 2 u^3, which differs from CSS's cubic-bezier(0.42, 0, 0.58, 1) by at
  /// most 0.02 and has the same ends; no public source has the curve that UIKit uses.
  private func fraction(_ u: Double) -> Double {
    switch curve {
    case .linear: u
    case .easeInOut: u * u * (3 - 2 * u)
    }
  }
}
