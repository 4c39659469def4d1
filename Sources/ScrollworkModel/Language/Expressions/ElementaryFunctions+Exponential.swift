extension ElementaryFunctions {
  /// ln 2 as the sum of two doubles; the first has 32 trailing zero bits, so that its products with
  /// small whole numbers are exact.
  private static let ln2 = 0x1.62e42feep-1
  private static let ln2Tail = 0x1.a39ef35793c76p-33

  /// e to the power of `x`, to within 1 unit in the last place; 0 below and infinity above the range
  /// of doubles.
  public static func exp(_ x: Double) -> Double { exp(x, tail: 0) }

  /// e to the power of the sum of two doubles, the second below the first's last place.
  private static func exp(_ x: Double, tail: Double) -> Double {
    guard !x.isNaN else { return x }
    guard x < 709.79 else { return .infinity }
    guard x > -745.2 else { return 0 }
    let power = (x * 0x1.71547652b82fep0).rounded(.toNearestOrEven)
    let high = x - power * ln2
    let low = power * ln2Tail - tail
    let r = high - low
    return scaled(fraction(r, (high - r) - low), by: power)
  }

  /// 2 to the power of `x`, to within 2 units in the last place.
  public static func powerOfTwo(_ x: Double) -> Double {
    guard !x.isNaN else { return x }
    guard x < 1024 else { return .infinity }
    guard x > -1075 else { return 0 }
    let whole = x.rounded(.toNearestOrEven)
    return scaled(fraction((x - whole) * 0.6931471805599453, 0), by: whole)
  }

  /// e to the power of `r` + `rest` by Taylor's series to r^13; |r| is below 0.347, so the next term
  /// is below 5e-18, and `rest` below a unit in r's last place.
  private static func fraction(_ r: Double, _ rest: Double) -> Double {
    var sum = 1.0 / 6_227_020_800
    sum = sum * r + 1.0 / 479_001_600
    sum = sum * r + 1.0 / 39_916_800
    sum = sum * r + 1.0 / 3_628_800
    sum = sum * r + 1.0 / 362_880
    sum = sum * r + 1.0 / 40_320
    sum = sum * r + 1.0 / 5_040
    sum = sum * r + 1.0 / 720
    sum = sum * r + 1.0 / 120
    sum = sum * r + 1.0 / 24
    sum = sum * r + 1.0 / 6
    sum = sum * r + 0.5
    return 1 + (r + (r * r * sum + rest))
  }

  /// `value` times a power of two whose exponent is a whole number in -1075...1024; in two steps,
  /// so that results below the normal range are rounded once.
  private static func scaled(_ value: Double, by exponent: Double) -> Double {
    let whole = Int(exponent)
    let half = whole / 2
    return value * Double(sign: .plus, exponent: half, significand: 1)
      * Double(sign: .plus, exponent: whole - half, significand: 1)
  }

  /// The natural logarithm, to within 1 unit in the last place; -infinity of 0, NaN below.
  public static func ln(_ x: Double) -> Double {
    guard x > 0 else { return x == 0 ? -.infinity : .nan }
    guard x.isFinite else { return x }
    var exponent = Double(x.exponent)
    var m = x.significand
    if m > 0x1.6a09e667f3bcdp0 {
      m /= 2
      exponent += 1
    }
    let f = m - 1
    let s = f / (2 + f)
    let z = s * s
    // ln(1 + f) = 2 (s + s^3 / 3 + s^5 / 5 + ...); |s| is below 0.172.
    var sum = 2.0 / 23
    sum = sum * z + 2.0 / 21
    sum = sum * z + 2.0 / 19
    sum = sum * z + 2.0 / 17
    sum = sum * z + 2.0 / 15
    sum = sum * z + 2.0 / 13
    sum = sum * z + 2.0 / 11
    sum = sum * z + 2.0 / 9
    sum = sum * z + 2.0 / 7
    sum = sum * z + 2.0 / 5
    sum = sum * z + 2.0 / 3
    let half = 0.5 * f * f
    // f - half is the leading part, exact enough for what follows to be a small correction.
    let correction = s * (half + sum * z) + exponent * ln2Tail
    return exponent * ln2 - ((half - correction) - f)
  }

  /// `base` to the power of `exponent` for a positive base, to within 1 unit in the last place.
  public static func power(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 { return 1 }
    guard base > 0, base.isFinite, exponent.isFinite else { return exp(exponent * ln(base)) }
    // An error in the logarithm's last place would be multiplied by as much as 745.
    let (high, low) = longLn(base)
    let estimate = exponent * high
    guard estimate.magnitude < 800 else { return exp(estimate) }
    let (product, error) = product(exponent, high)
    return exp(product, tail: error + exponent * low)
  }

  /// The natural logarithm of a positive number as the sum of two doubles, good to some 70 bits.
  private static func longLn(_ x: Double) -> (Double, Double) {
    var exponent = Double(x.exponent)
    var m = x.significand
    if m > 0x1.6a09e667f3bcdp0 {
      m /= 2
      exponent += 1
    }
    // s = f / (2 + f), with what the division leaves over.
    let f = m - 1
    let t = 2 + f
    let tTail = f - (t - 2)
    let s = f / t
    let (st, stError) = product(s, t)
    let sTail = (((f - st) - stError) - s * tTail) / t
    let (z, zError) = product(s, s)
    let zTail = zError + 2 * s * sTail
    // ln(1 + f) = 2 s (1 + z / 3 + z^2 / 5 + ...): the first two terms need more than 53 bits.
    var sum = 1.0 / 27
    var divisor = 25.0
    while divisor > 4 {
      sum = sum * z + 1 / divisor
      divisor -= 2
    }
    let (third, thirdError) = product(z, oneThird)
    let terms = self.sum(third, thirdError + z * oneThirdTail + zTail * oneThird + z * z * sum)
    let (more, moreError) = product(s, terms.0)
    let rest = self.sum(more, moreError + s * terms.1 + sTail * terms.0)
    let series = self.sum(s, sTail)
    let (high, error) = self.sum(2 * series.0, 2 * rest.0)
    let low = error + 2 * (series.1 + rest.1)
    // The product with the first part of ln 2 is exact.
    let (result, resultError) = self.sum(exponent * ln2, high)
    return self.sum(result, resultError + (low + exponent * ln2Tail))
  }

  private static let oneThird = 1.0 / 3
  private static let oneThirdTail = 0x1.5555555555555p-56

  /// A sum with what rounding leaves over (Knuth).
  private static func sum(_ a: Double, _ b: Double) -> (Double, Double) {
    let sum = a + b
    let part = sum - a
    return (sum, (a - (sum - part)) + (b - part))
  }
}
