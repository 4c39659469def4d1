internal import ScrollworkModel

/// The small mappings inside a view.
extension Decoder {
  mutating func textContent(_ node: Int) -> TextContent? {
    let label = Label.key(.text)
    guard document.nodes[node].kind == .mapping else {
      return text(node, label, expected: .either([.text, .shape(.textBox)])).map {
        .estimated(string: $0, size: nil, lines: nil, weight: nil)
      }
    }
    guard var cursor = entries(of: node, as: .textBox, label) else { return nil }
    var string: String?
    var size: Double?
    var weight: String?
    var width: Double?
    var lineHeight: Double?
    var lines: Int?
    var measured: Int?
    var worded: Int?
    while let entry = next(&cursor) {
      switch entry.key {
      case .string:
        string = text(entry.node, .key(.string))
        worded = entry.keyNode
      case .size:
        size = number(entry, in: .textBox)
        worded = worded ?? entry.keyNode
      case .weight:
        weight = word(entry.node, of: ShapeID.fontWeights, .key(.weight))
        worded = worded ?? entry.keyNode
      case .width:
        width = number(entry, in: .textBox)
        measured = measured ?? entry.keyNode
      case .lineHeight:
        lineHeight = number(entry, in: .textBox)
        measured = measured ?? entry.keyNode
      default:
        lines = integer(entry.node, 0...1_000_000, .key(.lines))
      }
    }
    if let measured, let worded {
      report(
        ReadingRules.keysExclude, "A text is given both by its string and by its measures.",
        at: max(measured, worded), help: "Keep string and size, or width and lineHeight.")
      return nil
    }
    if let string {
      return .estimated(string: string, size: size, lines: lines, weight: weight)
    }
    if let width, let lineHeight {
      return .measured(width: width, lineHeight: lineHeight, lines: lines ?? 0)
    }
    reportMissing(worded == nil ? [.width, .lineHeight] : [.string], in: cursor)
    return nil
  }

  /// Reports keys that a mapping lacks; those with a wrong value have their own finding.
  private mutating func reportMissing(_ keys: [SchemaKey], in cursor: EntryCursor) {
    for key in keys where value(of: key, in: cursor.mapping) == nil {
      report(
        ReadingRules.missingKey,
        "\(capitalized(schema[cursor.shape].name)) needs \(quoted(key.rawValue)).",
        at: startSpan(of: cursor.mapping),
        help: "Write {string: …}, or {width: …, lineHeight: …}.")
    }
  }

  mutating func autoresizing(_ node: Int) -> Autoresizing? {
    let label = Label.key(.autoresizing)
    guard document.nodes[node].kind == .mapping else {
      return mask(node, label).map { Autoresizing(mask: $0) }
    }
    guard var cursor = entries(of: node, as: .autoresizing, label) else { return nil }
    var result = Autoresizing(mask: [])
    while let entry = next(&cursor) {
      if entry.key == .mask {
        result.mask = mask(entry.node, .key(.mask)) ?? []
      } else {
        result.reference = size(entry.node, .key(.in))
      }
    }
    requireKeys(cursor)
    return result
  }

  private mutating func mask(_ node: Int, _ label: Label) -> AutoresizingMask? {
    let words = ShapeID.autoresizingWords
    guard let items = items(of: node, label, expected: .list(.choice(words))) else { return nil }
    let values: [String: AutoresizingMask] = [
      "flexibleLeftMargin": .flexibleLeftMargin, "flexibleWidth": .flexibleWidth,
      "flexibleRightMargin": .flexibleRightMargin, "flexibleTopMargin": .flexibleTopMargin,
      "flexibleHeight": .flexibleHeight, "flexibleBottomMargin": .flexibleBottomMargin,
    ]
    var result: AutoresizingMask = []
    for item in items {
      if let word = word(item, of: words, label), let value = values[word] { result.insert(value) }
    }
    return result
  }

  mutating func baselines(_ node: Int) -> Baselines? {
    guard var cursor = entries(of: node, as: .baseline, .key(.baseline)) else { return nil }
    var first: Double?
    var last: Double?
    while let entry = next(&cursor) {
      let value = number(entry, in: .baseline)
      if entry.key == .first { first = value } else { last = value }
    }
    requireKeys(cursor)
    guard let first, let last else { return nil }
    return Baselines(first: first, last: last)
  }

  mutating func font(_ node: Int) -> FontMetrics? {
    guard var cursor = entries(of: node, as: .font, .key(.font)) else { return nil }
    var ascender: Double?
    var descender: Double?
    while let entry = next(&cursor) {
      let value = number(entry, in: .font)
      if entry.key == .ascender { ascender = value } else { descender = value }
    }
    requireKeys(cursor)
    guard let ascender, let descender else { return nil }
    return FontMetrics(ascender: ascender, descender: descender)
  }
}
