internal import ScrollworkModel

/// `repeat`.
extension Decoder {
  mutating func appendCopies(_ layers: ViewLayers, _ repetition: Int, to list: inout [ViewNode]) {
    guard let items = copyItems(repetition) else { return }
    guard items.count <= limits.views - min(viewCount, limits.views) else {
      // Inside a copy there is more to come; outside, only this view is left out.
      if isCopying { isExhausted = true }
      report(
        ReadingRules.views,
        "repeat makes \(items.count) views; the limit (views) is \(limits.views).", at: repetition,
        help: "Repeat less, or raise the limit.")
      return
    }
    copies.append(CopyBinding(index: 0, count: items.count, item: .none))
    let last = copies.count - 1
    list.reserveCapacity(list.count + items.count)
    for index in 0..<items.count where !isExhausted {
      copies[last].index = index
      copies[last].item = items.values.isEmpty ? .none : items.values[index]
      guard var copy = view(layers) else { break }
      copy.copyIndex = index
      copy.isScope = true
      list.append(copy)
    }
    copies.removeLast()
  }

  private struct CopyItems {
    var count: Int
    /// One for each copy, or none at all.
    var values: [CopyBinding.Item]
  }

  private mutating func copyItems(_ node: Int) -> CopyItems? {
    let label = Label.key(.repeat)
    switch document.nodes[node].kind {
    case .scalar:
      guard let value = number(node, .any, label) else { return nil }
      guard value >= 0 else {
        report(
          ReadingRules.repetition, "repeat is \(formatNumber(value)); it can't be negative.",
          at: node, help: "Write how many copies there are, 0 for none.")
        return nil
      }
      guard let count = Int(checked: value), Double(count) == value else {
        report(
          ReadingRules.repetition,
          "repeat is \(formatNumber(value)), which is no number of copies.", at: node,
          help: "Write a whole number.")
        return nil
      }
      return CopyItems(count: count, values: [])
    case .sequence:
      guard let items = items(of: node, label, expected: .list(.anything)) else { return nil }
      var values: [CopyBinding.Item] = []
      for item in items { values.append(copyItem(item)) }
      return CopyItems(count: values.count, values: values)
    case .mapping:
      report(
        ReadingRules.repetition, "repeat takes a number or a list, not a mapping.", at: node,
        help: "Write repeat: 3, or repeat: [{…}, {…}] for values.")
      return nil
    case .alias, .invalid: return nil
    }
  }

  private mutating func copyItem(_ node: Int) -> CopyBinding.Item {
    switch document.nodes[node].kind {
    case .scalar: return copyValue(node).map { .value($0) } ?? .none
    case .mapping:
      var values: [String: CopyBinding.Value] = [:]
      for (key, value) in pairs(of: node, .words("An item of repeat")) ?? [] {
        let name = document.string(key)
        guard checkName(name, at: key, of: "value") else { continue }
        if isNull(value), reportComma(before: key) { continue }
        values[name] = copyValue(value)
      }
      return .mapping(values)
    default:
      reportWrongKind(
        node, .words("An item of repeat"), expected: .either([.anything, .map(.anything)]))
      return .none
    }
  }

  private mutating func copyValue(_ node: Int) -> CopyBinding.Value? {
    guard let text = text(node, .words("An item of repeat")) else { return nil }
    if case .finite(let value) = coreNumber(document.bytes(node)) {
      return CopyBinding.Value(text: text, number: value)
    }
    let metrics = self.metrics
    let copies = self.copies
    let value = try? Arithmetic.evaluate(document.string(node)) { name in
      name.first == "$" ? copies.value(of: name.dropFirst())?.number : metrics[String(name)]
    }
    return CopyBinding.Value(text: text, number: value)
  }
}
