/// Arithmetic on numbers and names: `80 + 40 * $i`, `(margin - 4) / 2`.
public enum Arithmetic {
  /// How deep parentheses and signs may nest.
  static let nestingLimit = 64

  /// The value of a text.
  ///
  /// Numbers are written `12`, `12.5`, `.5`, `1e3`; `* /` come before `+ -`, both from left to
  /// right; `-` may stand before a factor. Names are longest matches of `[A-Za-z_][A-Za-z0-9_-]*`
  /// or `$` and such a name, with further names after dots (`$item.width`), so `margin-8` is one
  /// name.
  ///
  /// - Parameter lookup: the value of a name, nil when there is none.
  /// - Throws: `LanguageError` with the wrong token's place; the result is finite otherwise.
  public static func evaluate(
    _ text: String, _ lookup: (Substring) -> Double?
  ) throws(LanguageError) -> Double {
    var parser = Parser(text: text)
    let value = try parser.sum(lookup, depth: 0)
    parser.scanner.skipSpaces()
    guard parser.scanner.isAtEnd else {
      throw parser.scanner.unexpected(expecting: "+, -, *, / or the end")
    }
    return value
  }

  private struct Parser {
    let text: String
    var scanner: TextScanner

    init(text: String) {
      self.text = text
      scanner = TextScanner(text)
    }

    mutating func sum(
      _ lookup: (Substring) -> Double?, depth: Int
    ) throws(LanguageError) -> Double {
      scanner.skipSpaces()
      let start = scanner.position
      var value = try product(lookup, depth: depth)
      while true {
        scanner.skipSpaces()
        if scanner.take(UInt8(ascii: "+")) {
          value += try product(lookup, depth: depth)
        } else if scanner.take(UInt8(ascii: "-")) {
          value -= try product(lookup, depth: depth)
        } else {
          return value
        }
        try check(value, from: start)
      }
    }

    private mutating func product(
      _ lookup: (Substring) -> Double?, depth: Int
    ) throws(LanguageError) -> Double {
      scanner.skipSpaces()
      let start = scanner.position
      var value = try factor(lookup, depth: depth)
      while true {
        scanner.skipSpaces()
        let sign = scanner.position
        if scanner.take(UInt8(ascii: "*")) {
          value *= try factor(lookup, depth: depth)
        } else if scanner.take(UInt8(ascii: "/")) {
          let divisor = try factor(lookup, depth: depth)
          guard divisor != 0 else {
            throw scanner.error("The divisor is 0.", at: sign..<scanner.position)
          }
          value /= divisor
        } else {
          return value
        }
        try check(value, from: start)
      }
    }

    private mutating func factor(
      _ lookup: (Substring) -> Double?, depth: Int
    ) throws(LanguageError) -> Double {
      scanner.skipSpaces()
      guard depth < nestingLimit else {
        throw scanner.error(
          "The arithmetic is nested more than \(nestingLimit) deep.", at: scanner.tokenRange)
      }
      if scanner.isAtNumber { return try scanner.number() }
      if scanner.take(UInt8(ascii: "-")) { return -(try factor(lookup, depth: depth + 1)) }
      if scanner.take(UInt8(ascii: "+")) { return try factor(lookup, depth: depth + 1) }
      let start = scanner.position
      if scanner.take(UInt8(ascii: "(")) {
        let value = try sum(lookup, depth: depth + 1)
        scanner.skipSpaces()
        guard scanner.take(UInt8(ascii: ")")) else {
          if scanner.isAtEnd {
            throw scanner.error(
              "The parenthesis is not closed.", at: start..<(start + 1), help: "Add a ).")
          }
          throw scanner.unexpected(expecting: ") or an operator")
        }
        return value
      }
      guard TextScanner.isNameStart(scanner.current) || scanner.current == UInt8(ascii: "$") else {
        throw scanner.unexpected(expecting: "a number or a name")
      }
      return try name(lookup)
    }

    private mutating func name(_ lookup: (Substring) -> Double?) throws(LanguageError) -> Double {
      let start = scanner.position
      let isVariable = scanner.take(UInt8(ascii: "$"))
      scanner.skipName()
      while scanner.current == UInt8(ascii: "."), TextScanner.isNamePart(scanner.peek(1)) {
        scanner.position += 1
        scanner.skipName()
      }
      let range = start..<scanner.position
      if let value = lookup(substring(range)) {
        try check(value, from: start)
        return value
      }
      if let dash = scanner.bytes[range].lastIndex(of: UInt8(ascii: "-")), dash > start,
        let value = lookup(substring(start..<dash))
      {
        // `$i-1` can't mean anything else: no variable has a dash in its name.
        if isVariable {
          scanner.position = dash
          return value
        }
        let left = scanner.text(start..<dash)
        let right = scanner.text((dash + 1)..<range.upperBound)
        throw scanner.error(
          "There is no \(quoted(scanner.text(range))); a - inside a word belongs to the name.",
          at: range, help: "Put spaces round -: \(left) - \(right)")
      }
      throw scanner.error("There is no number called \(quoted(scanner.text(range))).", at: range)
    }

    private func substring(_ range: Range<Int>) -> Substring {
      let utf8 = text.utf8
      let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
      return text[start..<utf8.index(start, offsetBy: range.count)]
    }

    private func check(_ value: Double, from start: Int) throws(LanguageError) {
      guard value.isFinite else {
        throw scanner.error("The result is too large.", at: start..<scanner.position)
      }
    }
  }
}
