internal import ScrollworkModel

/// Values that a script is expected to reach.
extension Decoder {
  /// The value of a pair; a flag where the schema says so.
  mutating func value(
    _ entry: Entry, in shape: ShapeID
  ) -> Spanned<ScriptExpectation.Value>? {
    guard case .boolean = field(entry, in: shape).kind else {
      return value(entry.node, .key(entry.key))
    }
    return boolean(entry).map { Spanned(.boolean($0), at: span(entry.node)) }
  }

  /// A number, a flag, numbers with `~` for those that aren't checked, inequalities, or a text.
  ///
  /// - Parameter isTime: numbers may have units and are in seconds.
  mutating func value(
    _ node: Int, _ label: Label, isTime: Bool = false
  ) -> Spanned<ScriptExpectation.Value>? {
    let value: ScriptExpectation.Value?
    switch document.nodes[node].kind {
    case .scalar: value = scalarValue(node, label, isTime)
    case .sequence: value = listValue(node, label, isTime)
    case .mapping:
      reportWrongKind(node, label, expected: .either([.anyNumber, .list(.anyNumber)]))
      value = nil
    case .alias, .invalid: value = nil
    }
    return value.map { Spanned($0, at: span(node)) }
  }

  private mutating func scalarValue(
    _ node: Int, _ label: Label, _ isTime: Bool
  ) -> ScriptExpectation.Value? {
    if isNull(node) {
      reportNull(node, label, expected: .anyNumber)
      return nil
    }
    if let flag = coreBoolean(node) { return .boolean(flag) }
    if beginsInequality(node) { return bound(node, isTime).map { .bounds([$0]) } }
    if isTime { return time(node, label).map { .number($0) } }
    guard document.nodes[node].isPlain else { return .text(document.string(node)) }
    switch coreNumber(document.bytes(node)) {
    case .finite(let value): return .number(value)
    case .notFinite: return number(node, .any, label).map { .number($0) }
    case .none: break
    }
    let metrics = self.metrics
    let text = document.string(node)
    if looksLikeArithmetic(node),
      let value = try? Arithmetic.evaluate(text, { metrics[String($0)] })
    {
      return .number(value + 0)
    }
    return .text(text)
  }

  private mutating func listValue(
    _ node: Int, _ label: Label, _ isTime: Bool
  ) -> ScriptExpectation.Value? {
    guard let items = items(of: node, label, expected: .list(.nullable(.anyNumber))) else {
      return nil
    }
    if let first = items.first, document.nodes[first].kind == .scalar, beginsInequality(first) {
      var bounds: [ScriptExpectation.Bound] = []
      for item in items { if let bound = bound(item, isTime) { bounds.append(bound) } }
      return bounds.count == items.count ? .bounds(bounds) : nil
    }
    var values: [Double?] = []
    for item in items {
      if isNull(item) {
        values.append(nil)
      } else if let value = number(item, .any, label) {
        values.append(value)
      } else {
        return nil
      }
    }
    return .numbers(values)
  }

  private func beginsInequality(_ node: Int) -> Bool {
    let first = document.bytes(node).first { $0 != UInt8(ascii: " ") }
    return first.map { "<>=!".utf8.contains($0) } ?? false
  }

  /// `">= 100"`.
  private mutating func bound(_ node: Int, _ isTime: Bool) -> ScriptExpectation.Bound? {
    let phrase = "an inequality in quotes such as \">= 100\""
    guard document.nodes[node].kind == .scalar else {
      if document.nodes[node].kind != .invalid { reportBound(node, phrase) }
      return nil
    }
    let text = document.string(node).drop { $0 == " " }
    let sign = String(text.prefix { "<>=!".contains($0) })
    let rest = text.dropFirst(sign.count)
    guard ["<", "<=", ">", ">=", "==", "!="].contains(sign) else {
      reportBound(node, phrase)
      return nil
    }
    let trimmed = Array(rest.utf8).drop { $0 == UInt8(ascii: " ") }
    if let (value, unit) = unitNumber(trimmed, isTime ? ["ms", "s"] : []) {
      return ScriptExpectation.Bound(
        comparison: sign, value: unit == "ms" ? value / 1000 : value)
    }
    let metrics = self.metrics
    do {
      let value = try Arithmetic.evaluate(String(rest)) { metrics[String($0)] }
      return ScriptExpectation.Bound(comparison: sign, value: value + 0)
    } catch {
      reportBound(node, phrase)
      return nil
    }
  }

  private mutating func reportBound(_ node: Int, _ phrase: String) {
    report(
      ReadingRules.wrongKind, "\(self.phrase(of: node)) is no inequality.", at: node,
      help: "Write \(phrase).")
  }
}
