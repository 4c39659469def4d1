internal import ScrollworkModel

/// Findings about keys.
extension Decoder {
  mutating func reportUnknownKey(_ key: Int, _ value: Int, in cursor: EntryCursor) {
    guard !findings.isFull else {
      findings.omitError()
      return
    }
    let shape = schema[cursor.shape]
    guard document.nodes[key].kind == .scalar else {
      reportKeyKind(key)
      return
    }
    let name = document.string(key)
    if name == "<<", document.nodes[key].isPlain {
      reportMergeKey(key)
      return
    }
    if isNull(value), reportNoKey(key) { return }
    let known = shape.fields.map(\.key.rawValue)
    let near = nearestName(to: name, in: known) ?? stem(of: name, in: known)
    if near == nil, reportComma(before: key) { return }
    let help: String
    if let near {
      help = "Did you mean \(near)?"
    } else if known.count <= 20 {
      help = "The keys of \(shape.name) are \(known.joined(separator: ", "))."
    } else {
      help =
        "Leave it out; the keys of \(shape.name) are \(known.prefix(12).joined(separator: ", ")) "
        + "and \(known.count - 12) more."
    }
    report(
      ReadingRules.unknownKey, "\(quoted(name)) is no key of \(shape.name).", at: key, help: help)
  }

  /// `ease` for `easing`, `round` for `rounding`.
  private func stem(of name: String, in known: [String]) -> String? {
    guard name.count > 5, name.hasSuffix("ing") else { return nil }
    let stem = name.dropLast(3)
    return known.first { $0 == stem || $0 == stem + "e" }
  }

  /// A key without a value that was meant as something else: `a:1`, or what stands behind a comma
  /// inside parentheses.
  mutating func reportNoKey(_ key: Int) -> Bool {
    let data = document.nodes[key]
    guard data.kind == .scalar, data.isPlain else { return false }
    let name = document.string(key)
    let parts = name.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty {
      report(
        ReadingRules.missingSpace, "\(quoted(name)) is one word for YAML, not a key and a value.",
        at: key, help: "Put a space behind the colon: \(parts[0]): \(parts[1])")
      return true
    }
    if name.last == ")", !name.contains("(") {
      reportEndingComma(before: key)
      return true
    }
    return false
  }

  /// What stands behind a comma inside braces without a colon of its own is the rest of a text
  /// that isn't in quotes: `{text: Bring a jacket, it gets cold.}`.
  mutating func reportComma(before key: Int) -> Bool {
    let data = document.nodes[key]
    guard data.kind == .scalar, data.isPlain, key < foreignBase,
      source.startOfLine(at: data.start).last(where: { $0 != 0x20 }) == UInt8(ascii: ","),
      let next = source.restOfLine(at: data.end).first(where: { $0 != 0x20 }),
      next == UInt8(ascii: ",") || next == UInt8(ascii: "}")
    else { return false }
    reportEndingComma(before: key)
    return true
  }

  private mutating func reportEndingComma(before key: Int) {
    if key < foreignBase, endsInsideCall(source.startOfLine(at: document.nodes[key].start)) {
      report(
        LinkingRules.unquotedComma,
        "The comma before \(quoted(document.string(key))) ends the expression inside braces; its "
          + "parenthesis is still open.", at: key,
        help: "Put the whole expression in quotes.")
      return
    }
    report(
      ReadingRules.syntax,
      "The comma before \(quoted(document.string(key))) ends the value inside braces.", at: key,
      help: "Put the value with the comma in quotes.")
  }

  /// Whether a function's parenthesis, `min(`, is open at the end of a text.
  private func endsInsideCall(_ text: ArraySlice<UInt8>) -> Bool {
    var open: [Bool] = []
    var last: UInt8 = 0x20
    for byte in text {
      if byte == UInt8(ascii: "(") {
        open.append((UInt8(ascii: "a")...UInt8(ascii: "z")).contains(last))
      } else if byte == UInt8(ascii: ")"), !open.isEmpty {
        open.removeLast()
      }
      last = byte
    }
    return open.last == true
  }

  /// A line without a space behind its colon belongs to the plain value above it: true when that
  /// is what is wrong with a value, and it was reported.
  mutating func reportSwallowedLine(_ node: Int) -> Bool {
    let data = document.nodes[node]
    guard data.kind == .scalar, data.isPlain, node < foreignBase,
      let span = source.keyWithoutSpace(in: data.span)
    else { return false }
    report(
      ReadingRules.missingSpace, "YAML takes this line for a part of the value above it.", at: span,
      help: "Put a space behind the colon.")
    return true
  }

  mutating func reportKeyKind(_ key: Int) {
    guard document.nodes[key].kind != .invalid else { return }
    report(
      ReadingRules.wrongKind, "A key is \(phrase(of: document.resolved(key))).", at: key,
      help: "Keys are words; put a text with brackets or braces in quotes.")
  }

  mutating func reportMergeKey(_ key: Int) {
    report(
      ReadingRules.mergeKey, "Merge keys (<<) aren't supported.", at: key,
      help: "Give what views share under templates, and write type: NAME on each of them.")
  }

  static let repeatedKeyHelp = "Keep one of the two."

  mutating func reportRepeatedKey(
    _ key: Int, in mapping: Int, help: String = Decoder.repeatedKeyHelp
  ) {
    guard !findings.isFull else {
      findings.omitError()
      return
    }
    var first = mapping + 1
    while first < key,
      document.nodes[first].kind != .scalar
        || document.bytes(first) != document.bytes(key)
    {
      first = Int(document.nodes[Int(document.nodes[first].next)].next)
    }
    let name = quoted(document.string(key))
    report(
      ReadingRules.duplicateKey, "\(name) is given twice.", at: key,
      notes: [Diagnostic.Note("\(name) is first given here.", at: span(first))],
      help: help.replacing("KEY", with: document.string(key)))
  }

  mutating func reportVariable(_ node: Int, _ name: String) {
    if copies.isEmpty {
      report(
        ReadingRules.copyVariable, "\(name) stands outside every repeat.", at: node,
        help: "$i, $n and $item have values inside a view with repeat only.")
    } else {
      report(
        ReadingRules.copyVariable, "\(name) has no number here.", at: node,
        help: "$i is the copy's index, $n their number, $item the value from the list "
          + "($item.key of a mapping).")
    }
  }
}
