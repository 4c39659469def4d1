extension EquationParser {
  /// Reads a name: an attribute of an item (`cell.3.photo.width`), a lone attribute, a metric.
  mutating func name() throws(LanguageError) -> Value {
    let start = scanner.position
    let lastWord = scanner.skipPath()
    let range = start..<scanner.position
    let word = lastWord..<range.upperBound
    if lastWord == start { return try loneName(word) }
    // Without the dot.
    let path = start..<(lastWord - 1)
    if let attribute = scanner.attribute(word) {
      return try term(path: path, attribute, word)
    }
    if let (attribute, end) = attributeBeforeDash(word) {
      guard TextScanner.isDigit(scanner.bytes[end + 1]) else {
        throw spacesRoundDash(start..<word.upperBound, at: end)
      }
      scanner.position = end
      return try term(path: path, attribute, lastWord..<end)
    }
    if case .visualFormat(let axis) = mode {
      // A view's path: its size along the axis.
      let attribute = WrittenAttribute.single(axis == .horizontal ? .width : .height)
      return try term(path: range, attribute, range.upperBound..<range.upperBound)
    }
    throw names.errorForAttribute(word, ofItem: path, scanner)
  }

  private mutating func loneName(_ word: Range<Int>) throws(LanguageError) -> Value {
    let isEquation = mode == .equation
    if isEquation, names.isInsideView, let attribute = scanner.attribute(word) {
      return try term(path: word.lowerBound..<word.lowerBound, attribute, word)
    }
    if mode == .priority, let value = priorityWord(word) { return number(value, word) }
    if let value = names.metric(scanner.bytes[word]) { return number(value, word) }
    if isEquation, names.isInsideView, let (attribute, end) = attributeBeforeDash(word) {
      guard TextScanner.isDigit(scanner.bytes[end + 1]) else {
        throw spacesRoundDash(word, at: end)
      }
      scanner.position = end
      return try term(
        path: word.lowerBound..<word.lowerBound, attribute, word.lowerBound..<end)
    }
    if let dash = scanner.bytes[word].firstIndex(of: UInt8(ascii: "-")) {
      let left = word.lowerBound..<dash
      if mode == .priority, let value = priorityWord(left), dash + 1 < word.upperBound,
        TextScanner.isDigit(scanner.bytes[dash + 1])
      {
        scanner.position = dash
        return number(value, left)
      }
      if priorityWord(left) != nil && mode == .priority || names.metric(scanner.bytes[left]) != nil
      {
        throw spacesRoundDash(word, at: dash)
      }
    }
    if case .visualFormat(let axis) = mode {
      let attribute = WrittenAttribute.single(axis == .horizontal ? .width : .height)
      return try term(path: word, attribute, word.upperBound..<word.upperBound)
    }
    if mode == .priority {
      let name = scanner.text(word)
      let near = nearestName(to: name, in: ["required", "high", "low"])
      throw scanner.error(
        "There is no metric called \(quoted(name)).", at: word,
        help: near.map { "Did you mean \($0)?" }
          ?? "Write a number, a metric, required, high or low.",
        rule: LanguageRules.unknownMetric)
    }
    throw names.errorForLoneName(word, scanner)
  }

  private func number(_ value: Double, _ range: Range<Int>) -> Value {
    Value(start: terms.count, constant: value, range: range)
  }

  private mutating func term(
    path: Range<Int>, _ attribute: WrittenAttribute, _ word: Range<Int>
  ) throws(LanguageError) -> Value {
    guard terms.count < EquationParser.termLimit else {
      throw scanner.error(
        "The constraint holds more than \(EquationParser.termLimit) attributes.", at: word)
    }
    let term = EquationTerm(
      path: path, attribute: attribute, attributeRange: word, coefficient: 1)
    terms.append(term)
    return Value(start: terms.count - 1, constant: 0, range: term.range)
  }

  /// UILayoutPriority's constants.
  private func priorityWord(_ range: Range<Int>) -> Double? {
    if scanner.matches(range, "required") { return 1000 }
    if scanner.matches(range, "high") { return 750 }
    if scanner.matches(range, "low") { return 250 }
    return nil
  }

  /// For `width-8` the attribute and the dash's place.
  private func attributeBeforeDash(_ word: Range<Int>) -> (WrittenAttribute, Int)? {
    guard let dash = scanner.bytes[word].firstIndex(of: UInt8(ascii: "-")),
      dash + 1 < word.upperBound,
      let attribute = scanner.attribute(word.lowerBound..<dash)
    else { return nil }
    return (attribute, dash)
  }

  private func spacesRoundDash(_ range: Range<Int>, at dash: Int) -> LanguageError {
    let left = scanner.text(range.lowerBound..<dash)
    let right = scanner.text((dash + 1)..<range.upperBound)
    return scanner.error(
      "A - inside a word belongs to the name, and there is no \(quoted(scanner.text(range))).",
      at: range, help: "Put spaces round -: \(left) - \(right)",
      rule: LanguageRules.unknownAttribute)
  }
}

extension TextScanner {
  /// Moves over a path such as `cell.*.photo.width` or `label[2].top` and returns where its last
  /// word begins. The cursor is at a name.
  mutating func skipPath() -> Int {
    var word = position
    while true {
      if !take(UInt8(ascii: "*")) {
        skipName()
        skipPlace()
      }
      guard current == UInt8(ascii: ".") else { return word }
      let next = peek(1)
      guard TextScanner.isNamePart(next) || next == UInt8(ascii: "*") else { return word }
      position += 1
      word = position
    }
  }

  /// Moves over the `[2]` of `label[2]`.
  private mutating func skipPlace() {
    guard current == UInt8(ascii: "["), TextScanner.isDigit(peek(1)) else { return }
    var length = 1
    while TextScanner.isDigit(peek(length)) { length += 1 }
    if peek(length) == UInt8(ascii: "]") { position += length + 1 }
  }
}
