extension ElementaryFunctions {
  /// e to the power of `x`, to within 2 units in the last place; 0 and infinity beyond the range of
  /// doubles.
  public static func exponential(_ x: Double) -> Double {
    guard x == x else { return .nan }
    if x > 709.782712893384 { return .infinity }
    if x < -745.1332191019411 { return 0 }
    let quotient = (x * 1.4426950408889634).rounded(.toNearestOrEven)
    // ln 2 as the sum of two doubles; the products with small whole numbers are exact in the first.
    let rest = (x - quotient * 0x1.62e42feep-1) - quotient * 0x1.a39ef35793c76p-33
    return scaled(exponentialNearZero(rest), by: quotient)
  }

  /// 2 to the power of `x`, to within 2 units in the last place.
  public static func powerOfTwo(_ x: Double) -> Double {
    guard x == x else { return .nan }
    if x > 1024 { return .infinity }
    if x < -1075 { return 0 }
    let whole = x.rounded(.toNearestOrEven)
    return scaled(exponentialNearZero((x - whole) * 0.6931471805599453), by: whole)
  }

  /// Taylor's series to x^13; the next term is below 1e-17 at ln 2 / 2.
  private static func exponentialNearZero(_ x: Double) -> Double {
    var sum = 1.0 / 6_227_020_800
    sum = sum * x + 1.0 / 479_001_600
    sum = sum * x + 1.0 / 39_916_800
    sum = sum * x + 1.0 / 3_628_800
    sum = sum * x + 1.0 / 362_880
    sum = sum * x + 1.0 / 40_320
    sum = sum * x + 1.0 / 5_040
    sum = sum * x + 1.0 / 720
    sum = sum * x + 1.0 / 120
    sum = sum * x + 1.0 / 24
    sum = sum * x + 1.0 / 6
    sum = sum * x + 0.5
    return 1 + (x + x * x * sum)
  }

  /// `value` times a power of two whose exponent is a whole number in -1075...1024.
  private static func scaled(_ value: Double, by exponent: Double) -> Double {
    guard let whole = Int(checked: exponent) else { return .nan }
    // In two steps, so that results below the normal range are rounded once.
    let half = whole / 2
    return value * Double(sign: .plus, exponent: half, significand: 1)
      * Double(sign: .plus, exponent: whole - half, significand: 1)
  }
}
