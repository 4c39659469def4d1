internal import ScrollworkModel

/// Motion to a target that a delegate changed: it keeps the release velocity and ends at the target,
/// x(t) = x0 + (T - x0) (1 - e^(-t v / (T - x0))). Offsets in pt, velocities in pt/s, times in s.
public struct RetargetedDecay: Hashable, Sendable {
  public let start: Double
  public let target: Double
  public let velocity: Double

  /// Nil when the target isn't ahead of the motion, or the time constant (T - x0) / v isn't between
  /// 0.05 and 1 s: then a spring takes it there.
  public init?(start: Double, target: Double, velocity: Double) {
    let constant = (target - start) / velocity
    guard velocity != 0, constant >= 0.05, constant <= 1 else { return nil }
    self.start = start
    self.target = target
    self.velocity = velocity
  }

  /// In s.
  public var timeConstant: Double { (target - start) / velocity }

  public func offset(at time: Double) -> Double {
    time.isInfinite
      ? target
      : start + (target - start) * (1 - ElementaryFunctions.exp(-time / timeConstant))
  }

  public func velocity(at time: Double) -> Double {
    velocity * ElementaryFunctions.exp(-time / timeConstant)
  }

  /// When the offset is at a position on the way; nil for one that isn't.
  public func time(at position: Double) -> Double? {
    let left = 1 - (position - start) / (target - start)
    guard left > 0, left <= 1 else { return nil }
    return -timeConstant * ElementaryFunctions.ln(left)
  }

  /// When less than `distance` pt remain.
  public func duration(within distance: Double) -> Double {
    let whole = (target - start).magnitude
    return whole <= distance ? 0 : -timeConstant * ElementaryFunctions.ln(distance / whole)
  }
}
