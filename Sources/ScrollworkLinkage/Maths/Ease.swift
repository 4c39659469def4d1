internal import ScrollworkModel

/// How a value moves between two stops.
public enum Ease: Hashable, Sendable {
  public enum StepPosition: String, Hashable, Sendable, CaseIterable {
    case jumpStart = "jump-start"
    case jumpEnd = "jump-end"
    case jumpNone = "jump-none"
    case jumpBoth = "jump-both"
    case start, end
  }

  public enum Side: Hashable, Sendable { case easeIn, easeOut, easeInOut }

  case linear
  /// The earlier value until the later stop.
  case hold
  case bezier(CubicBezier)
  case steps(Int, StepPosition)
  /// CSS's `linear()`: points with ascending x.
  case points([Point])
  /// u to the power of 2, 3 or 4.
  case power(Int, Side)
  /// Overshoots by a tenth.
  case back(Side)
  case bounce(Side)
  case circle(Side)

  public struct Point: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// The eased share of a segment. `u` below 0 or above 1 asks for the continuation, which those
  /// that have none answer with their ends.
  public func value(at u: Double) -> Double {
    switch self {
    case .linear: return u
    case .hold: return u < 1 ? 0 : 1
    case .bezier(let curve): return curve.value(at: u)
    case .steps(let count, let position): return Ease.steps(u, count, position)
    case .points(let points): return Ease.along(points, u)
    case .power(let exponent, let side):
      return Ease.sided(u, side) { Ease.power($0, exponent) }
    case .back(let side): return Ease.sided(u, side) { $0 * $0 * ($0 + 1.70158 * ($0 - 1)) }
    case .bounce(let side):
      return Ease.sided(min(max(u, 0), 1), side) { 1 - Ease.bounceOut(1 - $0) }
    case .circle(let side):
      return Ease.sided(min(max(u, 0), 1), side) { 1 - (1 - $0 * $0).squareRoot() }
    }
  }

  /// The same curve from the end, or from both ends to the middle.
  private static func sided(_ u: Double, _ side: Side, _ curve: (Double) -> Double) -> Double {
    switch side {
    case .easeIn: curve(u)
    case .easeOut: 1 - curve(1 - u)
    case .easeInOut: u < 0.5 ? curve(2 * u) / 2 : 1 - curve(2 - 2 * u) / 2
    }
  }

  private static func power(_ u: Double, _ exponent: Int) -> Double {
    var result = u
    for _ in 1..<max(exponent, 1) { result *= u }
    return result
  }

  /// Robert Penner's bounce: four parabolas of the same curvature.
  private static func bounceOut(_ u: Double) -> Double {
    let (shift, height) =
      u < 1 / 2.75
      ? (0, 0)
      : u < 2 / 2.75
        ? (1.5 / 2.75, 0.75) : u < 2.5 / 2.75 ? (2.25 / 2.75, 0.9375) : (2.625 / 2.75, 0.984375)
    let rest = u - shift
    return 7.5625 * rest * rest + height
  }

  /// CSS Easing, step functions; the beginning counts as inside.
  private static func steps(_ u: Double, _ count: Int, _ position: StepPosition) -> Double {
    let share = min(max(u, 0), 1)
    let isStart = position == .jumpStart || position == .start || position == .jumpBoth
    var step = (share * Double(count)).rounded(.down) + (isStart ? 1 : 0)
    let jumps =
      switch position {
      case .jumpBoth: Double(count) + 1
      case .jumpNone: Double(max(count - 1, 1))
      default: Double(count)
      }
    step = min(step, jumps)
    return step / jumps
  }

  /// Linear between points, by the end segments beyond them; at a jump the later point.
  private static func along(_ points: [Point], _ u: Double) -> Double {
    guard let last = points.indices.last, last > 0 else { return points.first?.y ?? u }
    var low = 0
    var high = last
    // The last point at or before u, but not the very last.
    while high - low > 1 {
      let middle = (low + high) / 2
      if points[middle].x <= u { low = middle } else { high = middle }
    }
    let a = points[low]
    let b = points[low + 1]
    guard b.x > a.x else { return u < a.x ? a.y : b.y }
    return Interpolation.mix(a.y, b.y, (u - a.x) / (b.x - a.x))
  }
}
