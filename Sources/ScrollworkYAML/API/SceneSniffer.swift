/// Tells scenes from other YAML and JSON files without reading them whole.
public enum SceneSniffer {
  /// Whether a file's bytes have a top-level key `scrollwork`, in YAML or JSON. Wrong only for
  /// files that can't be read anyway.
  ///
  /// - Complexity: O(bytes), without allocation.
  public static func looksLikeScene(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { buffer in
      var start = 0
      if buffer.starts(with: [0xEF, 0xBB, 0xBF]) { start = 3 }
      var first = start
      while first < buffer.count, isSpace(buffer[first]) { first += 1 }
      guard first < buffer.count else { return false }
      if buffer[first] == UInt8(ascii: "{") { return hasKeyInBraces(buffer, from: first) }
      return hasKeyAtLineStart(buffer, from: start)
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  /// The end of the key, when it stands at `index`: bare, or in quotes.
  private static func keyEnd(_ buffer: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
    var place = index
    var quote: UInt8?
    if place < buffer.count,
      buffer[place] == UInt8(ascii: "\"") || buffer[place] == UInt8(ascii: "'")
    {
      quote = buffer[place]
      place += 1
    }
    let key: StaticString = "scrollwork"
    let length = key.utf8CodeUnitCount
    guard place + length <= buffer.count else { return nil }
    let matches = key.withUTF8Buffer { $0.elementsEqual(buffer[place..<(place + length)]) }
    guard matches else { return nil }
    place += length
    if let quote {
      guard place < buffer.count, buffer[place] == quote else { return nil }
      place += 1
    }
    while place < buffer.count, buffer[place] == 0x20 || buffer[place] == 0x09 { place += 1 }
    guard place < buffer.count, buffer[place] == UInt8(ascii: ":") else { return nil }
    return place
  }

  private static func hasKeyAtLineStart(
    _ buffer: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Bool {
    var index = start
    var atLineStart = true
    while index < buffer.count {
      if atLineStart, keyEnd(buffer, at: index) != nil { return true }
      atLineStart = buffer[index] == 0x0A || buffer[index] == 0x0D
      index += 1
    }
    return false
  }

  /// A key of the outermost braces; texts in quotes are skipped.
  private static func hasKeyInBraces(
    _ buffer: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> Bool {
    var index = start
    var depth = 0
    var atKey = false
    while index < buffer.count {
      let byte = buffer[index]
      if depth == 1, atKey, !isSpace(byte) {
        if keyEnd(buffer, at: index) != nil { return true }
        atKey = false
      }
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        atKey = depth == 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        if depth <= 0 { return false }
      case UInt8(ascii: ","): atKey = depth == 1
      case UInt8(ascii: "\""): index = stringEnd(buffer, from: index)
      default: break
      }
      index += 1
    }
    return false
  }

  /// The index of the quote that closes the one at `start`.
  private static func stringEnd(_ buffer: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start + 1
    while index < buffer.count, buffer[index] != UInt8(ascii: "\"") {
      index += buffer[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index
  }
}
