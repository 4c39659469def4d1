/// An expression in Swift with how tightly it binds, so that parentheses stand only where they are
/// needed.
struct SwiftCode {
  enum Level: Int, Comparable {
    case choice, comparison, sum, product, atom

    static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
  }

  var text: String
  var level = Level.atom

  /// The text, in parentheses where it binds less tightly than its place asks for.
  func text(_ least: Level) -> String { level < least ? "(\(text))" : text }

  /// A number; negative ones bind like a product.
  static func literal(_ value: Double) -> SwiftCode {
    SwiftCode(text: number(value), level: value < 0 ? .product : .atom)
  }

  /// A number's shortest form that reads back as the same bits.
  static func number(_ value: Double) -> String {
    if value.isNaN { return "Double.nan" }
    if value.isInfinite { return value < 0 ? "-Double.infinity" : "Double.infinity" }
    return "\(value)"
  }

  static func call(_ function: String, _ arguments: SwiftCode...) -> SwiftCode {
    SwiftCode(text: call(function, arguments.map(\.text)))
  }

  /// `a` operation `b`, evaluated in just this order.
  static func infix(_ a: SwiftCode, _ operation: String, _ b: SwiftCode, _ level: Level)
    -> SwiftCode
  {
    let next = Level(rawValue: level.rawValue + 1) ?? .atom
    return SwiftCode(text: "\(a.text(level)) \(operation) \(b.text(next))", level: level)
  }

  static func - (a: SwiftCode, b: SwiftCode) -> SwiftCode { infix(a, "-", b, .sum) }
  static func + (a: SwiftCode, b: SwiftCode) -> SwiftCode { infix(a, "+", b, .sum) }
  static func * (a: SwiftCode, b: SwiftCode) -> SwiftCode { infix(a, "*", b, .product) }
  static func / (a: SwiftCode, b: SwiftCode) -> SwiftCode { infix(a, "/", b, .product) }

  /// `condition ? a : b`.
  static func choice(_ condition: String, _ a: SwiftCode, _ b: SwiftCode) -> SwiftCode {
    let line = "\(condition) ? \(a.text(.comparison)) : \(b.text(.choice))"
    guard width(line) > 64, !condition.contains("\n") else {
      return SwiftCode(text: line, level: .choice)
    }
    return SwiftCode(
      text: "\(condition)\n  ? \(a.text(.comparison)) : \(b.text(.choice))", level: .choice)
  }

  /// A comment on one line, whatever stands in names.
  static func comment(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// How long a text is with all numbers as if they had two digits, so that code for all copies of a
  /// view is broken alike.
  static func width(_ text: String) -> Int {
    var result = 0
    var wasDigit = false
    for byte in text.utf8 where byte != UInt8(ascii: "_") {
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      if !isDigit { result += 1 } else if !wasDigit { result += 2 }
      wasDigit = isDigit
    }
    return result
  }

  /// A list between brackets, on several lines where one doesn't hold it.
  static func list(_ items: [String]) -> String {
    let line = "[" + items.joined(separator: ", ") + "]"
    guard width(line) > 80 else { return line }
    var lines = ["["]
    for item in items {
      if let last = lines.last, lines.count > 1, width(last) + width(item) < 84 {
        lines[lines.count - 1] += " \(item),"
      } else {
        lines.append("  \(item),")
      }
    }
    return (lines + ["]"]).joined(separator: "\n")
  }

  /// A call, with its arguments on lines of their own where one line doesn't hold them.
  static func call(_ function: String, _ arguments: [String]) -> String {
    let line = "\(function)(\(arguments.joined(separator: ", ")))"
    guard width(line) > 76 || line.contains("\n") else { return line }
    let joined = arguments.joined(separator: ", ")
    guard width(joined) > 84 || joined.contains("\n") else {
      return "\(function)(\n  \(joined))"
    }
    var lines = ["\(function)("]
    for (index, argument) in arguments.enumerated() {
      let comma = index + 1 < arguments.count ? "," : ""
      lines += (argument + comma).split(separator: "\n").map { "  " + $0 }
    }
    return (lines + [")"]).joined(separator: "\n")
  }
}
