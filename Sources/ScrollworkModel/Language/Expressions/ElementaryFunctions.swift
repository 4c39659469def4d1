/// Elementary functions made of + - x / alone, so that their bits don't depend on the machine's C
/// library.
public enum ElementaryFunctions {
  /// The sine of an angle in degrees, to within 1 unit in the last place; exact at multiples of 90.
  public static func sine(degrees: Double) -> Double {
    guard degrees.isFinite else { return .nan }
    let (quarter, rest) = reduced(degrees)
    switch quarter {
    case 0: return sine(rest)
    case 1: return cosine(rest)
    case 2: return -sine(rest)
    default: return -cosine(rest)
    }
  }

  /// The cosine of an angle in degrees, to within 1 unit in the last place; exact at multiples of
  /// 90.
  public static func cosine(degrees: Double) -> Double {
    guard degrees.isFinite else { return .nan }
    let (quarter, rest) = reduced(degrees)
    switch quarter {
    case 0: return cosine(rest)
    case 1: return -sine(rest)
    case 2: return -cosine(rest)
    default: return sine(rest)
    }
  }

  /// Quarter turns (0 to 3) and the rest between -45 and 45 degrees. Both steps are exact.
  private static func reduced(_ degrees: Double) -> (quarter: Int, rest: Double) {
    let turn = degrees.truncatingRemainder(dividingBy: 360)
    let quarters = (turn / 90).rounded(.toNearestOrEven)
    return ((Int(quarters) + 4) % 4, turn - 90 * quarters)
  }

  /// pi / 180 as the sum of two doubles.
  private static let radian = 0x1.1df46a2529d39p-6
  private static let radianTail = 0x1.5c1d8becdd291p-62

  /// Degrees to radians, as the sum of two doubles.
  private static func radians(_ degrees: Double) -> (Double, Double) {
    let (product, error) = product(degrees, radian)
    return (product, error + degrees * radianTail)
  }

  /// Dekker's product with what rounding leaves over: the halves' products are exact.
  static func product(_ x: Double, _ y: Double) -> (Double, Double) {
    let product = x * y
    let (a, b) = halves(x)
    let (c, d) = halves(y)
    return (product, ((a * c - product) + a * d + b * c) + b * d)
  }

  private static func halves(_ value: Double) -> (Double, Double) {
    let scaled = value * 134_217_729
    let high = scaled - (scaled - value)
    return (high, value - high)
  }

  /// Taylor's series to x^17; the next term is below 1e-19 of the value at 45 degrees.
  private static func sine(_ degrees: Double) -> Double {
    let (x, tail) = radians(degrees)
    let z = x * x
    var sum = 1.0 / 355_687_428_096_000
    sum = sum * z - 1.0 / 1_307_674_368_000
    sum = sum * z + 1.0 / 6_227_020_800
    sum = sum * z - 1.0 / 39_916_800
    sum = sum * z + 1.0 / 362_880
    sum = sum * z - 1.0 / 5_040
    sum = sum * z + 1.0 / 120
    sum = sum * z - 1.0 / 6
    return x + (x * z * sum + tail * (1 - 0.5 * z))
  }

  /// Taylor's series to x^18.
  private static func cosine(_ degrees: Double) -> Double {
    let (x, tail) = radians(degrees)
    let z = x * x
    var sum = -1.0 / 6_402_373_705_728_000
    sum = sum * z + 1.0 / 20_922_789_888_000
    sum = sum * z - 1.0 / 87_178_291_200
    sum = sum * z + 1.0 / 479_001_600
    sum = sum * z - 1.0 / 3_628_800
    sum = sum * z + 1.0 / 40_320
    sum = sum * z - 1.0 / 720
    sum = sum * z + 1.0 / 24
    // 1 - z / 2 loses bits that the last term gives back.
    let half = 0.5 * z
    let rest = 1 - half
    return rest + (((1 - rest) - half) + (z * z * sum - x * tail))
  }
}
