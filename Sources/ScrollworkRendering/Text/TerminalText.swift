/// Text from a file made fit for a terminal: one line, control characters spelled out.
public enum TerminalText {
  /// What stands on the screen for one code point.
  struct Cell {
    var text: String
    /// Columns it takes on a terminal with a fixed-width font.
    var width: Int
  }

  /// The text with every control character, line break and change of direction escaped.
  public static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: needsEscape) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if needsEscape(scalar) {
        result += spelled(scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Columns that an escaped text takes.
  public static func width(_ text: String) -> Int {
    var isASCII = true
    for byte in text.utf8 where byte >= 0x80 {
      isASCII = false
      break
    }
    if isASCII { return text.utf8.count }
    return text.unicodeScalars.reduce(0) { $0 + width(of: $1) }
  }

  /// One cell for each code point of a line of UTF-8; broken bytes become U+FFFD.
  static func cells(_ line: ArraySlice<UInt8>) -> [Cell] {
    String(decoding: line, as: UTF8.self).unicodeScalars.map { scalar in
      if scalar == "\t" { return Cell(text: "    ", width: 4) }
      if needsEscape(scalar) {
        let text = spelled(scalar)
        return Cell(text: text, width: text.utf8.count)
      }
      return Cell(text: String(scalar), width: width(of: scalar))
    }
  }

  private static func spelled(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "<U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits + ">"
  }

  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    // Line and paragraph separators, marks and embeddings of direction, invisible signs.
    case 0x061C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
    case 0xFFF9...0xFFFB, 0xE0000...0xE007F: true
    default: false
    }
  }

  private static func width(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    // The wide and full-width blocks of Unicode's East Asian Width, and emoji.
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF,
      0x20000...0x3FFFD:
      return 2
    default:
      return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }
}
