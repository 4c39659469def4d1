internal import ScrollworkModel

extension SourceText {
  /// The bytes from a code-point offset to the end of its line, at most `limit`: messages show
  /// the beginning, and a JSON file may be one line.
  ///
  /// - Complexity: O(offset + limit).
  func restOfLine(at offset: Int32, limit: Int = 4096) -> ArraySlice<UInt8> {
    let start = byteIndex(of: offset, in: bytes)
    return bytes[start...].prefix(limit).prefix { $0 != 0x0A && $0 != 0x0D }
  }

  /// The bytes from the beginning of its line to a code-point offset.
  ///
  /// - Complexity: O(offset).
  func startOfLine(at offset: Int32) -> ArraySlice<UInt8> {
    let end = byteIndex(of: offset, in: bytes)
    var start = end
    while start > 0, bytes[start - 1] != 0x0A, bytes[start - 1] != 0x0D { start -= 1 }
    return bytes[start..<end]
  }

  /// The beginning of a later line of a value that looks like `key:value`.
  func keyWithoutSpace(in span: SourceSpan) -> SourceSpan? {
    var line = span.start + codePoints(restOfLine(at: span.start, limit: .max)) + 1
    while line < span.end {
      let length = codePoints(restOfLine(at: line, limit: .max))
      if let key = keyWithoutSpace(inLine: SourceSpan(start: line, end: line + length)) {
        return key
      }
      line += length + 1
    }
    return nil
  }

  /// `key:value` without a space, when a line begins so.
  func keyWithoutSpace(inLine line: SourceSpan) -> SourceSpan? {
    let bytes = restOfLine(at: line.start)
    let content = bytes.drop { $0 == 0x20 || $0 == UInt8(ascii: "-") }
    let name = content.prefix { $0 != UInt8(ascii: ":") }
    let rest = content.dropFirst(name.count + 1)
    guard Identifier.isValid(name), let next = rest.first, next != 0x20,
      !["H", "V"].contains(String(decoding: name, as: UTF8.self))
    else { return nil }
    let start = line.start + Int32(clamping: bytes.count - content.count)
    return SourceSpan(start: start, end: start + Int32(clamping: name.count + 1))
  }

  private func codePoints(_ bytes: ArraySlice<UInt8>) -> Int32 {
    bytes.reduce(into: 0) { $0 += $1 & 0xC0 == 0x80 ? 0 : 1 }
  }
}
