internal import ScrollworkModel

/// A text's characters by code-point offset, as spans count them, and its lines.
struct SourceCharacters {
  let scalars: [Unicode.Scalar]
  /// What ends the text's first line.
  let newline: String
  /// Texts that begin with a brace keep to JSON.
  let isJSON: Bool

  init(_ source: SourceText) {
    // ASCII, as nearly all scenes are, needs no decoding.
    let scalars =
      source.bytes.allSatisfy { $0 < 0x80 }
      ? source.bytes.map { Unicode.Scalar($0) }
      : Array(String(decoding: source.bytes, as: UTF8.self).unicodeScalars)
    let end = scalars.firstIndex { $0 == "\n" || $0 == "\r" } ?? scalars.count
    let characters = Array(scalars[end...].prefix(2))
    newline = characters == ["\r", "\n"] ? "\r\n" : characters.first == "\r" ? "\r" : "\n"
    isJSON = scalars.first { !$0.properties.isWhitespace } == "{"
    self.scalars = scalars
  }

  subscript(_ offset: Int) -> Unicode.Scalar? {
    scalars.indices.contains(offset) ? scalars[offset] : nil
  }

  /// What YAML takes for the end of a line.
  static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains(scalar)
  }

  static func isBlank(_ scalar: Unicode.Scalar) -> Bool { scalar == " " || scalar == "\t" }

  // MARK: Lines

  func lineStart(_ offset: Int) -> Int {
    var start = offset
    while start > 0, !SourceCharacters.isBreak(scalars[start - 1]) { start -= 1 }
    return start
  }

  /// The offset of the line's break, or of the text's end.
  func lineEnd(_ offset: Int) -> Int {
    var end = offset
    while end < scalars.count, !SourceCharacters.isBreak(scalars[end]) { end += 1 }
    return end
  }

  /// Where the next line begins, or the text's end.
  func nextLine(_ offset: Int) -> Int {
    let end = lineEnd(offset)
    if self[end] == "\r", self[end + 1] == "\n" { return end + 2 }
    return min(end + 1, scalars.count)
  }

  /// The blanks with which a line begins.
  func indentation(_ offset: Int) -> String {
    let line = scalars[lineStart(offset)...].prefix(while: SourceCharacters.isBlank)
    return String(String.UnicodeScalarView(line))
  }

  /// Whether only blanks stand before an offset on its line.
  func beginsLine(_ offset: Int) -> Bool {
    scalars[lineStart(offset)..<offset].allSatisfy(SourceCharacters.isBlank)
  }

  /// Whether only blanks or a comment stand from an offset to the end of its line.
  func endsLine(_ offset: Int) -> Bool {
    let next = skippingBlanks(offset)
    return self[next].map { SourceCharacters.isBreak($0) || $0 == "#" } ?? true
  }

  /// Whether the line before an offset's has nothing but blanks in it.
  func followsEmptyLine(_ offset: Int) -> Bool {
    var end = lineStart(offset) - 1
    guard end >= 0 else { return false }
    if end > 0, scalars[end] == "\n", scalars[end - 1] == "\r" { end -= 1 }
    return beginsLine(end)
  }

  func isOneLine(_ range: Range<Int>) -> Bool {
    !scalars[range].contains(where: SourceCharacters.isBreak)
  }

  // MARK: Moving

  func skippingBlanks(_ offset: Int) -> Int {
    var next = offset
    while let scalar = self[next], SourceCharacters.isBlank(scalar) { next += 1 }
    return next
  }

  /// Over blanks, breaks and comments.
  func skippingSpace(_ offset: Int) -> Int {
    var next = offset
    while let scalar = self[next] {
      if scalar == "#" {
        next = lineEnd(next)
      } else if SourceCharacters.isBlank(scalar) || SourceCharacters.isBreak(scalar) {
        next += 1
      } else {
        break
      }
    }
    return next
  }

  /// Back over blanks and breaks, not before `start`.
  func trimmed(_ end: Int, from start: Int) -> Int {
    var end = min(end, scalars.count)
    while end > start,
      SourceCharacters.isBlank(scalars[end - 1]) || SourceCharacters.isBreak(scalars[end - 1])
    {
      end -= 1
    }
    return end
  }

  /// Back over blanks.
  func withoutBlanks(before offset: Int) -> Int {
    var start = offset
    while start > 0, SourceCharacters.isBlank(scalars[start - 1]) { start -= 1 }
    return start
  }

  /// Whether a comment begins in a stretch between two nodes.
  func hasComment(_ range: Range<Int>) -> Bool { scalars[range].contains("#") }
}
