/// Texts as scalars that read back as the same text.
public enum ScalarText {
  enum Context {
    /// On lines of its own; in brackets or braces; the same in JSON.
    case block, flow, json
  }

  /// The text as it is where that reads back as the same text in a flow collection, else in
  /// double quotes.
  public static func flow(_ value: String) -> String { text(value, in: .flow) }

  /// - Parameter style: Quotes to use; a plain text takes double ones where it needs some.
  static func text(
    _ value: String, in context: Context, style: YAMLNode.Style = .plain
  ) -> String {
    if context == .json || style == .doubleQuoted { return doubleQuoted(value) }
    let isPrintable = value.unicodeScalars.allSatisfy(isPrintable)
    if style == .singleQuoted, isPrintable { return singleQuoted(value) }
    return isPrintable && isPlain(value, in: context) ? value : doubleQuoted(value)
  }

  // MARK: Plain

  private static func isPlain(_ value: String, in context: Context) -> Bool {
    let scalars = Array(value.unicodeScalars)
    guard let first = scalars.first, let last = scalars.last, first != " ", last != " ",
      last != ":", !"-?:,[]{}#&*!|>'\"%@`.=".unicodeScalars.contains(first),
      !isWord(value)
    else { return false }
    for (place, scalar) in scalars.enumerated() {
      switch scalar {
      case "#": if scalars[place - 1] == " " { return false }
      case ":":
        if context == .flow || scalars[place + 1] == " " { return false }
      case ",", "[", "]", "{", "}", "?": if context == .flow { return false }
      default: break
      }
    }
    return true
  }

  /// What YAML, in one version or another, takes for something else than a text.
  private static func isWord(_ value: String) -> Bool {
    let words = ["~", "null", "true", "false", "yes", "no", "on", "off", "y", "n"]
    if words.contains(value.lowercased()) { return true }
    return value.utf8.allSatisfy { "0123456789.+-eExXoObB_:abcdefABCDEF".utf8.contains($0) }
      && value.utf8.contains { $0 >= 0x30 && $0 <= 0x39 }
  }

  // MARK: Quotes

  private static func singleQuoted(_ value: String) -> String {
    var result = "'"
    for scalar in value.unicodeScalars {
      if scalar == "'" { result += "'" }
      result.unicodeScalars.append(scalar)
    }
    return result + "'"
  }

  private static func doubleQuoted(_ value: String) -> String {
    var result = "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        // JSON knows `\u` alone; nothing beyond U+FFFF needs an escape.
        if isPrintable(scalar) {
          result.unicodeScalars.append(scalar)
        } else {
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
        }
      }
    }
    return result + "\""
  }

  /// Characters that can stand for themselves on a line (YAML 1.2, 5.1).
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
