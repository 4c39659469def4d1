/// JSON writes characters beyond U+FFFF as two `\u` escapes, which libyaml rejects. In a text that
/// begins with `{` or `[` such pairs are rewritten as one `\U` escape before libyaml sees them.
struct EscapePairs {
  /// The text to parse.
  private(set) var bytes: [UInt8]
  /// Code-point offsets in the rewritten text behind each rewritten pair; each pair became two
  /// characters shorter.
  private var ends: [Int32] = []

  init(_ source: [UInt8]) {
    bytes = source
    guard EscapePairs.isJSONLike(source), EscapePairs.mayHavePair(source) else { return }
    var result: [UInt8] = []
    result.reserveCapacity(source.count)
    var codePoints: Int32 = 0
    var inString = false
    var index = 0
    while index < source.count {
      let byte = source[index]
      if byte == UInt8(ascii: "\"") { inString.toggle() }
      if inString, byte == UInt8(ascii: "\\"), index + 1 < source.count {
        if let scalar = EscapePairs.pair(source, at: index) {
          result += Array("\\U".utf8)
          let digits = String(scalar, radix: 16)
          for _ in digits.utf8.count..<8 { result.append(UInt8(ascii: "0")) }
          result += Array(digits.utf8)
          codePoints += 10
          ends.append(codePoints)
          index += 12
          continue
        }
        result.append(byte)
        codePoints += 1
        index += 1
      }
      let next = source[index]
      result.append(next)
      if next & 0xC0 != 0x80 { codePoints += 1 }
      index += 1
    }
    if !ends.isEmpty { bytes = result }
  }

  /// The offset in the source of an offset in the rewritten text.
  func sourceOffset(_ offset: Int32) -> Int32 {
    guard let first = ends.first, first <= offset else { return offset }
    var low = 0
    var high = ends.count
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return offset + 2 * Int32(low)
  }

  private static func isJSONLike(_ source: [UInt8]) -> Bool {
    let first = source.first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  private static func mayHavePair(_ source: [UInt8]) -> Bool {
    var index = 0
    while index + 11 < source.count {
      if source[index] == UInt8(ascii: "\\"), pair(source, at: index) != nil { return true }
      index += 1
    }
    return false
  }

  /// The character that two escapes at `index` stand for.
  private static func pair(_ source: [UInt8], at index: Int) -> UInt32? {
    guard let high = escape(source, at: index), (0xD800..<0xDC00).contains(high),
      let low = escape(source, at: index + 6), (0xDC00..<0xE000).contains(low)
    else { return nil }
    return 0x10000 + ((high - 0xD800) << 10) + (low - 0xDC00)
  }

  private static func escape(_ source: [UInt8], at index: Int) -> UInt32? {
    guard index + 6 <= source.count, source[index] == UInt8(ascii: "\\"),
      source[index + 1] == UInt8(ascii: "u")
    else { return nil }
    var value: UInt32 = 0
    for byte in source[index + 2..<index + 6] {
      guard let digit = Character(UnicodeScalar(byte)).hexDigitValue else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }
}
