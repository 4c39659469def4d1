internal import ScrollworkModel

/// The shapes that are the same everywhere: points, sizes, rectangles, insets, priorities.
extension Decoder {
  /// A list of `count` numbers. `ranges` are those of the places; `~` is nil where it is allowed.
  mutating func numbers(
    _ node: Int, count: Int, ranges: [NumberRange], nullable: Bool = false, _ label: Label,
    expected: Kind
  ) -> [Double?]? {
    guard let items = items(of: node, label, expected: expected) else { return nil }
    guard items.count == count else {
      report(
        ReadingRules.wrongKind,
        "\(text(of: label)) takes \(expected.phrase), not \(items.count) "
          + (items.count == 1 ? "value." : "values."), at: node,
        help: "Write \(expected.phrase).")
      return nil
    }
    var result: [Double?] = []
    result.reserveCapacity(count)
    var isComplete = true
    for (place, item) in items.enumerated() {
      if nullable, isNull(item) {
        result.append(nil)
        continue
      }
      let range = place < ranges.count ? ranges[place] : .any
      let value = number(item, range, label)
      if value == nil { isComplete = false }
      result.append(value)
    }
    return isComplete ? result : nil
  }

  mutating func point(_ node: Int, _ label: Label) -> Point? {
    guard
      let values = numbers(node, count: 2, ranges: [], label, expected: .point),
      let x = values[0], let y = values[1]
    else { return nil }
    return Point(x: x, y: y)
  }

  mutating func size(_ node: Int, _ label: Label) -> Size? {
    guard
      let values = numbers(
        node, count: 2, ranges: [.nonNegative, .nonNegative], label, expected: .size),
      let width = values[0], let height = values[1]
    else { return nil }
    return Size(width: width, height: height)
  }

  mutating func rectangle(_ node: Int, _ label: Label) -> Rect? {
    guard
      let values = numbers(
        node, count: 4, ranges: [.any, .any, .nonNegative, .nonNegative], label,
        expected: .rectangle),
      let x = values[0], let y = values[1], let width = values[2], let height = values[3]
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// A number for all sides, or a mapping of sides.
  mutating func insets(_ node: Int, _ label: Label) -> InsetSpecification? {
    let data = document.nodes[node]
    if data.kind == .scalar {
      return number(node, .any, label).map { InsetSpecification($0) }
    }
    guard data.kind == .mapping else {
      if data.kind != .invalid { reportWrongKind(node, label, expected: .insets) }
      return nil
    }
    guard var cursor = entries(of: node, as: .insets, label) else { return nil }
    var result = InsetSpecification()
    var bySide: Int?
    var byDirection: Int?
    while let entry = next(&cursor) {
      guard let value = number(entry, in: .insets) else { continue }
      switch entry.key {
      case .top: result.top = value
      case .bottom: result.bottom = value
      case .left, .leading: result.near = value
      default: result.far = value
      }
      switch entry.key {
      case .left, .right: bySide = entry.keyNode
      case .leading, .trailing: byDirection = entry.keyNode
      default: break
      }
    }
    if let bySide, let byDirection {
      report(
        ReadingRules.keysExclude,
        "\(text(of: label)) mixes left or right with leading or trailing.",
        at: max(bySide, byDirection), help: "Use one pair: left and right, or leading and trailing."
      )
    }
    result.isDirectional = byDirection != nil
    return result
  }

  // MARK: Priorities

  /// 1 to 1000, or `required`, `high`, `low`, each with `+ N` or `- N`.
  mutating func priority(_ node: Int, _ label: Label) -> Double? {
    guard let value = number(node, .any, label, names: Decoder.priorityNames) else { return nil }
    guard value >= 1, value <= 1000 else {
      report(
        ReadingRules.range,
        "\(text(of: label)) has the priority \(formatNumber(value)); priorities are 1 to 1000.",
        at: node, help: "Write 1 to 1000, or required, high or low.")
      return nil
    }
    return value
  }

  /// UIKit's priorities.
  private static let priorityNames = ["required": 1000.0, "high": 750, "low": 250]

  /// One priority for both axes, or one for each.
  mutating func priorities(_ node: Int, _ label: Label) -> PerAxis<Double?> {
    guard document.nodes[node].kind == .mapping else {
      return PerAxis(priority(node, label))
    }
    var result = PerAxis<Double?>(nil)
    guard var cursor = entries(of: node, as: .perAxisPriority, label) else { return result }
    while let entry = next(&cursor) {
      let value = priority(entry.node, label)
      if entry.key == .horizontal { result.horizontal = value } else { result.vertical = value }
    }
    return result
  }
}
