internal import ScrollworkModel

/// Says how a property came to its value.
struct LinkExplanation {
  let program: LinkProgram
  let state: LinkState
  let property: String
  /// One, or the channels of a colour.
  let parts: [LinkProgram.Output]

  var lines: [String] {
    let target = parts[0].target
    let values = parts.map { state.value(of: $0) }
    var lines = ["\(property) = \(text(values))"]
    let writers = parts.map { part in
      program.bindings.indices.filter { program.bindings[$0].target == part.target }
    }
    for (index, binding) in writers[0].enumerated() {
      if program.bindings[binding].isMember {
        lines += member(binding)
      } else {
        lines += drive(
          writers.compactMap { $0.indices.contains(index) ? program.bindings[$0[index]] : nil },
          values)
      }
    }
    // Where a scroll view would be without links isn't known: it stays where they have put it.
    if case .contentOffset = target { return lines }
    if writers[0].contains(where: { program.bindings[$0].isMember }) { return lines }
    let bases = parts.map { state.value($0.base) }
    lines.append(
      values == bases ? "  which is its value without links" : "  without links \(text(bases))")
    return lines
  }

  /// A value as it is written in a scene.
  private func text(_ values: [Double]) -> String {
    switch parts[0].target {
    case .backgroundColor:
      guard values.count == 4 else {
        return values.map { formatNumber($0) }.joined(separator: ", ")
      }
      return LinkColor(red: values[0], green: values[1], blue: values[2], alpha: values[3])
        .hexadecimal
    case .hidden: return values[0] != 0 ? "true" : "false"
    default: return formatNumber(values[0])
    }
  }

  // MARK: Drives

  /// - Parameter channels: one writer's bindings; several for a colour.
  private func drive(_ channels: [LinkBinding], _ values: [Double]) -> [String] {
    let binding = channels[0]
    var lines = ["  follows " + followed(binding)]
    if let condition = binding.condition, state.value(condition.slot) == 0 {
      lines.append("  but only when \(condition.text), which doesn't hold")
      return lines
    }
    if let segment = segment(channels) { lines.append("  " + segment) }
    if binding.mappedSlot != binding.sourceSlot {
      let given = text(channels.map { state.value($0.mappedSlot) })
      lines.append("  \(binding.recipe.map { "\($0) " } ?? "")gives \(given)")
    }
    switch binding.following {
    case .smooth(let halfLife):
      lines.append("  smooth, \(formatNumber(halfLife)) s: it has come to \(text(values))")
    case .spring(let spring):
      lines.append(
        "  spring, response \(formatNumber(spring.response)) s, damping "
          + "\(formatNumber(spring.damping)): it has come to \(text(values))")
    case nil: break
    }
    return lines
  }

  private func followed(_ binding: LinkBinding) -> String {
    let value =
      formatNumber(state.value(binding.sourceSlot)) + LinkExplanation.unit(binding.sourceQuantity)
    if binding.followed != binding.source {
      return "\(binding.source): \(binding.followed) = \(value)"
    }
    let operands = binding.operands.filter { $0.name != binding.source }
      .map { "\($0.name) = \(formatNumber(state.value($0.slot)))" }
    return "\(binding.source) = \(value)"
      + (operands.isEmpty ? "" : " (\(operands.joined(separator: ", ")))")
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
  private func segment(_ channels: [LinkBinding]) -> String? {
    let tables = channels.compactMap { LinkStops(program, $0, state) }
    guard let stops = tables.first, tables.count == channels.count, !stops.keys.isEmpty else {
      return nil
    }
    let keys = stops.keys
    let last = keys.count - 1
    let x = state.value(channels[0].sourceSlot)
    if x < keys[0] { return "before the first stop, \(stops.key(0))" }
    if x > keys[last] { return "behind the last stop, \(stops.key(last))" }
    var segment = 0
    while segment + 2 < keys.count, keys[segment + 1] <= x { segment += 1 }
    guard last > 0, keys[segment + 1] > keys[segment] else {
      return "at the stop \(stops.key(min(segment + 1, last)))"
    }
    func stop(_ index: Int) -> String {
      let values = tables.enumerated().map { channel, table in
        channels[channel].mixesLight
          ? LinkColor.channel(ofLight: table.values[index]) : table.values[index]
      }
      return "\(stops.key(index)): \(text(values))"
    }
    // From the stop that is written first.
    let (from, to) = stops.isReversed ? (segment + 1, segment) : (segment, segment + 1)
    let share = (x - keys[from]) / (keys[to] - keys[from])
    let ease = segment < stops.eases.count ? stops.eases[segment] : .linear
    var line =
      "between the stops \(stop(from)) and \(stop(to)), \(formatNumber(share)) of the way"
    if case .hidden = parts[0].target { return line }
    if ease != .linear { line += ", eased to \(formatNumber(ease.value(at: share)))" }
    return line
  }

  // MARK: Scrollers together

  /// One of those that may lead each other: whom it followed in this step, and how.
  private func member(_ index: Int) -> [String] {
    let binding = program.bindings[index]
    let place = formatNumber(state.value(binding.resultSlot))
    guard
      let group = program.groups.firstIndex(where: {
        (Int($0.binding)..<Int($0.binding) + $0.outputs.count).contains(index)
      })
    else { return ["  \(binding.source)"] }
    let own = index - Int(program.groups[group].binding)
    let origin = state.origins[group]
    if origin == own { return ["  \(binding.source); it was moved to \(place) pt and leads"] }
    // Where none of them was moved in this step they are in step as they were before.
    let start = origin >= 0 ? origin : own == 0 ? 1 : 0
    guard let edge = way(to: own, from: start, in: program.groups[group]) else {
      return ["  \(binding.source)"]
    }
    let leader = program.bindings[Int(program.groups[group].binding) + edge.from]
    let map = program.maps[edge.map]
    let offset = state.value(leader.resultSlot)
    return [
      "  \(origin >= 0 ? "follows" : "linked with") \(leader.name) = \(formatNumber(offset)) pt",
      "  " + text(map, offset),
    ]
  }

  /// The last step on the shortest way from the one that leads.
  private func way(
    to member: Int, from origin: Int, in group: LinkGroup
  ) -> (from: Int, map: Int)? {
    var reached: Set<Int> = [origin]
    var queue = [origin]
    var next = 0
    while next < queue.count {
      let from = queue[next]
      next += 1
      for edge in group.edges[from] where reached.insert(Int(edge.to)).inserted {
        if Int(edge.to) == member { return (from, Int(edge.map)) }
        queue.append(Int(edge.to))
      }
    }
    return nil
  }

  private func text(_ map: LinkMap, _ offset: Double) -> String {
    func range(_ member: LinkMember) -> String {
      "\(formatNumber(state.value(member.low))) to \(formatNumber(state.value(member.high)))"
    }
    switch map.measure {
    case .progress: return "by progress: \(range(map.from)) onto \(range(map.to))"
    case .page: return "by page"
    case .points:
      guard map.ratio >= 0 else { return "by points" }
      return "by points, \(map.dividesByRatio ? "divided by" : "times") "
        + formatNumber(state.value(map.ratio))
    case .stops:
      guard let table = map.table, let first = table.keys.first, let last = table.keys.last else {
        return "by stops"
      }
      if offset < first { return "by stops, before the first, \(formatNumber(first))" }
      guard let at = table.keys.lastIndex(where: { $0 <= offset }), offset < last else {
        let place = offset > last ? "behind" : "at"
        return "by stops, \(place) the last, \(formatNumber(last))"
      }
      return "by stops, between \(formatNumber(table.keys[at])): \(formatNumber(table.values[at])) "
        + "and \(formatNumber(table.keys[at + 1])): \(formatNumber(table.values[at + 1]))"
    }
  }
}
