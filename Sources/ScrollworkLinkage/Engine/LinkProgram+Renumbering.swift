extension LinkProgram {
  /// Moves slots to other places.
  mutating func renumber(_ map: SlotMap) {
    let old = initialValues
    initialValues = Array(repeating: 0, count: map.count)
    for slot in old.indices { initialValues[Int(map[Int32(slot)])] = old[slot] }
    for index in samples.indices { samples[index].slot = map[samples[index].slot] }
    outputs = outputs.map { output in
      var output = output
      output.slot = map[output.slot]
      output.base = map[output.base]
      return output
    }
    for index in bindings.indices { bindings[index].renumber(map) }
    for index in code.indices where code[index].operation == .load {
      code[index].argument = map[code[index].argument]
    }
    for index in openTables.indices {
      openTables[index].keys = openTables[index].keys.map { map[$0] }
      openTables[index].values = openTables[index].values.map { map[$0] }
    }
    for index in maps.indices { maps[index].renumber(map) }
    for index in groups.indices {
      groups[index].incoming = groups[index].incoming.map { map[$0] }
      groups[index].outputs = groups[index].outputs.map { map[$0] }
    }
    for index in viewRanges.indices { viewRanges[index].renumber(map) }
    for index in visibles.indices {
      for layer in visibles[index].layers.indices {
        visibles[index].layers[layer].offsetX = map[visibles[index].layers[layer].offsetX]
        visibles[index].layers[layer].offsetY = map[visibles[index].layers[layer].offsetY]
      }
    }
    for index in coveredFrames.indices { coveredFrames[index].renumber(map) }
    for index in collapses.indices { collapses[index].renumber(map) }
    for index in nodes.indices { nodes[index].renumber(map) }
  }
}

extension LinkBinding {
  fileprivate mutating func renumber(_ map: SlotMap) {
    for index in operands.indices { operands[index].slot = map[operands[index].slot] }
    sourceSlot = map[sourceSlot]
    mappedSlot = map[mappedSlot]
    resultSlot = map[resultSlot]
    baseSlot = map[baseSlot]
    if let slot = condition?.slot { condition?.slot = map[slot] }
  }
}

extension Node {
  fileprivate mutating func renumber(_ map: SlotMap) {
    out = map[out]
    a = map[a]
    d = map[d]
    switch kind {
    case .select:
      b = map[b]
      c = map[c]
    case .finite, .round, .follow: b = map[b]
    default: break
    }
  }
}

extension LinkMember {
  fileprivate mutating func renumber(_ map: SlotMap) {
    offset = map[offset]
    low = map[low]
    high = map[high]
  }
}

extension LinkMap {
  fileprivate mutating func renumber(_ map: SlotMap) {
    from.renumber(map)
    to.renumber(map)
    incoming = map[incoming]
    ratio = map[ratio]
  }
}

extension ViewRangeSource {
  fileprivate mutating func renumber(_ map: SlotMap) {
    start = map[start]
    size = map[size]
    port = map[port]
    insetStart = map[insetStart]
    insetEnd = map[insetEnd]
    slide = map[slide]
    edge = map[edge]
  }
}

extension CoveredFrame {
  fileprivate mutating func renumber(_ map: SlotMap) {
    translate = map[translate]
    scale = map[scale]
    alphas = alphas.map { map[$0] }
  }
}

extension CollapseSource {
  fileprivate mutating func renumber(_ map: SlotMap) {
    offset = map[offset]
    low = map[low]
    range = map[range]
    least = map[least]
    phase = map[phase]
  }
}
