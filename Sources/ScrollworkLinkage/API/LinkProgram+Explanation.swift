internal import ScrollworkModel

extension LinkProgram {
  /// How an output came to its value: what was followed, the segment of the stops, the ease, the
  /// value; one line each. Empty for names that no link writes.
  public func explanation(of name: String, _ state: LinkState) -> [String] {
    guard let output = outputs.first(where: { $0.name == name }) else { return [] }
    var lines = ["\(name) = \(formatNumber(state.value(of: output)))"]
    for binding in bindings where binding.target == output.target {
      guard !binding.isMember else {
        let place = formatNumber(state.value(binding.sourceSlot))
        lines.append("  \(binding.source), and stood at \(place) pt")
        continue
      }
      var source = "  follows \(binding.source) = \(formatNumber(state.value(binding.sourceSlot)))"
      source += LinkProgram.unit(binding.sourceQuantity)
      let operands = binding.operands.filter { $0.name != binding.source }
      if !operands.isEmpty {
        source +=
          " ("
          + operands.map { "\($0.name) = \(formatNumber(state.value($0.slot)))" }.joined(
            separator: ", ") + ")"
      }
      lines.append(source)
      if let segment = segment(of: binding, state) { lines.append("  " + segment) }
      if binding.mappedSlot != binding.sourceSlot {
        lines.append("  gives \(formatNumber(state.value(binding.mappedSlot)))")
      }
    }
    let base = state.value(output.base)
    if state.value(of: output) == base {
      lines.append("  which is its value without links")
    } else {
      lines.append("  without links \(formatNumber(base))")
    }
    return lines
  }

  private static func unit(_ quantity: Quantity) -> String {
    switch quantity {
    case .length: " pt"
    case .angle: " deg"
    case .time: " s"
    case .velocity: " pt/s"
    case .page: " pages"
    default: ""
    }
  }

  /// The stops between which the source is.
  private func segment(of binding: LinkBinding, _ state: LinkState) -> String? {
    var keys: [Double] = []
    var values: [Double] = []
    var eases: [Ease] = []
    if binding.table >= 0 {
      let table = tables[Int(binding.table)]
      (keys, values, eases) = (table.keys, table.values, table.eases)
    } else if binding.openTable >= 0 {
      let table = openTables[Int(binding.openTable)]
      keys = table.keys.map { state.value($0) }
      values = table.values.map { state.value($0) }
      eases = table.eases
    }
    guard let first = keys.first, let last = keys.last else { return nil }
    let x = state.value(binding.sourceSlot)
    if x < first { return "before the first stop, \(formatNumber(first))" }
    if x > last { return "behind the last stop, \(formatNumber(last))" }
    var segment = 0
    while segment + 2 < keys.count, keys[segment + 1] <= x { segment += 1 }
    guard keys.count > 1, keys[segment + 1] > keys[segment] else {
      return "at the stop \(formatNumber(first))"
    }
    let share = (x - keys[segment]) / (keys[segment + 1] - keys[segment])
    let ease = segment < eases.count ? eases[segment] : .linear
    var text =
      "between the stops \(formatNumber(keys[segment])): \(formatNumber(values[segment])) and "
      + "\(formatNumber(keys[segment + 1])): \(formatNumber(values[segment + 1])), "
      + "\(formatNumber(share)) of the way"
    if ease != .linear { text += ", eased to \(formatNumber(ease.value(at: share)))" }
    return text
  }
}
