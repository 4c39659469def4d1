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
    if isNull(value), let hint = missingSpaceHint(name, in: cursor.mapping) {
      report(
        ReadingRules.missingSpace, "\(quoted(name)) is one word for YAML, not a key and a value.",
        at: key, help: hint)
      return
    }
    let known = shape.fields.map(\.key.rawValue)
    let help: String
    if let near = nearestName(to: name, in: known) {
      help = "Did you mean \(near)?"
    } else if known.count <= 12 {
      help = "The keys of \(shape.name) are \(known.joined(separator: ", "))."
    } else {
      help = "Leave it out, or see scrollwork schema for the keys of \(shape.name)."
    }
    report(
      ReadingRules.unknownKey, "\(quoted(name)) is no key of \(shape.name).", at: key, help: help)
  }

  /// `a:1` or, in braces, `a == b, c`.
  private func missingSpaceHint(_ name: String, in mapping: Int) -> String? {
    guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let left = name[..<colon]
    let right = name[name.utf8.index(after: colon)...]
    guard !left.isEmpty, !right.isEmpty else { return nil }
    return "Put a space behind the colon: \(left): \(right)"
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

  mutating func reportRepeatedKey(_ key: Int, in mapping: Int) {
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
      help: "Keep one of the two.")
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
