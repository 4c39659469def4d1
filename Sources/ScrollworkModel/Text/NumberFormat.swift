// `rounded()` calls the C library's mathematics, which is linked only where this is imported.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A number as the tool prints it: rounded to 1e-6, shortest decimal that reads back as that
/// number, without a trailing `.0`, and `0` for negative zero.
///
/// Magnitudes below 2^54 are written without an exponent. Values that aren't finite give `nan`,
/// `inf` or `-inf`.
public func formatNumber(_ value: Double) -> String {
  // Below 1e9 the rounded number has at most 15 significant digits, and decimals of that length
  // are the shortest that read back as their own doubles.
  guard abs(value) < 1e9 else { return formatLargeNumber(value) }
  let millionths = Int64((value * 1e6).rounded())
  let magnitude = millionths.magnitude
  let whole = magnitude / 1_000_000
  var fraction = magnitude % 1_000_000
  var text = millionths < 0 ? "-" : ""
  text += String(whole)
  if fraction > 0 {
    var digits = 6
    while fraction % 10 == 0 {
      fraction /= 10
      digits -= 1
    }
    let tail = String(fraction)
    text += "."
    for _ in tail.utf8.count..<digits { text += "0" }
    text += tail
  }
  return text
}

private func formatLargeNumber(_ value: Double) -> String {
  // From 2^53 / 1e6 on a unit in the last place is more than 1e-6.
  let rounded = abs(value) < 9e9 ? (value * 1e6).rounded() / 1e6 : value
  let text = rounded.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

extension Int {
  /// The number without its fraction, or nil if it isn't finite or doesn't fit.
  public init?(checked value: Double) {
    // 2^63 is a double; the largest Int isn't.
    guard value > -0x1p63, value < 0x1p63 else { return nil }
    self = Int(value)
  }
}
