internal import ScrollworkModel

/// Checks values that reading doesn't keep against the schema.
extension Decoder {
  mutating func check(_ node: Int, _ kind: Kind, _ label: Label) {
    guard document.nodes[node].kind != .invalid, !isExhausted else { return }
    switch kind {
    case .text, .reference, .expression, .identifier, .viewType, .device:
      _ = text(node, label, expected: kind)
    case .number(let range): _ = number(node, range, label)
    case .integer(let range): _ = integer(node, range, label)
    case .boolean: _ = boolean(node, label)
    case .choice(let words): _ = word(node, of: words, label)
    case .priority: _ = priority(node, label)
    case .point: _ = point(node, label)
    case .size: _ = size(node, label)
    case .rectangle: _ = rectangle(node, label)
    case .insets: _ = insets(node, label)
    case .time: _ = time(node, label)
    case .angle: _ = angle(node, label)
    case .coordinate: _ = coordinate(node, label)
    case .condition: _ = condition(node, label)
    case .codes: _ = codeList(node, label)
    case .rules: _ = allowList(node, label)
    case .color: _ = color(node, label)
    case .list(let item):
      for node in items(of: node, label, expected: kind) ?? [] { check(node, item, label) }
    case .tuple(let item, let count): checkTuple(node, item, count, kind, label)
    case .map(let value):
      for (key, node) in pairs(of: node, label) ?? [] { check(node, value, .node(key)) }
    case .shape(let id): checkShape(node, id, label)
    case .forms(let forms): checkForms(node, forms, label)
    case .either(let kinds): checkEither(node, kinds, kind, label)
    case .stops: checkStops(node, label)
    case .nullable(let inner):
      if !isNull(node) { check(node, inner, label) }
    case .anything, .constraint, .repetition:
      if isNull(node) { reportNull(node, label, expected: kind) }
    }
  }

  private mutating func checkTuple(
    _ node: Int, _ item: Kind, _ count: Int, _ kind: Kind, _ label: Label
  ) {
    guard let items = items(of: node, label, expected: kind) else { return }
    if items.count != count {
      report(
        ReadingRules.wrongKind,
        "\(text(of: label)) takes \(kind.phrase), not \(items.count).", at: node,
        help: "Write \(kind.phrase).")
    }
    for node in items.prefix(count) { check(node, item, label) }
  }

  private mutating func checkShape(_ node: Int, _ id: ShapeID, _ label: Label) {
    guard var cursor = entries(of: node, as: id, label) else { return }
    var count = 0
    while let entry = next(&cursor) {
      count += 1
      check(entry.node, field(entry, in: id).kind, .key(entry.key))
    }
    requireKeys(cursor)
    guard schema[id].isChoice, count > 1 else { return }
    report(
      ReadingRules.keysExclude, "\(capitalized(schema[id].name)) has \(count) keys.",
      at: startSpan(of: node), help: "Write one key in each entry of the list.")
  }

  private mutating func checkForms(_ node: Int, _ forms: [Kind.FormKey], _ label: Label) {
    guard document.nodes[node].kind == .mapping else {
      reportWrongKind(node, label, expected: .forms(forms))
      return
    }
    for form in forms where value(of: form.key, in: node) != nil {
      checkShape(node, form.shape, label)
      return
    }
    let words = forms.map(\.key.rawValue)
    var help = "Begin it with \(Kind.alternatives(words))."
    if let key = firstKey(of: node), let near = nearestName(to: key, in: words) {
      help = "Did you mean \(near)?"
    }
    report(
      ReadingRules.missingKey, "An entry of \(text(of: label)) doesn't say what it does.",
      at: startSpan(of: node), help: help)
  }

  private func firstKey(of mapping: Int) -> String? {
    guard mapping + 1 < Int(document.nodes[mapping].next),
      document.nodes[mapping + 1].kind == .scalar
    else { return nil }
    return document.string(mapping + 1)
  }

  /// A table of stops; of rows that are none the first is reported.
  private mutating func checkStops(_ node: Int, _ label: Label) {
    switch document.nodes[node].kind {
    case .mapping:
      let jump = "Keep one of the two, or write a jump as a list: [[KEY, 1], [KEY, 0]]."
      for (key, value) in pairs(of: node, label, repeated: jump) ?? [] {
        check(value, .anything, .node(key))
        let form = document.nodes[value].kind
        let parts = form == .sequence ? children(of: value) : [value]
        if form != .invalid, !isNull(value) {
          checkStop(parts, ease: 1, whole: value, help: "Write a value, or [value, ease].")
        }
      }
    case .sequence:
      let rows = items(of: node, label, expected: .stops) ?? []
      let bad = rows.first { row in
        document.nodes[row].kind != .sequence || document.nodes[row].count < 2
      }
      guard let bad else {
        for row in rows {
          check(row, .list(.anything), label)
          checkStop(
            children(of: row), ease: 2, whole: row,
            help: "Write [number, value] or [number, value, ease].")
        }
        return
      }
      reportNoPair(bad)
    default:
      reportWrongKind(
        node, label, expected: .stops, help: "Write {0: 1, 100: 0} or [[0, 1], [100, 0]].")
    }
  }

  /// One stop: scalars, then an ease, which may be the four numbers of a curve.
  ///
  /// - Parameter ease: index of the ease.
  private mutating func checkStop(_ parts: [Int], ease: Int, whole: Int, help: String) {
    guard !parts.contains(where: { document.nodes[$0].kind == .invalid }) else { return }
    let isWhole =
      (ease...ease + 1).contains(parts.count)
      && parts.prefix(ease).allSatisfy { document.nodes[$0].kind == .scalar }
    guard !isWhole else {
      guard parts.count > ease, document.nodes[parts[ease]].kind != .scalar else { return }
      check(parts[ease], .tuple(.anyNumber, 4), .words("an ease"))
      return
    }
    // Said with the expression that a comma cut.
    guard !parts.contains(where: { linkText($0)?.isCutAtComma == true }) else { return }
    let bad = parts.prefix(ease).first { document.nodes[$0].kind != .scalar } ?? whole
    report(
      ReadingRules.wrongKind,
      parts.count > ease + 1 || parts.count < ease
        ? "A stop has \(ease == 1 ? "a value" : "a number, a value") and perhaps an ease; here "
          + "\(parts.count == 1 ? "is 1 part" : "are \(parts.count) parts")."
        : "A stop's \(bad == parts.first && ease == 2 ? "number" : "value") can't be "
          + "\(phrase(of: bad)).", at: bad, help: help)
  }

  private mutating func reportNoPair(_ row: Int) {
    let data = document.nodes[row]
    guard data.kind != .invalid else { return }
    let what = data.kind == .sequence ? "a list of \(data.count)" : phrase(of: row)
    report(
      ReadingRules.wrongKind,
      "A list of stops has pairs, a number and a value; here is \(what).", at: row,
      help: data.kind == .mapping
        ? "Write the stops without dashes, 0: 1, or as pairs, [0, 1]."
        : "Write {0: 1, 100: 0} or [[0, 1], [100, 0]].")
  }

  /// Checks against the first kind that a node of this form can be.
  private mutating func checkEither(_ node: Int, _ kinds: [Kind], _ kind: Kind, _ label: Label) {
    let form = document.nodes[node].kind
    if let fitting = kinds.first(where: { $0.takes(form) && (form != .scalar || fits(node, $0)) }) {
      check(node, fitting, label)
    } else if form == .scalar, kinds.contains(where: { $0.takesNumbers }), numberHint(node) == nil,
      let number = kinds.first(where: { $0.takesNumbers }), !isNull(node), looksLikeArithmetic(node)
    {
      check(node, number, label)
    } else {
      reportWrongKind(node, label, expected: kind, help: nearWord(node, kinds))
    }
  }

  /// The word that was probably meant where some kinds are words.
  private func nearWord(_ node: Int, _ kinds: [Kind]) -> String? {
    guard document.nodes[node].kind == .scalar, !isNull(node) else { return nil }
    let words = kinds.flatMap { kind -> [String] in
      if case .choice(let words) = kind { words } else { [] }
    }
    return nearestName(to: document.string(node), in: words).map { "Did you mean \($0)?" }
  }

  /// Whether a scalar can be read as a kind, without a finding.
  private func fits(_ node: Int, _ kind: Kind) -> Bool {
    guard !isNull(node) else { return false }
    switch kind {
    case .choice(let words): return words.contains(document.string(node))
    case .boolean: return coreBoolean(node) != nil
    case .number, .integer, .insets, .priority:
      if case .finite = coreNumber(document.bytes(node)) { return true }
      return metrics[document.string(node)] != nil
    case .time: return unitNumber(node, ["ms", "s"]) != nil
    case .angle: return unitNumber(node, ["deg", "rad"]) != nil
    case .coordinate: return unitNumber(node, ["%", "pt"]) != nil
    case .nullable(let inner): return fits(node, inner)
    default: return true
    }
  }
}

extension Kind {
  /// Whether a node of that form can be of this kind.
  func takes(_ form: YAMLNode.Kind) -> Bool {
    switch (self, form) {
    case (.anything, _), (.constraint, _), (.repetition, _): true
    case (.nullable(let inner), _): inner.takes(form)
    case (.either(let kinds), _): kinds.contains { $0.takes(form) }
    case (.stops, .mapping), (.stops, .sequence): true
    case (.stops, _): false
    case (.shape, .mapping), (.map, .mapping), (.forms, .mapping), (.insets, .mapping): true
    case (.list, .sequence), (.tuple, .sequence), (.point, .sequence), (.size, .sequence),
      (.rectangle, .sequence), (.codes, .sequence), (.rules, .sequence):
      true
    case (.shape, _), (.map, _), (.forms, _), (.list, _), (.tuple, _), (.point, _), (.size, _),
      (.rectangle, _), (.codes, _), (.rules, _):
      false
    default: form == .scalar
    }
  }

  var takesNumbers: Bool {
    switch self {
    case .number, .integer, .insets, .time, .angle, .coordinate: true
    default: false
    }
  }
}
