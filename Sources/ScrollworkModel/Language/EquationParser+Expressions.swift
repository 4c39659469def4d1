extension EquationParser {
  /// product { (+ | -) product }
  mutating func sum(depth: Int) throws(LanguageError) -> Value {
    var value = try product(depth: depth)
    while true {
      scanner.skipSpaces()
      let isMinus = scanner.current == UInt8(ascii: "-")
      guard isMinus || scanner.current == UInt8(ascii: "+") else { return value }
      scanner.position += 1
      var other = try product(depth: depth)
      if isMinus { scale(&other, by: -1) }
      value.constant += other.constant
      value.range = value.range.lowerBound..<other.range.upperBound
      try check(value)
    }
  }

  /// factor { (* | /) factor }, of which one may hold attributes.
  private mutating func product(depth: Int) throws(LanguageError) -> Value {
    var value = try factor(depth: depth)
    while true {
      scanner.skipSpaces()
      let isQuotient = scanner.current == UInt8(ascii: "/")
      guard isQuotient || scanner.current == UInt8(ascii: "*") else { return value }
      scanner.position += 1
      var other = try factor(depth: depth)
      let range = value.range.lowerBound..<other.range.upperBound
      if terms.count > other.start {
        if isQuotient || other.start > value.start { throw notLinear(range, isQuotient) }
        scale(&other, by: value.constant)
        value = Value(start: value.start, constant: other.constant, range: range)
      } else if isQuotient {
        guard other.constant != 0 else {
          throw scanner.error("The divisor is 0.", at: other.range)
        }
        // Dividing, not multiplying with the inverse, keeps `a.width / 3` exact to the last bit.
        value.constant /= other.constant
        for index in value.start..<terms.count { terms[index].coefficient /= other.constant }
        value.range = range
      } else {
        scale(&value, by: other.constant)
        value.range = range
      }
      try check(value)
    }
  }

  private mutating func factor(depth: Int) throws(LanguageError) -> Value {
    scanner.skipSpaces()
    let start = scanner.position
    guard depth < EquationParser.nestingLimit else {
      throw scanner.error(
        "The expression is nested more than \(EquationParser.nestingLimit) deep.",
        at: scanner.tokenRange)
    }
    if TextScanner.isNameStart(scanner.current) { return try name() }
    if scanner.isAtNumber {
      let number = try ratio()
      return Value(start: terms.count, constant: number, range: start..<scanner.position)
    }
    if scanner.take(UInt8(ascii: "-")) {
      var value = try factor(depth: depth + 1)
      scale(&value, by: -1)
      value.range = start..<value.range.upperBound
      return value
    }
    if scanner.take(UInt8(ascii: "+")) { return try factor(depth: depth + 1) }
    if scanner.take(UInt8(ascii: "(")) {
      var value = try sum(depth: depth + 1)
      scanner.skipSpaces()
      guard scanner.take(UInt8(ascii: ")")) else {
        if scanner.isAtEnd {
          throw scanner.error(
            "The parenthesis is not closed.", at: start..<(start + 1), help: "Add a ).")
        }
        throw scanner.unexpected(expecting: ") or an operator")
      }
      value.range = start..<scanner.position
      return value
    }
    var error = scanner.unexpected(
      expecting: mode == .priority ? "a number or a name" : "a number or an attribute")
    if mode == .equation, let help = visualFormatHint { error.help = help }
    throw error
  }

  /// What is said where a visual format string without its direction may be meant.
  var visualFormatHint: String? {
    scanner.current == UInt8(ascii: "[") || scanner.current == UInt8(ascii: "|")
      ? "Put H: or V: in front of a visual format string." : nil
  }

  /// `1.5`, or `16:9`.
  private mutating func ratio() throws(LanguageError) -> Double {
    let number = try scanner.number()
    let end = scanner.position
    scanner.skipSpaces()
    guard mode == .equation, scanner.current == UInt8(ascii: ":") else {
      scanner.position = end
      return number
    }
    scanner.position += 1
    scanner.skipSpaces()
    let start = scanner.position
    guard scanner.isAtNumber else { throw scanner.unexpected(expecting: "the ratio's number") }
    let divisor = try scanner.number()
    guard divisor != 0 else {
      throw scanner.error("The ratio divides by 0.", at: start..<scanner.position)
    }
    return number / divisor
  }

  private mutating func scale(_ value: inout Value, by factor: Double) {
    value.constant *= factor
    for index in value.start..<terms.count { terms[index].coefficient *= factor }
  }

  private func check(_ value: Value) throws(LanguageError) {
    guard value.constant.isFinite, terms[value.start...].allSatisfy(\.coefficient.isFinite) else {
      throw scanner.error("The result is too large.", at: value.range)
    }
  }

  private func notLinear(_ range: Range<Int>, _ isQuotient: Bool) -> LanguageError {
    scanner.error(
      isQuotient
        ? "\(quoted(scanner.text(range))) divides by an attribute."
        : "\(quoted(scanner.text(range))) multiplies two attributes.",
      at: range,
      help: isQuotient
        ? "For a ratio write photo.width == 16:9 * photo.height."
        : "A product may hold one attribute; the other factors are numbers.",
      rule: LanguageRules.notLinear)
  }
}
