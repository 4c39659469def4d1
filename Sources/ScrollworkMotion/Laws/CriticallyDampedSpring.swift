internal import ScrollworkModel

/// Return to a target without oscillation: x(t) = e^(-rate t) (x0 + (v0 + rate x0) t), x counted
/// from the target.
///
/// Fitted to recorded bounces of UIScrollView the rate is 10.9 per second (LNCustomScrollView's
/// recordings at 60 Hz). Offsets in pt, velocities in pt/s, times in s.
public struct CriticallyDampedSpring: Hashable, Sendable {
  public let target: Double
  /// Start minus target.
  public let displacement: Double
  public let velocity: Double
  /// 1/s, positive.
  public let rate: Double

  public init(start: Double, target: Double, velocity: Double, rate: Double) {
    self.target = target
    self.displacement = start - target
    self.velocity = velocity
    self.rate = max(rate, 1e-6)
  }

  private var slope: Double { velocity + rate * displacement }

  public func offset(at time: Double) -> Double {
    time.isInfinite
      ? target : target + ElementaryFunctions.exp(-rate * time) * (displacement + slope * time)
  }

  public func velocity(at time: Double) -> Double {
    time.isInfinite
      ? 0 : ElementaryFunctions.exp(-rate * time) * (velocity - rate * slope * time)
  }

  /// When the spring passes its target, if it does: at displacement / (|v| - rate displacement).
  public var crossing: Double? {
    guard displacement != 0, slope != 0 else { return nil }
    let time = -displacement / slope
    return time > 0 && time.isFinite ? time : nil
  }

  /// The time after which it stays within `distance` pt of its target.
  public func duration(within distance: Double) -> Double {
    // After the last extremum the distance only falls.
    let extremum = slope == 0 ? 0 : max(0, velocity / (rate * slope))
    var low = extremum.isFinite ? extremum : 0
    if (offset(at: low) - target).magnitude <= distance {
      // It never goes that far again; before, it may already have been inside.
      if displacement.magnitude <= distance || low == 0 { return 0 }
      var inside = low
      var outside = 0.0
      for _ in 0..<80 {
        let middle = (outside + inside) / 2
        if (offset(at: middle) - target).magnitude <= distance {
          inside = middle
        } else {
          outside = middle
        }
      }
      return inside
    }
    var high = low + 1 / rate
    while (offset(at: high) - target).magnitude > distance, high < 1e6 { high += high - low }
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if (offset(at: middle) - target).magnitude > distance { low = middle } else { high = middle }
    }
    return high
  }
}
