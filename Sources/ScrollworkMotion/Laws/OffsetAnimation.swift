public import ScrollworkModel

/// An offset animated to a target in a fixed time, on one axis. Offsets in pt, times in s.
public struct OffsetAnimation: Hashable, Sendable {
  /// Progress over time, both 0...1.
  public enum Curve: String, Hashable, Sendable {
    case linear
    /// 3 u^2 - 2 u^3, which differs from CSS's cubic-bezier(0.42, 0, 0.58, 1) by at most 0.02 and has
    /// the same ends; no public source has the curve that UIKit uses.
    case easeInOut
    /// 2 u - u^2 (Chameleon's page snap).
    case quadraticOut
    /// 1 + (u - 1)^3 (TTScrollView).
    case cubicOut

    public init(_ setting: PhysicsSettings.AnimationCurve) {
      self = setting == .linear ? .linear : .easeInOut
    }

    public func value(at u: Double) -> Double {
      switch self {
      case .linear: u
      case .easeInOut: u * u * (3 - 2 * u)
      case .quadraticOut: u * (2 - u)
      case .cubicOut: 1 + (u - 1) * (u - 1) * (u - 1)
      }
    }

    func slope(at u: Double) -> Double {
      switch self {
      case .linear: 1
      case .easeInOut: 6 * u * (1 - u)
      case .quadraticOut: 2 * (1 - u)
      case .cubicOut: 3 * (u - 1) * (u - 1)
      }
    }
  }

  public let start: Double
  public let target: Double
  public let duration: Double
  public let curve: Curve

  public init(start: Double, target: Double, duration: Double, curve: Curve) {
    self.start = start
    self.target = target
    self.duration = duration
    self.curve = curve
  }

  /// Exactly the target from the end on.
  public func offset(at time: Double) -> Double {
    guard time < duration, duration > 0 else { return target }
    return start + (target - start) * curve.value(at: time / duration)
  }

  /// In pt/s.
  public func velocity(at time: Double) -> Double {
    guard time < duration, duration > 0 else { return 0 }
    return (target - start) * curve.slope(at: time / duration) / duration
  }
}
