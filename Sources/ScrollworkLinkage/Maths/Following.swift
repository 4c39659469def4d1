internal import ScrollworkModel

/// Values that follow a target over time.
public enum Following {
  /// The value after `time` seconds when half of the way to the target is left after each
  /// `halfLife`.
  public static func smoothed(
    _ value: Double, toward target: Double, halfLife: Double, time: Double
  ) -> Double {
    guard halfLife > 0 else { return target }
    guard time > 0 else { return value }
    return value + (target - value) * (1 - ElementaryFunctions.powerOfTwo(-time / halfLife))
  }

  /// Position and velocity (per second) of a spring after `time` seconds, by its closed form.
  ///
  /// - Parameters:
  ///   - response: period of the undamped spring in seconds.
  ///   - damping: ratio of damping; 1 is critical.
  public static func sprung(
    _ value: Double, velocity: Double, toward target: Double, response: Double, damping: Double,
    time: Double
  ) -> (value: Double, velocity: Double) {
    guard response > 0 else { return (target, 0) }
    guard time > 0 else { return (value, velocity) }
    let omega = 2 * Double.pi / response
    let start = value - target
    let rate = damping * omega
    if damping < 1 {
      let frequency = omega * (1 - damping * damping).squareRoot()
      let degrees = frequency * time * (180 / Double.pi)
      let (sine, cosine) = (
        ElementaryFunctions.sine(degrees: degrees), ElementaryFunctions.cosine(degrees: degrees)
      )
      let decay = ElementaryFunctions.exp(-rate * time)
      let other = (velocity + rate * start) / frequency
      return (
        target + decay * (start * cosine + other * sine),
        decay * (velocity * cosine - (rate * other + frequency * start) * sine)
      )
    }
    if damping == 1 {
      let decay = ElementaryFunctions.exp(-omega * time)
      let slope = velocity + omega * start
      return (
        target + decay * (start + slope * time), decay * (velocity - omega * slope * time)
      )
    }
    let spread = omega * (damping * damping - 1).squareRoot()
    let slow = -rate + spread
    let fast = -rate - spread
    let first = (velocity - fast * start) / (slow - fast)
    let second = start - first
    let a = first * ElementaryFunctions.exp(slow * time)
    let b = second * ElementaryFunctions.exp(fast * time)
    return (target + a + b, slow * a + fast * b)
  }
}
