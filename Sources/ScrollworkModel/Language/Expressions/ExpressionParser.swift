/// Reads an expression by recursive descent, writing its nodes in the order of evaluation.
struct ExpressionParser {
  private(set) var names: [Expression.Name] = []
  private(set) var nodes: [Expression.Node] = []
  private var scanner: TextScanner

  init(_ text: String) {
    scanner = TextScanner(text)
  }

  mutating func whole() throws(LanguageError) {
    try disjunction(0)
    scanner.skipSpaces()
    guard scanner.isAtEnd else {
      var error = unexpected("an operator or the end")
      error.help = error.help ?? unitBehindSpace()
      throw error
    }
  }

  /// What to write for `100 pt`.
  private func unitBehindSpace() -> String? {
    let unit = scanner.text(scanner.tokenRange)
    var end = scanner.position
    while end > 0, TextScanner.isSpace(scanner.bytes[end - 1]) { end -= 1 }
    guard end < scanner.position, end > 0, TextScanner.isDigit(scanner.bytes[end - 1]),
      ["pt", "deg", "s", "ms", "%"].contains(unit)
    else { return nil }
    var start = end
    while start > 0, "0123456789.".utf8.contains(scanner.bytes[start - 1]) { start -= 1 }
    return "Write the unit right behind the number: \(scanner.text(start..<end))\(unit)."
  }

  // MARK: Conditions

  private mutating func disjunction(_ depth: Int) throws(LanguageError) {
    let start = try begin(depth)
    try conjunction(depth)
    while takeWord("or") {
      try conjunction(depth)
      try append(.binary(.or), from: start)
    }
  }

  private mutating func conjunction(_ depth: Int) throws(LanguageError) {
    let start = try begin(depth)
    try negation(depth)
    while takeWord("and") {
      try negation(depth)
      try append(.binary(.and), from: start)
    }
  }

  private mutating func negation(_ depth: Int) throws(LanguageError) {
    let start = try begin(depth)
    guard takeWord("not") else {
      try comparison(depth)
      return
    }
    try negation(depth + 1)
    try append(.unary(.not), from: start)
  }

  private mutating func comparison(_ depth: Int) throws(LanguageError) {
    let start = try begin(depth)
    try sum(depth)
    guard let relation = try takeRelation() else { return }
    try sum(depth)
    try append(.binary(relation), from: start)
    scanner.skipSpaces()
    let second = scanner.position
    if try takeRelation() != nil {
      throw error(
        "A second comparison stands behind the first.", at: second..<scanner.position,
        help: "Write a <= b and b <= c.")
    }
  }

  private mutating func takeRelation() throws(LanguageError) -> Expression.Binary? {
    scanner.skipSpaces()
    let start = scanner.position
    var end = start
    while end < scanner.bytes.count, "=<>!".utf8.contains(scanner.bytes[end]) { end += 1 }
    guard end > start else {
      if ["≥", "≤", "≠"].contains(scanner.text(scanner.tokenRange).prefix(1)) {
        throw unexpected("an operator or the end")
      }
      return nil
    }
    let sign = scanner.text(start..<end)
    scanner.position = end
    if let relation = Expression.Binary(rawValue: sign) { return relation }
    let instead = ["=": "==", "===": "==", "=<": "<=", "=>": ">=", "<>": "!=", "!": "not"][sign]
    throw error(
      "\(quoted(sign)) is no comparison.", at: start..<end,
      help: instead.map { "Write \($0) instead of \(sign)." })
  }

  // MARK: Arithmetic

  private mutating func sum(_ depth: Int) throws(LanguageError) {
    let start = try begin(depth)
    try product(depth)
    while true {
      scanner.skipSpaces()
      if scanner.take(UInt8(ascii: "+")) {
        try product(depth)
        try append(.binary(.add), from: start)
      } else if scanner.take(UInt8(ascii: "-")) {
        try product(depth)
        try append(.binary(.subtract), from: start)
      } else {
        return
      }
    }
  }

  private mutating func product(_ depth: Int) throws(LanguageError) {
    let start = try begin(depth)
    try factor(depth)
    while true {
      scanner.skipSpaces()
      if scanner.take(UInt8(ascii: "*")) {
        try factor(depth)
        try append(.binary(.multiply), from: start)
      } else if scanner.take(UInt8(ascii: "/")) {
        try factor(depth)
        try append(.binary(.divide), from: start)
      } else {
        return
      }
    }
  }

  private mutating func factor(_ depth: Int) throws(LanguageError) {
    let start = try begin(depth)
    if scanner.isAtNumber {
      try number()
    } else if scanner.take(UInt8(ascii: "-")) {
      try factor(depth + 1)
      try append(.unary(.negate), from: start)
    } else if scanner.take(UInt8(ascii: "(")) {
      try disjunction(depth + 1)
      try close(start)
    } else if TextScanner.isNameStart(scanner.current) {
      try nameOrCall(depth)
    } else {
      throw unexpected("a number, a name or a function")
    }
  }

  private mutating func number() throws(LanguageError) {
    let start = scanner.position
    var value = try scanner.number()
    var quantity = Quantity.number
    let unit = scanner.position
    if scanner.take(UInt8(ascii: "%")) {
      value /= 100
      quantity = .ratio
    } else if scanner.current == UInt8(ascii: ":") {
      scanner.position += 1
      guard scanner.isAtNumber else { throw unexpected("the ratio's second number") }
      let divisor = try scanner.number()
      guard divisor != 0 else {
        throw error("The ratio divides by 0.", at: start..<scanner.position)
      }
      value /= divisor
      quantity = .ratio
    } else if TextScanner.isNameStart(scanner.current) {
      let range = scanner.tokenRange
      scanner.position = range.upperBound
      switch scanner.text(range) {
      case "pt":
        quantity = .length
        if scanner.current == UInt8(ascii: "/"), scanner.peek(1) == UInt8(ascii: "s"),
          !TextScanner.isNamePart(scanner.peek(2)), scanner.peek(2) != UInt8(ascii: ".")
        {
          scanner.position += 2
          quantity = .velocity
        }
      case "deg": quantity = .angle
      case "s": quantity = .time
      case "ms":
        value /= 1000
        quantity = .time
      default:
        throw error(
          "\(quoted(scanner.text(range))) is no unit.", at: unit..<range.upperBound,
          help: "Units are pt, %, deg, s, ms and pt/s.")
      }
    }
    try append(.number(value, quantity), from: start)
  }

  private mutating func nameOrCall(_ depth: Int) throws(LanguageError) {
    let start = scanner.position
    let word = scanner.skipPath()
    // `a.width-8`: a known property ends before a dash and a digit.
    if word > start,
      let dash = scanner.bytes[word..<scanner.position].firstIndex(of: UInt8(ascii: "-")),
      dash + 1 < scanner.position,
      FrameAttribute(rawValue: scanner.text(word..<dash)) != nil
    {
      guard TextScanner.isDigit(scanner.bytes[dash + 1]) else {
        throw error(
          "A - inside a word belongs to the name.", at: start..<scanner.position,
          help: "Put spaces round -: \(scanner.text(start..<dash)) - "
            + scanner.text((dash + 1)..<scanner.position))
      }
      scanner.position = dash
    }
    let range = start..<scanner.position
    let text = scanner.text(range)
    scanner.skipSpaces()
    guard scanner.current == UInt8(ascii: "(") else {
      scanner.position = range.upperBound
      if ["and", "or", "not"].contains(text) {
        scanner.position = start
        throw unexpected("a number, a name or a function")
      }
      names.append(Expression.Name(text: text, range: scanner.codePoints(range)))
      try append(.name(names.count - 1), from: start)
      return
    }
    if text.hasSuffix(".in") {
      try placeInside(from: start, range)
      return
    }
    guard let function = Expression.Function(rawValue: text) else {
      let near = nearestName(to: text, in: Expression.Function.allCases.map(\.rawValue))
      throw error(
        "There is no function called \(quoted(text)).", at: range,
        help: near.map { "Did you mean \($0)?" }
          ?? "Functions are "
          + Expression.Function.allCases.map(\.rawValue).joined(separator: ", ") + ".")
    }
    try call(function, range, depth)
  }

  /// `card.in(list).y`: a number of a view's frame as seen through a scroll view.
  private mutating func placeInside(
    from start: Int, _ path: Range<Int>
  ) throws(LanguageError) {
    let open = scanner.position
    scanner.position += 1
    scanner.skipSpaces()
    let inner = scanner.position
    if TextScanner.isNameStart(scanner.current) { _ = scanner.skipPath() }
    let scroller = inner..<scanner.position
    scanner.skipSpaces()
    guard !scroller.isEmpty else { throw unexpected("a scroll view") }
    guard scanner.take(UInt8(ascii: ")")) else { throw unexpected(")") }
    guard scanner.take(UInt8(ascii: ".")), TextScanner.isNameStart(scanner.current) else {
      throw error(
        "It isn't said which number of the frame is meant.", at: open..<scanner.position,
        help: "Write .x, .y, .width, .centerY and so on behind the parenthesis.")
    }
    let attribute = scanner.tokenRange
    scanner.position = attribute.upperBound
    let text =
      "\(scanner.text(path))(\(scanner.text(scroller))).\(scanner.text(attribute))"
    names.append(
      Expression.Name(text: text, range: scanner.codePoints(start..<scanner.position)))
    try append(.name(names.count - 1), from: start)
  }

  private mutating func call(
    _ function: Expression.Function, _ name: Range<Int>, _ depth: Int
  ) throws(LanguageError) {
    let open = scanner.position
    scanner.position += 1
    var count = 0
    var isList = false
    while true {
      scanner.skipSpaces()
      if function == .snap, count == 1, scanner.take(UInt8(ascii: "[")) {
        isList = true
        count += try list(depth)
      } else {
        try disjunction(depth + 1)
        count += 1
      }
      scanner.skipSpaces()
      if !scanner.take(UInt8(ascii: ",")) { break }
      guard count < Expression.argumentLimit else {
        throw error(
          "\(function.rawValue) has more than \(Expression.argumentLimit) arguments.", at: name)
      }
    }
    try close(open)
    guard function.arity.contains(count), function != .snap || isList || count == 2 else {
      throw error(
        "\(function.rawValue) has \(count) argument\(count == 1 ? "" : "s").",
        at: name.lowerBound..<scanner.position, help: "Write \(function.signature).")
    }
    try append(.call(function, count, isList: isList), from: name.lowerBound)
  }

  /// The values of `snap(x, [a, b])` up to the bracket's end.
  private mutating func list(_ depth: Int) throws(LanguageError) -> Int {
    var count = 0
    while true {
      try disjunction(depth + 1)
      count += 1
      scanner.skipSpaces()
      if scanner.take(UInt8(ascii: "]")) { return count }
      guard count < Expression.argumentLimit - 1 else {
        throw unexpected("] after \(count) values")
      }
      guard scanner.take(UInt8(ascii: ",")) else { throw unexpected(", or ]") }
    }
  }

  // MARK: Parts

  /// The place where a subexpression begins.
  private mutating func begin(_ depth: Int) throws(LanguageError) -> Int {
    scanner.skipSpaces()
    guard depth < Expression.nestingLimit else {
      throw error(
        "The expression is nested more than \(Expression.nestingLimit) deep.",
        at: scanner.tokenRange)
    }
    return scanner.position
  }

  private mutating func append(
    _ operation: Expression.Operation, from start: Int
  ) throws(LanguageError) {
    var end = scanner.position
    while end > start, TextScanner.isSpace(scanner.bytes[end - 1]) { end -= 1 }
    let range = start..<end
    guard nodes.count < Expression.nodeLimit else {
      throw error("The expression has more than \(Expression.nodeLimit) parts.", at: range)
    }
    nodes.append(Expression.Node(operation: operation, range: scanner.codePoints(range)))
  }

  private mutating func close(_ open: Int) throws(LanguageError) {
    scanner.skipSpaces()
    guard scanner.take(UInt8(ascii: ")")) else {
      if scanner.isAtEnd {
        throw error(
          "The parenthesis is not closed.", at: open..<(open + 1),
          help: "Add a ); inside { } an expression with a comma needs quotes.")
      }
      throw unexpected("an operator or )")
    }
  }

  /// Moves over the word when it comes next.
  private mutating func takeWord(_ word: StaticString) -> Bool {
    scanner.skipSpaces()
    let range = scanner.tokenRange
    guard scanner.matches(range, word) else { return false }
    scanner.position = range.upperBound
    return true
  }

  private func unexpected(_ expected: String) -> LanguageError {
    var error = scanner.unexpected(expecting: expected)
    error.rule = LanguageRules.checkExpression
    return error
  }

  private func error(
    _ message: String, at range: Range<Int>, help: String? = nil
  ) -> LanguageError {
    scanner.error(message, at: range, help: help, rule: LanguageRules.checkExpression)
  }
}
