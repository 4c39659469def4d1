public import ScrollworkModel

/// The motion of a released scroll view on one axis: speed times `rate` every millisecond.
///
/// Offsets in pt, velocities in pt/s with the sign of the offset's change, times in s since the
/// release. All values are closed forms, so they don't depend on any frame rate.
public struct Deceleration: Hashable, Sendable {
  public let start: Double
  public let velocity: Double
  /// Factor on the speed per millisecond, between 0 and 1.
  public let rate: Double
  public let model: PhysicsSettings.DecelerationModel
  private let lnRate: Double
  /// Distance per pt/ms of speed.
  private let reach: Double

  public init(
    start: Double, velocity: Double, rate: Double,
    model: PhysicsSettings.DecelerationModel = .geometric
  ) {
    self.start = start
    self.velocity = velocity
    // A rate of 1 would never come to rest, one of 0 has no logarithm.
    self.rate = min(max(rate, 1e-6), 1 - 1e-9)
    self.model = model
    lnRate = ElementaryFunctions.ln(self.rate)
    switch model {
    case .geometric: reach = self.rate / (1 - self.rate)
    case .continuous: reach = -1 / lnRate
    }
  }

  /// Where the motion ends: start + v d / (1 - d) with v in pt/ms (WWDC18 session 803), or
  /// start - v / ln d for the continuous law (ScrollMechanics).
  public var target: Double { start + velocity / 1000 * reach }

  /// Infinity gives the target.
  public func offset(at time: Double) -> Double {
    time.isInfinite ? target : start + velocity / 1000 * reach * (1 - decay(time))
  }

  /// In pt/s.
  public func velocity(at time: Double) -> Double { velocity * decay(time) }

  /// When the offset is at a position; nil when it never gets there.
  public func time(at position: Double) -> Double? {
    let distance = position - start
    if distance == 0 { return 0 }
    let whole = velocity / 1000 * reach
    let left = 1 - distance / whole
    guard whole != 0, distance / whole > 0, left > 0 else { return nil }
    return ElementaryFunctions.ln(left) / lnRate / 1000
  }

  /// The velocity left after a distance (pt, signed): v - distance (1 - d) / d per ms; v + 1000 ln d
  /// distance for the continuous law.
  public func velocity(after distance: Double) -> Double {
    velocity - distance / reach * 1000
  }

  /// When less than `distance` pt remain to the target.
  public func duration(within distance: Double) -> Double {
    let whole = (velocity / 1000 * reach).magnitude
    guard whole > distance else { return 0 }
    return ElementaryFunctions.ln(distance / whole) / lnRate / 1000
  }

  private func decay(_ time: Double) -> Double { ElementaryFunctions.exp(lnRate * time * 1000) }
}
