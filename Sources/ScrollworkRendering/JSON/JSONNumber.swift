import ScrollworkModel

// `rounded()` calls the C library's mathematics, which is linked only where this is imported.
#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Appends a number as JSON: rounded to 1e-6, the shortest decimal that reads back as the same
/// double, `0` for negative zero, `null` for what isn't finite.
///
/// Written byte by byte: a large layout has tens of thousands of numbers.
func appendJSONNumber(_ value: Double, to bytes: inout [UInt8]) {
  guard value.isFinite else {
    bytes.append(contentsOf: "null".utf8)
    return
  }
  // Below 1e9 a number of millionths has at most 15 digits, and decimals of that length are the
  // shortest that read back as their own doubles.
  guard abs(value) < 1e9 else {
    bytes.append(contentsOf: formatNumber(value).utf8)
    return
  }
  let millionths = Int64((value * 1e6).rounded())
  if millionths < 0 { bytes.append(UInt8(ascii: "-")) }
  appendDigits(of: millionths.magnitude / 1_000_000, atLeast: 1, to: &bytes)
  var fraction = millionths.magnitude % 1_000_000
  guard fraction > 0 else { return }
  var digits = 6
  while fraction % 10 == 0 {
    fraction /= 10
    digits -= 1
  }
  bytes.append(UInt8(ascii: "."))
  appendDigits(of: fraction, atLeast: digits, to: &bytes)
}

private func appendDigits(of value: UInt64, atLeast count: Int, to bytes: inout [UInt8]) {
  var digits = 1
  var rest = value
  while rest >= 10 || digits < count {
    rest /= 10
    digits += 1
  }
  bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: digits))
  // From the last digit on, so that all divisors are the constant 10.
  rest = value
  for index in (bytes.count - digits..<bytes.count).reversed() {
    bytes[index] += UInt8(truncatingIfNeeded: rest % 10)
    rest /= 10
  }
}
