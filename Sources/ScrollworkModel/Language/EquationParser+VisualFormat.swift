/// Apple's visual format language:
///
///     (H: | V:)? (| connection)? view (connection view)* (connection |)?
///     view:        [ name predicates? ]
///     connection:  nothing | - | - (number | metric | predicates) -
///     predicates:  ( predicate, … )
///     predicate:   (== | <= | >=)? (number | metric | view) (@ priority)?
///
/// Beyond it, views may be paths, a predicate's object may be arithmetic (`[a(==b / 2 + 8)]`) or an
/// attribute (`[a(==b.height)]`), and spaces may stand between the parts.
extension EquationParser {
  /// Reads a visual format string from the cursor, which is at `H:` or `V:`, to the end.
  mutating func visualFormat() throws(LanguageError) -> VisualFormat {
    let axis: Axis = scanner.current == UInt8(ascii: "H") ? .horizontal : .vertical
    scanner.position += 2
    mode = .visualFormat(axis)
    var format = VisualFormat(axis: axis, views: [], between: [], terms: [])
    scanner.skipSpaces()
    if scanner.take(UInt8(ascii: "|")) { format.leading = try connection() }
    format.views.append(try visualView())
    while true {
      scanner.skipSpaces()
      if scanner.isAtEnd { break }
      let connection = try connection()
      scanner.skipSpaces()
      if scanner.take(UInt8(ascii: "|")) {
        format.trailing = connection
        break
      }
      guard format.views.count < EquationParser.viewLimit else {
        throw visualError(
          "The visual format string names more than \(EquationParser.viewLimit) views.",
          at: scanner.tokenRange, help: "Split it into several.")
      }
      format.between.append(connection)
      format.views.append(try visualView())
    }
    scanner.skipSpaces()
    guard scanner.isAtEnd else {
      throw visualError(
        "| stands for the parent's edge and can only be at the beginning and the end.",
        at: scanner.tokenRange)
    }
    format.terms = terms
    return format
  }

  private mutating func visualView() throws(LanguageError) -> VisualFormat.View {
    scanner.skipSpaces()
    let start = scanner.position
    guard scanner.take(UInt8(ascii: "[")) else {
      if TextScanner.isNameStart(scanner.current) {
        let name = scanner.text(scanner.tokenRange)
        throw visualError(
          "\(quoted(name)) stands where a view in [ ] should.", at: scanner.tokenRange,
          help: "Write [\(name)] for a view, or a - on both sides of a distance.")
      }
      if scanner.isAtNumber {
        throw visualError(
          "A number stands where a view in [ ] should.", at: scanner.tokenRange,
          help: "Put a - on both sides of a distance: -8-")
      }
      throw visualUnexpected("a view in [ ]")
    }
    scanner.skipSpaces()
    guard TextScanner.isNameStart(scanner.current) else {
      throw visualUnexpected("a view's name")
    }
    let path = scanner.position
    _ = scanner.skipPath()
    var view = VisualFormat.View(path: path..<scanner.position, predicates: [])
    scanner.skipSpaces()
    if scanner.current == UInt8(ascii: "(") { view.predicates = try predicateList() }
    scanner.skipSpaces()
    guard scanner.take(UInt8(ascii: "]")) else {
      if scanner.isAtEnd {
        throw visualError(
          "The [ is not closed.", at: start..<scanner.position, help: "Add a ].")
      }
      throw visualUnexpected("]")
    }
    return view
  }

  private mutating func connection() throws(LanguageError) -> VisualFormat.Connection {
    scanner.skipSpaces()
    guard scanner.take(UInt8(ascii: "-")) else { return .flush }
    scanner.skipSpaces()
    let start = scanner.position
    let predicates: [VisualFormat.Predicate]
    switch scanner.current {
    case UInt8(ascii: "["), UInt8(ascii: "|"): return .standard
    case UInt8(ascii: "("):
      predicates = try predicateList()
      for predicate in predicates where !predicate.terms.isEmpty {
        throw visualError(
          "A distance can't depend on a view's size.", at: predicate.range,
          help: "Write an equation, or a number or metric.")
      }
    case UInt8(ascii: "="), UInt8(ascii: "<"), UInt8(ascii: ">"):
      throw visualError(
        "A relation stands outside parentheses.", at: scanner.tokenRange,
        help: "Write -(>=8)- for a distance of at least 8.")
    case UInt8(ascii: "-"):
      throw visualError(
        "Two - stand side by side.", at: (start - 1)..<(start + 1),
        help: "Write - for the standard distance, -(-8)- for a negative one.")
    default: predicates = [try simplePredicate()]
    }
    scanner.skipSpaces()
    guard scanner.take(UInt8(ascii: "-")) else {
      throw visualError(
        "The distance has no - behind it.", at: start..<max(scanner.position, start + 1),
        help: "Put a - on both sides: -\(scanner.text(start..<scanner.position))-")
    }
    scanner.skipSpaces()
    if TextScanner.isNameStart(scanner.current) {
      let name = start..<scanner.nameEnd(from: start)
      throw visualError(
        "A - ends a metric's name here.", at: name,
        help: "Put names with dashes in parentheses: -(\(scanner.text(name)))-")
    }
    return .predicates(predicates)
  }

  /// A number or a metric without parentheses; a dash ends the metric's name.
  private mutating func simplePredicate() throws(LanguageError) -> VisualFormat.Predicate {
    let start = scanner.position
    let constant = try simpleNumber("a distance, a view in [ ] or |")
    let end = scanner.position
    scanner.skipSpaces()
    var priority = 1000.0
    if scanner.take(UInt8(ascii: "@")) {
      scanner.skipSpaces()
      let word = scanner.position
      priority = try simpleNumber("a priority")
      guard priority >= 1, priority <= 1000 else {
        throw scanner.error(
          "The priority is \(formatNumber(priority)); priorities go from 1 to 1000.",
          at: word..<scanner.position, rule: LanguageRules.priority)
      }
    }
    return VisualFormat.Predicate(
      relation: .equal, constant: constant, terms: 0..<0, priority: priority, range: start..<end)
  }

  private mutating func simpleNumber(_ expected: String) throws(LanguageError) -> Double {
    if scanner.isAtNumber { return try scanner.number() }
    let start = scanner.position
    guard TextScanner.isNameStart(scanner.current) else { throw visualUnexpected(expected) }
    while TextScanner.isNamePart(scanner.current), scanner.current != UInt8(ascii: "-") {
      scanner.position += 1
    }
    if let value = names.metric(scanner.bytes[start..<scanner.position]) { return value }
    let name = scanner.text(start..<scanner.position)
    let longRange = start..<scanner.nameEnd(from: start)
    let longName = scanner.text(longRange)
    throw scanner.error(
      "There is no metric called \(quoted(name)).", at: start..<scanner.position,
      help: longName != name && names.metric(scanner.bytes[longRange]) != nil
        ? "Put names with dashes in parentheses: -(\(longName))-"
        : "Write a number, or give it a value: metrics: {\(name): 8}.",
      rule: LanguageRules.unknownMetric)
  }

  private mutating func predicateList() throws(LanguageError) -> [VisualFormat.Predicate] {
    let start = scanner.position
    scanner.position += 1
    var predicates: [VisualFormat.Predicate] = []
    while true {
      predicates.append(try predicate())
      scanner.skipSpaces()
      if scanner.take(UInt8(ascii: ",")) { continue }
      if scanner.take(UInt8(ascii: ")")) { return predicates }
      if scanner.isAtEnd || scanner.current == UInt8(ascii: "]") {
        throw visualError(
          "The parenthesis is not closed.", at: start..<(start + 1), help: "Add a ).")
      }
      throw visualUnexpected(", or )")
    }
  }

  private mutating func predicate() throws(LanguageError) -> VisualFormat.Predicate {
    scanner.skipSpaces()
    let start = scanner.position
    var comparison = Relation.equal
    if scanner.current == UInt8(ascii: "=") || scanner.current == UInt8(ascii: "<")
      || scanner.current == UInt8(ascii: ">") || scanner.current >= 0x80
    {
      comparison = try relation().0
    }
    let value = try sum(depth: 0)
    let priority = try priority()
    return VisualFormat.Predicate(
      relation: comparison, constant: value.constant, terms: value.start..<terms.count,
      priority: priority, range: start..<scanner.position)
  }

  private func visualError(
    _ message: String, at range: Range<Int>, help: String? = nil
  ) -> LanguageError {
    scanner.error(message, at: range, help: help, rule: LanguageRules.visualFormat)
  }

  private func visualUnexpected(_ expected: String) -> LanguageError {
    var error = scanner.unexpected(expecting: expected)
    error.rule = LanguageRules.visualFormat
    return error
  }
}

extension TextScanner {
  /// Where the name that begins at `start` ends, dashes inside it included, the one behind it not.
  fileprivate func nameEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count, TextScanner.isNamePart(bytes[end]) { end += 1 }
    while end > start, bytes[end - 1] == UInt8(ascii: "-") { end -= 1 }
    return end
  }
}
