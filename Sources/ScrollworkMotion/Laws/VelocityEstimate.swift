public import ScrollworkModel

/// The velocity at which a finger lets go, from its last samples.
public struct VelocityEstimate: Hashable, Sendable {
  public struct Sample: Hashable, Sendable {
    /// In s.
    public var time: Double
    /// In pt.
    public var position: Point

    public init(time: Double, position: Point) {
      self.time = time
      self.position = position
    }
  }

  /// The last samples, oldest first; no more are kept than any estimator looks at.
  public private(set) var samples: [Sample] = []

  public init() {}

  public mutating func add(_ sample: Sample) {
    if let last = samples.last, sample.time - last.time < 1e-9 {
      samples[samples.count - 1].position = sample.position
      return
    }
    samples.append(sample)
    if samples.count > 32 { samples.removeFirst(samples.count - 32) }
  }

  /// Moves all samples, for a finger that joins or leaves: the centroid jumps, the content doesn't.
  public mutating func shift(by delta: Point) {
    for index in samples.indices {
      samples[index].position.x += delta.x
      samples[index].position.y += delta.y
    }
  }

  /// The finger's velocity in pt/s at a time; zero when it rested for `restBeforeLift` before.
  public func velocity(
    at time: Double, estimator: PhysicsSettings.VelocityEstimator = .ios,
    restBeforeLift: Double = 0.1
  ) -> Point {
    guard let last = samples.last, samples.count > 1, time - last.time < restBeforeLift - 1e-9
    else { return .zero }
    switch estimator {
    case .ios: return VelocityEstimate.weighted(speeds, [0.6, 0.35, 0.05])
    case .macos: return VelocityEstimate.weighted(speeds, [0.15, 0.65, 0.2])
    case .mean:
      guard let first = samples.first(where: { last.time - $0.time <= 0.1 + 1e-9 }),
        last.time > first.time
      else { return .zero }
      let time = last.time - first.time
      return Point(
        x: (last.position.x - first.position.x) / time,
        y: (last.position.y - first.position.y) / time)
    }
  }

  /// Speeds between samples in pt/s, oldest first; as many as the weights take.
  private var speeds: [Point] {
    let recent = samples.suffix(4)
    return zip(recent, recent.dropFirst()).map { before, after in
      let time = after.time - before.time
      return Point(
        x: (after.position.x - before.position.x) / time,
        y: (after.position.y - before.position.y) / time)
    }
  }

  /// A weighted sum of speeds, the last weight for the newest; missing ones count as zero.
  public static func weighted(_ speeds: [Point], _ weights: [Double]) -> Point {
    var result = Point.zero
    for (speed, weight) in zip(speeds.reversed(), weights.reversed()) {
      result.x += weight * speed.x
      result.y += weight * speed.y
    }
    return result
  }

  /// What a delegate is told for a finger's velocity: pt/ms with the sign of the offset's change.
  public static func delegateVelocity(ofFinger velocity: Point) -> Point {
    Point(x: 0 - velocity.x / 1000, y: 0 - velocity.y / 1000)
  }
}
