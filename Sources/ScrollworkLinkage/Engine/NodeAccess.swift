/// Which slots nodes read and write.
struct NodeAccess {
  let program: LinkProgram

  /// Kinds that remember something, or depend on what is in no slot.
  static func isAlways(_ kind: Node.Kind) -> Bool {
    switch kind {
    case .linear, .stops, .curve, .table, .openTable, .expression, .select, .round, .light,
      .linkMap, .viewRange:
      false
    case .finite, .smooth, .spring, .follow, .direction, .page, .pageIndex, .group, .visible,
      .collapse:
      true
    }
  }

  /// Calls with each slot that a node reads; the common kinds make no array.
  func forEachRead(_ node: Node, _ body: (Int32) -> Void) {
    switch node.kind {
    case .linear, .stops, .curve, .table: body(node.a)
    case .expression:
      for index in Int(node.b)..<Int(node.b) + Int(node.c)
      where program.code[index].operation == .load { body(program.code[index].argument) }
    default: reads(node).forEach(body)
    }
  }

  /// Calls with each slot that a node writes.
  func forEachWrite(_ node: Node, _ body: (Int32) -> Void) {
    switch node.kind {
    case .group, .viewRange: writes(node).forEach(body)
    default: body(node.out)
    }
  }

  /// The slots that a node writes.
  func writes(_ node: Node) -> [Int32] {
    switch node.kind {
    case .group: program.groups[Int(node.b)].outputs
    case .viewRange: (0..<7).map { node.out + $0 }
    default: [node.out]
    }
  }

  /// The slots that a node reads.
  func reads(_ node: Node) -> [Int32] {
    switch node.kind {
    case .linear, .stops, .curve, .table, .light, .smooth, .spring, .direction, .page, .pageIndex:
      return [node.a]
    case .openTable:
      let table = program.openTables[Int(node.b)]
      return [node.a] + table.keys + table.values
    case .expression:
      return program.code[Int(node.b)..<Int(node.b) + Int(node.c)]
        .filter { $0.operation == .load }.map(\.argument)
    case .select: return [node.a, node.b, node.c]
    case .finite: return [node.a, node.b, node.d] + operands(of: Int(node.c))
    case .round: return [node.a, node.b]
    case .follow: return [node.a, node.b, node.d]
    case .linkMap: return [node.a] + reads(program.maps[Int(node.b)])
    case .group:
      let group = program.groups[Int(node.b)]
      let own = Set(group.outputs)
      return group.incoming
        + group.edges.joined().flatMap { reads(program.maps[Int($0.map)]) }
        .filter { !own.contains($0) }
    case .viewRange:
      let range = program.viewRanges[Int(node.b)]
      return [
        range.start, range.size, range.port, range.insetStart, range.insetEnd, range.slide,
        range.edge,
      ]
    case .visible:
      return program.visibles[Int(node.b)].layers.flatMap { [$0.offsetX, $0.offsetY] }
        .filter { $0 >= 0 }
    case .collapse:
      let bar = program.collapses[Int(node.b)]
      return [bar.offset, bar.low, bar.range, bar.least, bar.phase]
    }
  }

  private func operands(of binding: Int) -> [Int32] {
    program.bindings.indices.contains(binding)
      ? program.bindings[binding].operands.map(\.slot) : []
  }

  private func reads(_ map: LinkMap) -> [Int32] {
    let all = [
      map.from.offset, map.from.low, map.from.high, map.to.low, map.to.high, map.incoming,
      map.ratio,
    ]
    return all.filter { $0 >= 0 }
  }
}
