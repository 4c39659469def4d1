internal import ScrollworkModel

/// Findings about values of the wrong kind.
extension Decoder {
  /// What stands there, for messages.
  func phrase(of node: Int) -> String {
    let data = document.nodes[node]
    switch data.kind {
    case .sequence: return "a list"
    case .mapping: return "a mapping"
    case .scalar:
      if isNull(node) { return "nothing" }
      if coreBoolean(node) != nil { return document.string(node) }
      guard data.count <= 40, data.isPlain else {
        return quoted(String(decoding: document.bytes(node).prefix(400), as: UTF8.self))
      }
      switch coreNumber(document.bytes(node)) {
      case .none: return quoted(document.string(node))
      default: return document.string(node)
      }
    case .alias, .invalid: return "something that can't be read"
    }
  }

  mutating func reportWrongKind(
    _ node: Int, _ label: Label, expected: Kind, help: String? = nil
  ) {
    guard !findings.isFull else {
      findings.omitError()
      return
    }
    if isNull(node) {
      reportNull(node, label, expected: expected)
      return
    }
    if reportSwallowedLine(node) { return }
    report(
      ReadingRules.wrongKind,
      "\(text(of: label)) takes \(expected.phrase), not \(phrase(of: node)).", at: node,
      help: help ?? kindHint(node, expected) ?? "Write \(expected.phrase).")
  }

  mutating func reportUnknownWord(_ node: Int, _ text: String, _ words: [String], _ label: Label) {
    guard !findings.isFull else {
      findings.omitError()
      return
    }
    if reportSwallowedLine(node) { return }
    let near = nearestName(to: text, in: words)
    report(
      ReadingRules.unknownWord,
      "\(self.text(of: label)) takes \(Kind.choice(words).phrase), not \(quoted(text)).", at: node,
      help: near.map { "Did you mean \($0)?" } ?? "Write \(Kind.choice(words).phrase).")
  }

  mutating func reportRange(_ node: Int, _ value: Double, _ range: NumberRange, _ label: Label) {
    let what = "\(text(of: label)) is \(formatNumber(value))"
    switch range {
    case .any: return
    case .nonNegative:
      report(
        ReadingRules.range, "\(what); it can't be negative.", at: node,
        help: "Write 0 or a positive number.")
    case .positive:
      report(
        ReadingRules.range, "\(what); it must be more than 0.", at: node,
        help: "Write a positive number.")
    case .within(let range):
      report(
        ReadingRules.range,
        "\(what); it must be from \(formatNumber(range.lowerBound)) to "
          + "\(formatNumber(range.upperBound)).", at: node,
        help: "Write a number in that range.")
    }
  }

  /// A value that is missing. Says so when a sign of YAML's swallowed it.
  mutating func reportNull(_ node: Int, _ label: Label, expected: Kind) {
    guard !findings.isFull else {
      findings.omitError()
      return
    }
    if case .node(let key) = label, reportNoKey(key) { return }
    let what = text(of: label)
    let span = span(node)
    if node < foreignBase {
      let rest = source.restOfLine(at: span.start)
      if let hash = rest.firstIndex(of: UInt8(ascii: "#")),
        rest[..<hash].allSatisfy({ $0 == 0x20 || $0 == 0x09 })
      {
        let comment = String(decoding: rest[hash...], as: UTF8.self)
        let start = span.start + Int32(clamping: hash - rest.startIndex)
        let length = Int32(clamping: comment.unicodeScalars.count)
        report(
          ReadingRules.null, "\(what) has no value: the # starts a comment.",
          at: SourceSpan(start: start, end: start + length),
          help: "Put the value in quotes: \(quotedForYAML(String(comment.prefix(60)))).")
        return
      }
      if rest.first == UInt8(ascii: "&"), span.end > span.start {
        let name = String(decoding: rest.prefix(Int(span.end - span.start)), as: UTF8.self)
        report(
          ReadingRules.anchor, "\(what) has no value: \(name) is a YAML anchor.", at: node,
          help: "Put the value in quotes: \(quotedForYAML(name)).")
        return
      }
    }
    report(
      ReadingRules.null, "\(what) has no value.", at: node,
      help: "Write \(expected.phrase), or leave the key out.")
  }

  /// What was probably meant by a scalar that stands where something else should.
  private func kindHint(_ node: Int, _ expected: Kind) -> String? {
    guard document.nodes[node].kind == .scalar else { return nil }
    if case .boolean = expected {
      switch document.string(node).lowercased() {
      case "yes", "on", "y", "1":
        return "Write true; yes and on are texts in YAML 1.2."
      case "no", "off", "n", "0":
        return "Write false; no and off are texts in YAML 1.2."
      default: return nil
      }
    }
    if case .number = expected { return numberHint(node) }
    return nil
  }

  /// A number as people write it elsewhere; nil when arithmetic may be meant.
  func numberHint(_ node: Int) -> String? {
    if coreBoolean(node) != nil { return "Write a number." }
    let text = document.string(node)
    let bytes = Array(text.utf8)
    switch text.lowercased() {
    case "yes", "no", "on", "off": return "Write a number; \(text) is a text in YAML 1.2."
    case "": return "Write a number."
    default: break
    }
    func isNumber(_ slice: ArraySlice<UInt8>) -> Bool {
      if case .finite = coreNumber(slice) { return true }
      return false
    }
    for (sign, join) in [(UInt8(ascii: ":"), " / "), (UInt8(ascii: ","), ".")] {
      guard let place = bytes.firstIndex(of: sign) else { continue }
      let left = bytes[..<place]
      let right = bytes[(place + 1)...]
      guard isNumber(left), isNumber(right) else { continue }
      let repaired =
        String(decoding: left, as: UTF8.self) + join + String(decoding: right, as: UTF8.self)
      return sign == UInt8(ascii: ":")
        ? "\(text) is a text in YAML; write \(repaired)." : "Write \(repaired), with a point."
    }
    for unit in ["pt", "px", "dp", "%"] where text.hasSuffix(unit) {
      let number = bytes.dropLast(unit.utf8.count)
      if isNumber(number[...]) {
        return "Write \(String(decoding: number, as: UTF8.self)), without a unit."
      }
    }
    return nil
  }
}

/// A text in double quotes, as YAML wants it.
func quotedForYAML(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
