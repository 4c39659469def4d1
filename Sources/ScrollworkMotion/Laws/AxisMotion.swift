public import ScrollworkModel

/// The whole motion of one axis after a release or a call, as closed forms with exact times: slowing
/// down, crossing an edge, bouncing, coming to rest. Offsets in pt, velocities in pt/s, times in s.
public struct AxisMotion: Hashable, Sendable {
  public enum Law: Hashable, Sendable {
    case hold(Double)
    case deceleration(Deceleration)
    case spring(CriticallyDampedSpring)
    case retargeted(RetargetedDecay)
    case animation(OffsetAnimation)

    func offset(at time: Double) -> Double {
      switch self {
      case .hold(let offset): offset
      case .deceleration(let law): law.offset(at: time)
      case .spring(let law): law.offset(at: time)
      case .retargeted(let law): law.offset(at: time)
      case .animation(let law): law.offset(at: time)
      }
    }

    func velocity(at time: Double) -> Double {
      switch self {
      case .hold: 0
      case .deceleration(let law): law.velocity(at: time)
      case .spring(let law): law.velocity(at: time)
      case .retargeted(let law): law.velocity(at: time)
      case .animation(let law): law.velocity(at: time)
      }
    }
  }

  public struct Segment: Hashable, Sendable {
    public var start: Double
    public var law: Law
  }

  public private(set) var segments: [Segment] = []
  /// When it comes to rest.
  public private(set) var end: Double
  /// Where it rests.
  public private(set) var target: Double
  /// Offsets that it doesn't leave, where edges don't give way.
  public private(set) var limits: ClosedRange<Double>?

  public func offset(at time: Double) -> Double {
    guard time < end, let segment = segment(at: time) else { return target }
    return limited(segment.law.offset(at: time - segment.start))
  }

  public func velocity(at time: Double) -> Double {
    guard time < end, let segment = segment(at: time) else { return 0 }
    let offset = segment.law.offset(at: time - segment.start)
    return limited(offset) == offset ? segment.law.velocity(at: time - segment.start) : 0
  }

  private func limited(_ offset: Double) -> Double {
    limits.map { min(max(offset, $0.lowerBound), $0.upperBound) } ?? offset
  }

  /// When an edge is crossed: the starts of all segments but the first.
  public var crossings: ArraySlice<Double> { segments.map(\.start).dropFirst() }

  private func segment(at time: Double) -> Segment? {
    segments.last { $0.start <= time } ?? segments.first
  }

  private init(target: Double, end: Double) {
    self.target = target
    self.end = end
  }

  // MARK: Motions

  /// No motion.
  public static func rest(at offset: Double, time: Double) -> AxisMotion {
    AxisMotion(target: offset, end: time)
  }

  /// What follows a release with a velocity when nothing changes the target.
  public static func free(
    from offset: Double, velocity: Double, at time: Double, extent: AxisExtent, rate: Double,
    settings: PhysicsSettings
  ) -> AxisMotion {
    var motion = AxisMotion(target: offset, end: time)
    motion.appendFree(
      from: offset, velocity: velocity, at: time, extent: extent, rate: rate, settings: settings)
    return motion
  }

  /// To a page: the spring that bounces use, with the release velocity.
  ///
  /// - Parameter limits: offsets that it doesn't leave, for a view that doesn't bounce.
  public static func paging(
    from offset: Double, velocity: Double, to target: Double, at time: Double,
    limits: ClosedRange<Double>? = nil, settings: PhysicsSettings
  ) -> AxisMotion {
    var motion = AxisMotion(target: target, end: time)
    motion.limits = limits
    motion.appendSpring(from: offset, velocity: velocity, to: target, at: time, settings)
    return motion
  }

  /// To a target that the delegate changed: by an exponential that begins with the release velocity
  /// where that leads there in a natural time, else by the spring.
  public static func retargeted(
    from offset: Double, velocity: Double, to target: Double, at time: Double,
    limits: ClosedRange<Double>? = nil, settings: PhysicsSettings
  ) -> AxisMotion {
    guard let law = RetargetedDecay(start: offset, target: target, velocity: velocity) else {
      return paging(
        from: offset, velocity: velocity, to: target, at: time, limits: limits,
        settings: settings)
    }
    var motion = AxisMotion(
      target: target, end: time + law.duration(within: settings.stopDistance))
    motion.segments = [Segment(start: time, law: .retargeted(law))]
    return motion
  }

  /// An animated offset.
  public static func animation(
    from offset: Double, to target: Double, at time: Double, duration: Double,
    curve: OffsetAnimation.Curve
  ) -> AxisMotion {
    var motion = AxisMotion(target: target, end: time + duration)
    let law = OffsetAnimation(start: offset, target: target, duration: duration, curve: curve)
    motion.segments = [Segment(start: time, law: .animation(law))]
    return motion
  }

  // MARK: Parts

  private mutating func appendFree(
    from offset: Double, velocity: Double, at time: Double, extent: AxisExtent, rate: Double,
    settings: PhysicsSettings
  ) {
    let range = extent.range
    if offset < range.lowerBound || offset > range.upperBound {
      let edge = offset < range.lowerBound ? range.lowerBound : range.upperBound
      guard extent.bounces else {
        (target, end) = (edge, time)
        return
      }
      let spring = CriticallyDampedSpring(
        start: offset, target: edge, velocity: velocity, rate: settings.springRate)
      if let crossing = spring.crossing {
        segments.append(Segment(start: time, law: .spring(spring)))
        appendInside(
          from: edge, velocity: spring.velocity(at: crossing), at: time + crossing,
          extent: extent, rate: rate, settings: settings)
      } else {
        appendSpring(from: offset, velocity: velocity, to: edge, at: time, settings)
      }
      return
    }
    appendInside(
      from: offset, velocity: velocity, at: time, extent: extent, rate: rate, settings: settings)
  }

  private mutating func appendInside(
    from offset: Double, velocity: Double, at time: Double, extent: AxisExtent, rate: Double,
    settings: PhysicsSettings
  ) {
    guard velocity.magnitude >= settings.minimumVelocity else {
      (target, end) = (offset, time)
      return
    }
    let range = extent.range
    let law = Deceleration(
      start: offset, velocity: velocity, rate: rate, model: settings.decelerationModel)
    let edge = velocity > 0 ? range.upperBound : range.lowerBound
    let isCrossing = velocity > 0 ? law.target > edge : law.target < edge
    guard isCrossing, let crossing = law.time(at: edge) else {
      segments.append(Segment(start: time, law: .deceleration(law)))
      (target, end) = (law.target, time + law.duration(within: settings.stopDistance))
      return
    }
    if crossing > 0 { segments.append(Segment(start: time, law: .deceleration(law))) }
    guard extent.isElastic else {
      (target, end) = (edge, time + crossing)
      return
    }
    appendSpring(
      from: edge, velocity: law.velocity(after: edge - offset), to: edge, at: time + crossing,
      settings)
  }

  private mutating func appendSpring(
    from offset: Double, velocity: Double, to target: Double, at time: Double,
    _ settings: PhysicsSettings
  ) {
    let spring = CriticallyDampedSpring(
      start: offset, target: target, velocity: velocity, rate: settings.springRate)
    segments.append(Segment(start: time, law: .spring(spring)))
    self.target = target
    end = time + spring.duration(within: settings.stopDistance)
  }
}
