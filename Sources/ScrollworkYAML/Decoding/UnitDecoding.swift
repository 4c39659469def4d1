internal import ScrollworkModel

/// Numbers with units: times, angles, and shares of a length.
extension Decoder {
  /// In seconds: no event of a script lasts longer than an hour.
  static let longestTime = 3600.0

  /// A time in seconds.
  mutating func time(_ node: Int, _ label: Label) -> Double? {
    guard let value = quantity(node, ["ms": 1000, "s": 1], .time, label) else { return nil }
    guard value >= 0, value <= Decoder.longestTime else {
      reportTimeRange(node, value, label)
      return nil
    }
    return value
  }

  private mutating func reportTimeRange(_ node: Int, _ value: Double, _ label: Label) {
    let what = "\(text(of: label)) is \(formatNumber(value)) s"
    if value < 0 {
      report(
        ReadingRules.range, "\(what); time doesn't run backwards.", at: node,
        help: "Write 0 or a positive time such as 120ms.")
    } else {
      report(
        ReadingRules.range,
        "\(what); it can't be longer than \(formatNumber(Decoder.longestTime)) s.",
        at: node, help: "Write a shorter time. A number without a unit is in seconds.")
    }
  }

  /// An angle in degrees, clockwise.
  mutating func angle(_ node: Int, _ label: Label) -> Double? {
    quantity(node, ["deg": 1, "rad": Double.pi / 180], .angle, label)
  }

  /// A number of points, or a share of a length.
  mutating func coordinate(_ node: Int, _ label: Label) -> Coordinate? {
    if let (value, unit) = unitNumber(node, ["%"]), unit != nil {
      guard abs(value) <= 1000 else {
        reportRange(node, value, .within(-1000...1000), label)
        return nil
      }
      return .share(value / 100)
    }
    guard let value = quantity(node, ["pt": 1], .coordinate, label) else { return nil }
    guard abs(value) <= 1_000_000 else {
      reportRange(node, value, .within(-1_000_000...1_000_000), label)
      return nil
    }
    return .points(value)
  }

  /// A number with one of some units, of which so many make one of what is returned; a bare number
  /// is in the unit that counts 1.
  private mutating func quantity(
    _ node: Int, _ units: KeyValuePairs<String, Double>, _ kind: Kind, _ label: Label
  ) -> Double? {
    if let (value, unit) = unitNumber(node, units.map(\.key)) {
      let count = units.first { $0.key == unit }?.value ?? 1
      return value / count
    }
    guard document.nodes[node].kind == .scalar, !isNull(node), looksLikeArithmetic(node) else {
      if document.nodes[node].kind != .invalid { reportWrongKind(node, label, expected: kind) }
      return nil
    }
    return number(node, .any, label)
  }

  /// A scalar's number, and which of the units stands behind it; nil when it is something else.
  func unitNumber(_ node: Int, _ units: [String]) -> (value: Double, unit: String?)? {
    let data = document.nodes[node]
    guard data.kind == .scalar else { return nil }
    guard data.hasDollar, !copies.isEmpty else {
      return unitNumber(document.bytes(node), units)
    }
    let text = copies.substituted(document.string(node), limit: limits.copiedText)
    return unitNumber(Array(text.utf8)[...], units)
  }

  func unitNumber(
    _ bytes: ArraySlice<UInt8>, _ units: [String]
  ) -> (value: Double, unit: String?)? {
    for unit in units where bytes.reversed().starts(with: unit.utf8.reversed()) {
      var number = bytes.dropLast(unit.utf8.count)
      while number.last == UInt8(ascii: " ") { number.removeLast() }
      if case .finite(let value) = coreNumber(number) { return (value, unit) }
    }
    if case .finite(let value) = coreNumber(bytes) { return (value, nil) }
    return nil
  }

  func looksLikeArithmetic(_ node: Int) -> Bool {
    document.bytes(node).contains { "+-*/$".utf8.contains($0) }
      || metrics[document.string(node)] != nil
  }

  // MARK: Colours

  /// `#rrggbb` or the name of a colour, as written.
  mutating func color(_ node: Int, _ label: Label) -> String? {
    guard let text = text(node, label, expected: .color) else { return nil }
    guard text.hasPrefix("#") else { return text }
    let digits = text.utf8.dropFirst()
    let isHex = digits.allSatisfy { Character(UnicodeScalar($0)).isHexDigit }
    guard ![3, 4, 6, 8].contains(digits.count) || !isHex else { return text }
    report(
      ReadingRules.wrongKind, "\(quoted(text)) is no colour.", at: node,
      help: "Write # and 3, 4, 6 or 8 hexadecimal digits in quotes, such as \"#1e90ff\".")
    return nil
  }
}
