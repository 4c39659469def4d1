/// 10^0 to 10^22: the powers of ten that are exact.
private let exactPowersOfTen: [Double] = [
  1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17,
  1e18, 1e19, 1e20, 1e21, 1e22,
]

extension TextScanner {
  /// Whether an unsigned number begins at the cursor: a digit, or `.` and a digit.
  var isAtNumber: Bool {
    TextScanner.isDigit(current) || (current == UInt8(ascii: ".") && TextScanner.isDigit(peek(1)))
  }

  /// Reads `12`, `12.5`, `.5`, `1e3`, `1.5e-3`. Call it only when `isAtNumber`.
  ///
  /// - Throws: `LanguageError` for a number that is too large for a double.
  mutating func number() throws(LanguageError) -> Double {
    let start = position
    var mantissa: UInt64 = 0
    var digits = 0
    var scale = 0
    func significant(_ byte: UInt8) -> Bool { digits > 0 || byte != UInt8(ascii: "0") }
    while TextScanner.isDigit(current) {
      if significant(current) { digits += 1 }
      if digits <= 15 { mantissa = mantissa * 10 + UInt64(current - UInt8(ascii: "0")) }
      position += 1
    }
    if current == UInt8(ascii: "."), TextScanner.isDigit(peek(1)) {
      position += 1
      while TextScanner.isDigit(current) {
        if significant(current) { digits += 1 }
        if digits <= 15 {
          mantissa = mantissa * 10 + UInt64(current - UInt8(ascii: "0"))
          scale -= 1
        }
        position += 1
      }
    }
    if current | 0x20 == UInt8(ascii: "e") {
      let sign = peek(1) == UInt8(ascii: "-") || peek(1) == UInt8(ascii: "+") ? 1 : 0
      if TextScanner.isDigit(peek(1 + sign)) {
        let isNegative = sign == 1 && peek(1) == UInt8(ascii: "-")
        position += 1 + sign
        var exponent = 0
        while TextScanner.isDigit(current) {
          if exponent < 100_000 { exponent = exponent * 10 + Int(current - UInt8(ascii: "0")) }
          position += 1
        }
        scale += isNegative ? -exponent : exponent
      }
    }
    // With at most 15 digits and an exact power of ten one rounding gives the nearest double.
    if digits <= 15 && abs(scale) <= 22 {
      return scale < 0
        ? Double(mantissa) / exactPowersOfTen[-scale] : Double(mantissa) * exactPowersOfTen[scale]
    }
    if mantissa == 0 { return 0 }
    guard let value = Double(text(start..<position)), value.isFinite else {
      throw error(
        "The number is too large.", at: start..<position, help: "Write a number below 1e308.")
    }
    return value
  }
}
