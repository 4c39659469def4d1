public import ScrollworkModel

extension SourceText {
  /// The text in a file's bytes, without a byte-order mark, and what keeps it from being read:
  /// another encoding than UTF-8, or a byte that stands for no character. The place of the first
  /// bad byte is the diagnostic's.
  ///
  /// - Complexity: O(bytes).
  public static func decoding(
    _ bytes: [UInt8], name: String
  ) -> (source: SourceText, problem: Diagnostic?) {
    if let encoding = wideEncoding(bytes) {
      let problem = Diagnostic(
        ReadingRules.encoding, "The file is \(encoding) text; scenes are UTF-8.",
        at: SourceSpan(start: 0, end: 1), help: "Save it as UTF-8.")
      return (SourceText(name: name, bytes: bytes), problem)
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: mark) ? Array(bytes.dropFirst(3)) : bytes
    let source = SourceText(name: name, bytes: content)
    guard let bad = UTF8Check.firstBadByte(content) else { return (source, nil) }
    let start = codePoint(at: bad, in: content)
    let span = SourceSpan(start: start, end: start + 1)
    let byte = content[bad]
    if byte == 0 {
      let problem = Diagnostic(
        ReadingRules.encoding, "A zero byte stands in the file, so it isn't UTF-8 text.", at: span,
        help: "Save it as UTF-8; texts in UTF-16 have such bytes.")
      return (source, problem)
    }
    let digits = String(byte, radix: 16, uppercase: true)
    let isLatin = byte >= 0xA0
    let problem = Diagnostic(
      ReadingRules.encoding, "The byte 0x\(digits) begins no UTF-8 character here.", at: span,
      help: isLatin
        ? "Save the file as UTF-8; it may be Latin-1 (Windows-1252) text."
        : "Save the file as UTF-8.")
    return (source, problem)
  }

  /// The encoding that a byte-order mark of 16- or 32-bit text tells.
  private static func wideEncoding(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
      return "UTF-32"
    }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    return nil
  }
}
