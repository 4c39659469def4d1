extension Condition {
  /// How many words a condition may join.
  static let termLimit = 64

  /// Reads a condition: `landscape`, `portrait`, `compact width`, `regular width`,
  /// `compact height`, `regular height`, `rtl`, `ltr`, joined by `not`, `and`, `or` (binding in
  /// this order) and parentheses.
  ///
  /// - Throws: `LanguageError` at the wrong word.
  public static func parse(_ text: String) throws(LanguageError) -> Condition {
    var parser = ConditionParser(text)
    let condition = try parser.disjunction(depth: 0)
    parser.scanner.skipSpaces()
    guard parser.scanner.isAtEnd else {
      throw parser.scanner.unexpected(expecting: "and, or or the end")
    }
    return condition
  }
}

private struct ConditionParser {
  static let words = [
    "landscape", "portrait", "compact", "regular", "rtl", "ltr", "not", "and", "or", "width",
    "height",
  ]

  var scanner: TextScanner
  private var terms = 0

  init(_ text: String) {
    scanner = TextScanner(text)
  }

  mutating func disjunction(depth: Int) throws(LanguageError) -> Condition {
    var result = try conjunction(depth: depth)
    while takeWord("or") { result = .or(result, try conjunction(depth: depth)) }
    return result
  }

  private mutating func conjunction(depth: Int) throws(LanguageError) -> Condition {
    var result = try term(depth: depth)
    while takeWord("and") { result = .and(result, try term(depth: depth)) }
    return result
  }

  private mutating func term(depth: Int) throws(LanguageError) -> Condition {
    scanner.skipSpaces()
    let start = scanner.position
    terms += 1
    guard depth < Condition.termLimit, terms <= Condition.termLimit else {
      throw scanner.error(
        "The condition has more than \(Condition.termLimit) words.", at: scanner.tokenRange)
    }
    if takeWord("not") { return .not(try term(depth: depth + 1)) }
    if scanner.take(UInt8(ascii: "(")) {
      let inner = try disjunction(depth: depth + 1)
      scanner.skipSpaces()
      guard scanner.take(UInt8(ascii: ")")) else {
        throw scanner.error(
          "The parenthesis is not closed.", at: start..<(start + 1), help: "Add a ).")
      }
      return inner
    }
    let range = scanner.tokenRange
    let word = scanner.text(range)
    switch word {
    case "landscape", "portrait", "rtl", "ltr":
      scanner.position = range.upperBound
      switch word {
      case "landscape": return .landscape
      case "portrait": return .portrait
      case "rtl": return .rightToLeft
      default: return .leftToRight
      }
    case "compact", "regular":
      scanner.position = range.upperBound
      let isCompact = word == "compact"
      if takeWord("width") { return isCompact ? .compactWidth : .regularWidth }
      if takeWord("height") { return isCompact ? .compactHeight : .regularHeight }
      throw scanner.error(
        "\(quoted(word)) needs width or height after it.", at: range,
        help: "Write \(word) width or \(word) height.")
    default:
      var error = scanner.unexpected(expecting: "a condition")
      if error.help == nil {
        error.help =
          nearestName(to: word, in: ConditionParser.words).map { "Did you mean \($0)?" }
          ?? "Conditions are landscape, portrait, compact width, regular width, compact height, "
          + "regular height, rtl, ltr, joined by and, or, not."
      }
      throw error
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
}

extension Condition {
  /// Whether the condition holds at a viewport.
  ///
  /// Size classes follow Apple's table of devices (Human Interface Guidelines, Layout, Device size
  /// classes), by size alone: a width is compact below 600 pt, and on a phone in landscape (less
  /// than 1000 pt long) unless it is one of the large ones, whose short side has 414 pt or more;
  /// a height is compact below 480 pt. Landscape is wider than high.
  public func holds(in viewport: Viewport) -> Bool {
    let size = viewport.size
    switch self {
    case .landscape: return size.width > size.height
    case .portrait: return size.width <= size.height
    case .compactWidth: return Condition.isCompactWidth(size)
    case .regularWidth: return !Condition.isCompactWidth(size)
    case .compactHeight: return size.height < 480
    case .regularHeight: return size.height >= 480
    case .rightToLeft: return viewport.direction == .rightToLeft
    case .leftToRight: return viewport.direction == .leftToRight
    case .not(let inner): return !inner.holds(in: viewport)
    case .and(let a, let b): return a.holds(in: viewport) && b.holds(in: viewport)
    case .or(let a, let b): return a.holds(in: viewport) || b.holds(in: viewport)
    }
  }

  private static func isCompactWidth(_ size: Size) -> Bool {
    size.width < 600 || (size.height < 414 && size.width < 1000)
  }
}
