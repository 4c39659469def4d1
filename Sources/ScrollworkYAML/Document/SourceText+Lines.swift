internal import ScrollworkModel

extension SourceText {
  /// The bytes from a code-point offset to the end of its line.
  ///
  /// - Complexity: O(offset).
  func restOfLine(at offset: Int32) -> ArraySlice<UInt8> {
    let start = byteIndex(of: offset, in: bytes)
    return bytes[start...].prefix { $0 != 0x0A && $0 != 0x0D }
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
}
