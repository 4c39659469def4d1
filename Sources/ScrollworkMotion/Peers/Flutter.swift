internal import ScrollworkModel

/// Flutter's scrolling, for comparing UIScrollView with it. Offsets in pt (its logical pixels) grow
/// towards the content's end, velocities in pt/s, times in s.
///
/// Sources: flutter/flutter packages/flutter/lib/src/physics/friction_simulation.dart,
/// spring_simulation.dart, lib/src/widgets/scroll_simulation.dart, scroll_physics.dart,
/// page_view.dart.
public enum Flutter {
  /// The drag of BouncingScrollSimulation: what a second leaves of a speed.
  public static let scrollDrag = 0.135
  /// Of the spring past an edge: mass, stiffness, damping ratio.
  public static let scrollSpring = SpringDescription(mass: 0.5, stiffness: 100, ratio: 1.1)
  /// The largest speed that goes from friction to the spring; it is compared with its sign, so only
  /// positive speeds are cut.
  public static let transferLimit = 5000.0

  /// `FrictionSimulation`: the speed falls to `drag` of itself every second.
  public struct Friction: Hashable, Sendable {
    public let drag: Double
    public let start: Double
    public let velocity: Double
    private let lnDrag: Double

    /// - Parameter drag: between 0 and 1.
    public init(drag: Double, start: Double, velocity: Double) {
      self.drag = drag
      self.start = start
      self.velocity = velocity
      lnDrag = ElementaryFunctions.ln(drag)
    }

    /// The friction that goes from one offset and velocity to another.
    public init(
      from start: Double, velocity: Double, through end: Double, endVelocity: Double
    ) {
      self.init(
        drag: ElementaryFunctions.exp((velocity - endVelocity) / (start - end)), start: start,
        velocity: velocity)
    }

    /// Where it ends: x0 - v0 / ln drag.
    public var target: Double { start - velocity / lnDrag }

    public func offset(at time: Double) -> Double {
      start + velocity * (ElementaryFunctions.exp(lnDrag * time) - 1) / lnDrag
    }

    public func velocity(at time: Double) -> Double {
      velocity * ElementaryFunctions.exp(lnDrag * time)
    }

    /// When it passes an offset; infinity when it never does.
    public func time(at offset: Double) -> Double {
      if offset == start { return 0 }
      let isAhead = velocity > 0 ? offset > start && offset <= target : offset < start
      guard velocity != 0, isAhead, velocity > 0 || offset >= target else { return .infinity }
      return ElementaryFunctions.ln(lnDrag * (offset - start) / velocity + 1) / lnDrag
    }

    /// Whether it is slower than `tolerance`.
    public func isDone(at time: Double, tolerance: Double) -> Bool {
      velocity(at: time).magnitude < tolerance
    }
  }

  /// `SpringDescription.withDampingRatio`.
  public struct SpringDescription: Hashable, Sendable {
    public let mass: Double
    public let stiffness: Double
    /// 1 is critical; above, it creeps; below, it swings.
    public let ratio: Double

    public init(mass: Double, stiffness: Double, ratio: Double = 1) {
      self.mass = mass
      self.stiffness = stiffness
      self.ratio = ratio
    }

    var damping: Double { ratio * 2 * (mass * stiffness).squareRoot() }
  }

  /// `SpringSimulation`: the damped oscillator in its three cases.
  public struct Spring: Hashable, Sendable {
    private enum Solution: Hashable, Sendable {
      /// (a + b t) e^(r t)
      case critical(r: Double, a: Double, b: Double)
      /// a e^(r t) + b e^(s t)
      case overdamped(r: Double, s: Double, a: Double, b: Double)
      /// e^(r t) (a cos w t + b sin w t)
      case underdamped(r: Double, w: Double, a: Double, b: Double)
    }

    public let target: Double
    private let solution: Solution

    public init(
      _ spring: SpringDescription, from start: Double, to target: Double, velocity: Double
    ) {
      self.target = target
      let distance = start - target
      let damping = spring.damping
      let discriminant = damping * damping - 4 * spring.mass * spring.stiffness
      let middle = -damping / (2 * spring.mass)
      if discriminant == 0 {
        solution = .critical(r: middle, a: distance, b: velocity - middle * distance)
      } else if discriminant > 0 {
        let half = discriminant.squareRoot() / (2 * spring.mass)
        let b = (velocity - (middle - half) * distance) / (2 * half)
        solution = .overdamped(r: middle - half, s: middle + half, a: distance - b, b: b)
      } else {
        let w = (-discriminant).squareRoot() / (2 * spring.mass)
        solution = .underdamped(
          r: middle, w: w, a: distance, b: (velocity - middle * distance) / w)
      }
    }

    public func offset(at time: Double) -> Double {
      switch solution {
      case .critical(let r, let a, let b):
        target + (a + b * time) * ElementaryFunctions.exp(r * time)
      case .overdamped(let r, let s, let a, let b):
        target + a * ElementaryFunctions.exp(r * time) + b * ElementaryFunctions.exp(s * time)
      case .underdamped(let r, let w, let a, let b):
        target + ElementaryFunctions.exp(r * time)
          * (a * Flutter.cosine(w * time) + b * Flutter.sine(w * time))
      }
    }

    public func velocity(at time: Double) -> Double {
      switch solution {
      case .critical(let r, let a, let b):
        (r * (a + b * time) + b) * ElementaryFunctions.exp(r * time)
      case .overdamped(let r, let s, let a, let b):
        a * r * ElementaryFunctions.exp(r * time) + b * s * ElementaryFunctions.exp(s * time)
      case .underdamped(let r, let w, let a, let b):
        ElementaryFunctions.exp(r * time)
          * ((a * r + b * w) * Flutter.cosine(w * time)
            + (b * r - a * w) * Flutter.sine(w * time))
      }
    }
  }

  /// `BouncingScrollSimulation`: friction inside, the spring from the edge on.
  public struct Bouncing: Hashable, Sendable {
    private let friction: Friction
    private let spring: Spring?
    /// When the edge is crossed; before any time when it starts outside.
    private let crossing: Double

    public init(
      from start: Double, velocity: Double, in range: ClosedRange<Double>,
      spring description: SpringDescription = Flutter.scrollSpring,
      drag: Double = Flutter.scrollDrag
    ) {
      friction = Friction(drag: drag, start: start, velocity: velocity)
      func spring(_ start: Double, _ edge: Double, _ velocity: Double) -> Spring {
        Spring(description, from: start, to: edge, velocity: velocity)
      }
      if start < range.lowerBound || start > range.upperBound {
        self.spring = spring(
          start, start < range.lowerBound ? range.lowerBound : range.upperBound, velocity)
        crossing = -.infinity
        return
      }
      let edge = velocity > 0 ? range.upperBound : range.lowerBound
      let crosses = velocity > 0 ? friction.target > edge : friction.target < edge
      guard velocity != 0, crosses else {
        self.spring = nil
        crossing = .infinity
        return
      }
      crossing = friction.time(at: edge)
      self.spring = spring(
        edge, edge, min(friction.velocity(at: crossing), Flutter.transferLimit))
    }

    public func offset(at time: Double) -> Double {
      guard let spring, time >= crossing else { return friction.offset(at: time) }
      return spring.offset(at: time - max(crossing, 0))
    }

    public func velocity(at time: Double) -> Double {
      guard let spring, time >= crossing else { return friction.velocity(at: time) }
      return spring.velocity(at: time - max(crossing, 0))
    }
  }

  /// What of a step of a finger is applied past an edge (`BouncingScrollPhysics`): 0.52 (1 - s)^2 of
  /// it, s being the share of the viewport that is past the edge, after the step when it leads back.
  ///
  /// - Parameters:
  ///   - past: how far past the edge the content is, 0 or more.
  ///   - delta: away from the content when positive, back when negative.
  public static func applied(_ delta: Double, past: Double, viewport: Double) -> Double {
    guard past > 0, viewport > 0 else { return delta }
    let isBack = delta < 0
    let share = (isBack ? past + delta : past) / viewport
    let factor = 0.52 * (1 - share) * (1 - share)
    let step = delta.magnitude
    // What leads farther than to the edge isn't resisted.
    let toEdge = past / factor
    let applied = step < toEdge ? step * factor : past + step - toEdge
    return isBack ? -applied : applied
  }

  /// What a flick gets on top of its own speed when it catches a motion in the same direction
  /// (`BouncingScrollPhysics.carriedMomentum`, an imitation of iOS): 0.000816 |v|^1.967 of the speed
  /// that it stopped, at most 40,000.
  ///
  /// It is lost when the finger rests for more than 20 ms, or lets go with no more than half of it.
  public static func carriedMomentum(_ velocity: Double) -> Double {
    guard velocity != 0 else { return 0 }
    let carried = min(0.000816 * ElementaryFunctions.power(velocity.magnitude, 1.967), 40_000)
    return velocity < 0 ? -carried : carried
  }

  /// A finger that rests for longer loses what it carries, in s.
  public static let carriedRest = 0.02
  /// Of the carried speed, more than this has to be left in the finger.
  public static let carriedShare = 0.5

  /// `PageScrollPhysics`: half a page more in the direction of the speed, then the nearest page.
  ///
  /// - Parameter tolerance: slower speeds are none, in pt/s; 1 / (0.05 x the screen's scale).
  public static func pageTarget(
    from offset: Double, velocity: Double, page: Double, tolerance: Double = 1 / 0.15
  ) -> Double {
    guard page > 0 else { return offset }
    var pages = offset / page
    if velocity < -tolerance { pages -= 0.5 } else if velocity > tolerance { pages += 0.5 }
    return pages.rounded() * page
  }

  private static let degrees = 180 / Double.pi

  private static func sine(_ radians: Double) -> Double {
    ElementaryFunctions.sine(degrees: radians * degrees)
  }

  private static func cosine(_ radians: Double) -> Double {
    ElementaryFunctions.cosine(degrees: radians * degrees)
  }
}
