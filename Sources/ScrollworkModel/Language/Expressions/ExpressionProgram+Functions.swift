extension ExpressionProgram {
  /// A function's value. The compiler has checked the number of arguments.
  package static func apply(
    _ function: Expression.Function, _ x: UnsafeBufferPointer<Double>, _ isList: Bool
  ) -> Double {
    switch function {
    case .if: x[0] != 0 ? x[1] : x[2]
    case .min: x.dropFirst().reduce(x[0]) { Swift.min($0, $1) }
    case .max: x.dropFirst().reduce(x[0]) { Swift.max($0, $1) }
    case .clamp: Interpolation.clamp(x[0], x[1], x[2])
    case .mix: Interpolation.mix(x[0], x[1], x[2])
    case .abs: Swift.abs(x[0])
    case .sign: x[0] > 0 ? 1 : x[0] < 0 ? -1 : 0
    case .floor: x[0].rounded(.down)
    case .ceil: x[0].rounded(.up)
    // Half away from zero.
    case .round: x[0].rounded(.toNearestOrAwayFromZero)
    case .snap: isList ? nearest(x) : snap(x[0], step: x[1])
    case .wrap: wrap(x[0], x[1], x[2])
    case .mirror: mirror(x[0], x[1], x[2])
    case .smoothstep: smoothstep(x[0], x[1], x[2])
    case .sqrt: x[0].squareRoot()
    case .sin: ElementaryFunctions.sine(degrees: x[0])
    case .cos: ElementaryFunctions.cosine(degrees: x[0])
    }
  }

  private static func snap(_ value: Double, step: Double) -> Double {
    step == 0 ? value : (value / step).rounded(.toNearestOrAwayFromZero) * step
  }

  /// The listed value that is nearest to the first argument; the earlier one of two.
  private static func nearest(_ x: UnsafeBufferPointer<Double>) -> Double {
    var best = x[1]
    for candidate in x.dropFirst(2) where Swift.abs(x[0] - candidate) < Swift.abs(x[0] - best) {
      best = candidate
    }
    return best
  }

  /// The value moved into [low, high) by whole lengths of it.
  private static func wrap(_ value: Double, _ low: Double, _ high: Double) -> Double {
    let length = high - low
    guard length != 0 else { return low }
    let rest = (value - low).truncatingRemainder(dividingBy: length)
    return low + (rest != 0 && (rest < 0) != (length < 0) ? rest + length : rest)
  }

  /// There and back between low and high.
  private static func mirror(_ value: Double, _ low: Double, _ high: Double) -> Double {
    let length = high - low
    guard length != 0 else { return low }
    let place = Swift.abs(wrap(value - low, -length, length))
    return low + (length < 0 ? -place : place)
  }

  private static func smoothstep(_ a: Double, _ b: Double, _ x: Double) -> Double {
    guard a != b else { return x < a ? 0 : 1 }
    let u = Swift.min(Swift.max((x - a) / (b - a), 0), 1)
    return u * u * (3 - 2 * u)
  }
}
