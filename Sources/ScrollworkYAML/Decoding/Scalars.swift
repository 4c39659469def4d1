internal import ScrollworkModel

/// Scalars by YAML 1.2's core schema.
extension Decoder {
  /// Whether a node is `~`, `null` or nothing.
  func isNull(_ node: Int) -> Bool {
    let data = document.nodes[node]
    guard data.kind == .scalar, data.isPlain else { return false }
    switch data.count {
    case 0: return true
    case 1: return document.text[Int(data.payload)] == UInt8(ascii: "~")
    case 4:
      return document.isText(node, "null") || document.isText(node, "Null")
        || document.isText(node, "NULL")
    default: return false
    }
  }

  /// `true` or `false`, nil for everything else.
  func coreBoolean(_ node: Int) -> Bool? {
    let data = document.nodes[node]
    guard data.kind == .scalar, data.isPlain, data.count == 4 || data.count == 5 else { return nil }
    if document.isText(node, "true") || document.isText(node, "True")
      || document.isText(node, "TRUE")
    {
      return true
    }
    if document.isText(node, "false") || document.isText(node, "False")
      || document.isText(node, "FALSE")
    {
      return false
    }
    return nil
  }

  /// The text of a scalar, with the variables of the innermost copies replaced.
  mutating func scalarText(_ node: Int) -> String {
    let data = document.nodes[node]
    guard isCopying else { return document.string(node) }
    var text = document.string(node)
    if data.hasDollar, !copies.isEmpty {
      text = copies.substituted(text, limit: limits.copiedText)
    }
    chargeCopy(text: text.utf8.count, at: node)
    return text
  }

  // MARK: Kinds

  /// A scalar as text; a finding for null and for collections.
  mutating func text(_ node: Int, _ label: Label, expected: Kind = .text) -> String? {
    let data = document.nodes[node]
    guard data.kind == .scalar else {
      if data.kind != .invalid { reportWrongKind(node, label, expected: expected) }
      return nil
    }
    if isNull(node) {
      reportNull(node, label, expected: expected)
      return nil
    }
    return scalarText(node)
  }

  mutating func boolean(_ entry: Entry) -> Bool? {
    boolean(entry.node, .key(entry.key))
  }

  mutating func boolean(_ node: Int, _ label: Label) -> Bool? {
    if let value = coreBoolean(node) { return value }
    let data = document.nodes[node]
    if data.hasDollar, !copies.isEmpty {
      switch scalarText(node) {
      case "true": return true
      case "false": return false
      default: break
      }
    }
    if isNull(node) {
      reportNull(node, label, expected: .boolean)
    } else if data.kind != .invalid {
      reportWrongKind(node, label, expected: .boolean)
    }
    return nil
  }

  /// One of the words of the key's kind.
  mutating func word(_ node: Int, of words: [String], _ label: Label) -> String? {
    guard let text = text(node, label, expected: .choice(words)) else { return nil }
    if words.contains(text) { return text }
    reportUnknownWord(node, text, words, label)
    return nil
  }

  /// One of the words of an enumeration.
  mutating func word<Value: RawRepresentable & CaseIterable>(
    _ entry: Entry, as type: Value.Type
  ) -> Value? where Value.RawValue == String {
    guard document.nodes[entry.node].kind == .scalar else {
      return word(entry.node, of: type.allCases.map(\.rawValue), .key(entry.key))
        .flatMap(Value.init)
    }
    if !isNull(entry.node), let value = Value(rawValue: scalarText(entry.node)) { return value }
    return word(entry.node, of: type.allCases.map(\.rawValue), .key(entry.key)).flatMap(Value.init)
  }

  mutating func integer(_ node: Int, _ range: ClosedRange<Int>, _ label: Label) -> Int? {
    guard let value = number(node, .any, label) else { return nil }
    guard let whole = Int(checked: value), Double(whole) == value else {
      report(
        ReadingRules.number, "\(text(of: label)) takes a whole number, not \(formatNumber(value)).",
        at: node, help: "Write a whole number.")
      return nil
    }
    guard range.contains(whole) else {
      reportRange(
        node, value, .within(Double(range.lowerBound)...Double(range.upperBound)), label)
      return nil
    }
    return whole
  }

  mutating func condition(_ node: Int, _ label: Label) -> Condition? {
    guard let text = text(node, label, expected: .condition) else { return nil }
    do {
      return try Condition.parse(text)
    } catch {
      report(error, rule: ReadingRules.condition, in: node, text: text)
      return nil
    }
  }

  /// A list of rule codes.
  mutating func codeList(_ node: Int, _ label: Label) -> [Spanned<String>]? {
    guard let items = items(of: node, label, expected: .codes) else { return nil }
    var result: [Spanned<String>] = []
    for item in items {
      guard let text = text(item, .words("a code")) else { continue }
      guard isCode(text) else {
        guard !findings.isFull else {
          findings.omitError()
          continue
        }
        report(
          ReadingRules.unknownWord, "\(quoted(text)) is no rule code.", at: item,
          help: "Codes are written SW and three digits, such as SW104.")
        continue
      }
      result.append(Spanned(text, at: span(item)))
    }
    return result
  }

  private func isCode(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.count == 5 && bytes.starts(with: "SW".utf8)
      && bytes[2...].allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  // MARK: Places in texts

  /// Where a text stands, and whether its every character stands for itself there.
  func place(of node: Int, text: String) -> (span: SourceSpan, isVerbatim: Bool) {
    let data = document.nodes[node]
    guard node < foreignBase else { return (useSite, false) }
    var span = data.span
    if data.style == .singleQuoted || data.style == .doubleQuoted {
      span = SourceSpan(start: data.start + 1, end: max(data.start + 1, data.end - 1))
    } else if !data.isPlain {
      return (data.span, false)
    }
    let length = Int(span.end - span.start)
    if data.count == length, !data.hasDollar || copies.isEmpty { return (span, true) }
    let isWhole = text.utf8.elementsEqual(document.bytes(node))
    if isWhole, text.unicodeScalars.count == length { return (span, true) }
    return (data.span, false)
  }

  /// Reports a mistake in a small language's text, at the wrong token where that can be told.
  mutating func report(
    _ error: LanguageError, rule: Rule, in node: Int, text: String
  ) {
    let place = place(of: node, text: text)
    var span = place.span
    if place.isVerbatim {
      let start = span.start + Int32(clamping: error.range.lowerBound)
      span = SourceSpan(
        start: min(start, span.end),
        end: max(
          min(start, span.end), min(span.end, span.start + Int32(clamping: error.range.upperBound)))
      )
    }
    report(rule, error.message, at: span, help: error.help)
  }
}
