/// Reads constraints' texts: `[name:] expr relation expr [inset …] [@ priority]`, and visual
/// format strings (in an extension).
///
/// Works on bytes and in one pass: an expression's terms go to `terms`, and a subexpression is the
/// place where its terms begin with the constant that it adds, so scaling is done in place.
struct EquationParser<Names: EquationNames> {
  /// How deep parentheses and signs may nest.
  static var nestingLimit: Int { 64 }
  /// How many attributes one constraint may hold.
  static var termLimit: Int { 256 }
  /// How many views one visual format string may name.
  static var viewLimit: Int { 1024 }

  /// What lone names mean at the moment.
  enum Mode: Equatable {
    /// Attributes of this view, or metrics.
    case equation
    /// `required`, `high`, `low`, or metrics.
    case priority
    /// Metrics, or views, whose size along the axis is meant.
    case visualFormat(Axis)
  }

  /// A part of an expression: its terms are `terms[start...]`, and it adds `constant`.
  struct Value {
    var start: Int
    var constant: Double
    /// Where it is written.
    var range: Range<Int>
  }

  var names: Names
  var scanner = TextScanner("")
  var terms: [EquationTerm] = []
  var mode = Mode.equation

  init(names: Names) {
    self.names = names
  }

  /// Starts on another text, in the memory of the one before.
  mutating func start(_ text: String) {
    scanner.start(text)
    terms.removeAll(keepingCapacity: true)
    mode = .equation
  }

  /// Reads the `name:` in front, if there is one, and returns its place.
  mutating func prefix() -> Range<Int>? {
    scanner.skipSpaces()
    let start = scanner.position
    guard TextScanner.isNameStart(scanner.current) else { return nil }
    scanner.skipName()
    let range = start..<scanner.position
    scanner.skipSpaces()
    if !isOrientation(range), scanner.take(UInt8(ascii: ":")) { return range }
    scanner.position = start
    return nil
  }

  private func isOrientation(_ range: Range<Int>) -> Bool {
    range.count == 1
      && (scanner.bytes[range.lowerBound] == UInt8(ascii: "H")
        || scanner.bytes[range.lowerBound] == UInt8(ascii: "V"))
  }

  /// Whether a visual format string begins at the cursor: `H:` or `V:`.
  var isAtVisualFormat: Bool {
    (scanner.current == UInt8(ascii: "H") || scanner.current == UInt8(ascii: "V"))
      && scanner.peek(1) == UInt8(ascii: ":")
  }

  /// Reads an equation from the cursor to the end of the text.
  mutating func equation() throws(LanguageError) -> Equation {
    scanner.skipSpaces()
    let start = scanner.position
    let (_, left) = try side()
    let (relation, relationRange) = try relation()
    let (rightStart, right) = try side()
    let insets = try insets()
    let priority = try priority()
    scanner.skipSpaces()
    guard scanner.isAtEnd else { throw afterEnd() }
    if terms.isEmpty {
      throw scanner.error(
        "There is no attribute in this constraint: it compares numbers.",
        at: trimmedRange(from: start),
        help: "Write what they are about, such as photo.width.")
    }
    return Equation(
      terms: terms, rightStart: rightStart, left: left, relation: relation,
      relationRange: relationRange, right: right, insets: insets, priority: priority,
      range: trimmedRange(from: start))
  }

  private func trimmedRange(from start: Int) -> Range<Int> {
    var end = scanner.bytes.count
    while end > start, TextScanner.isSpace(scanner.bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  /// One side: an expression, or two numbers with an `x` between. Returns where its terms begin.
  private mutating func side() throws(LanguageError) -> (start: Int, constant: Equation.Constant) {
    let first = try sum(depth: 0)
    scanner.skipSpaces()
    guard isAtTimes else {
      return (
        first.start,
        Equation.Constant(horizontal: first.constant, vertical: first.constant, isPair: false)
      )
    }
    let sign = scanner.position
    scanner.position += 1
    let second = try sum(depth: 0)
    guard terms.count == first.start else {
      throw scanner.error(
        "x stands between two numbers, a width and a height.", at: sign..<(sign + 1),
        help: "Write * for a product.")
    }
    return (
      first.start,
      Equation.Constant(horizontal: first.constant, vertical: second.constant, isPair: true)
    )
  }

  /// Whether the cursor is at the `x` of `96 x 144`.
  private var isAtTimes: Bool {
    scanner.current == UInt8(ascii: "x")
      && (!TextScanner.isNamePart(scanner.peek(1)) || TextScanner.isDigit(scanner.peek(1)))
  }

  private mutating func insets() throws(LanguageError) -> Equation.Insets? {
    scanner.skipSpaces()
    let start = scanner.position
    guard scanner.matches(scanner.tokenRange, "inset") else { return nil }
    scanner.position += 5
    scanner.skipSpaces()
    var insets = Equation.Insets(range: start..<scanner.position)
    guard side(of: scanner.tokenRange) != nil else {
      let all = try constant("an inset")
      insets.top = all
      insets.leading = all
      insets.bottom = all
      insets.trailing = all
      insets.range = start..<scanner.position
      return insets
    }
    var seen: [LayoutAttribute] = []
    while let side = side(of: scanner.tokenRange) {
      let word = scanner.tokenRange
      if seen.contains(side) {
        throw scanner.error("The \(side.rawValue) inset is given twice.", at: word)
      }
      seen.append(side)
      scanner.position = word.upperBound
      let value = try constant("an inset")
      switch side {
      case .top: insets.top = value
      case .leading: insets.leading = value
      case .bottom: insets.bottom = value
      case .trailing: insets.trailing = value
      default:
        throw scanner.error(
          "Edges are top, leading, bottom and trailing; \(side.rawValue) is none of them.",
          at: word, help: side == .left ? "Write leading." : "Write trailing.")
      }
      insets.range = start..<scanner.position
      scanner.skipSpaces()
    }
    return insets
  }

  /// The side that a word in `inset` names.
  private func side(of range: Range<Int>) -> LayoutAttribute? {
    guard case .single(let attribute)? = scanner.attribute(range),
      attribute != .centerX, attribute != .centerY, !attribute.isSize,
      attribute != .firstBaseline, attribute != .lastBaseline
    else { return nil }
    return attribute
  }

  /// A sum that may hold no attribute.
  mutating func constant(_ what: String) throws(LanguageError) -> Double {
    let outer = mode
    // Attributes can't stand here, so a metric may be called like one.
    if mode == .equation { mode = .priority }
    defer { mode = outer }
    let value = try sum(depth: 0)
    guard terms.count == value.start else {
      throw scanner.error(
        "\(quoted(scanner.text(terms[value.start].range))) is an attribute; \(what) is a number.",
        at: terms[value.start].range)
    }
    return value.constant
  }

  /// Reads `@ priority`, 1000 when there is none.
  mutating func priority() throws(LanguageError) -> Double {
    scanner.skipSpaces()
    guard scanner.take(UInt8(ascii: "@")) else { return 1000 }
    let outer = mode
    mode = .priority
    defer { mode = outer }
    scanner.skipSpaces()
    let start = scanner.position
    let value = try constant("a priority")
    guard value >= 1, value <= 1000 else {
      throw scanner.error(
        "The priority is \(formatNumber(value)); priorities go from 1 to 1000.",
        at: start..<scanner.position,
        help: value > 1000
          ? "Write @ 1000, or nothing, for a required constraint." : "Write @ 1 for the weakest.",
        rule: LanguageRules.priority)
    }
    return value
  }
}
