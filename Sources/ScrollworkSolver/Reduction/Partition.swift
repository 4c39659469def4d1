/// The active reduced rows and their nodes, grouped into connected components: parts that share no
/// unknown and can be solved apart.
struct Partition {
  /// Nodes of component c at nodeStart[c] ..< nodeStart[c + 1], in ascending order; rows likewise.
  private(set) var nodeStart: Buffer<Int32>
  private(set) var node: Buffer<Int32>
  private(set) var rowStart: Buffer<Int32>
  private(set) var row: Buffer<Int32>
  /// Place of a node within its component.
  private(set) var local: Buffer<Int32>
  /// Component of a node, -1 for nodes in no active row.
  private(set) var component: Buffer<Int32>

  var count: Int { nodeStart.count - 1 }

  init(_ rows: ReducedRows, nodeCount: Int) {
    var parent = Buffer<Int32>(capacity: nodeCount)
    defer { parent.deallocate() }
    for index in 0..<nodeCount { parent.append(Int32(index)) }
    func find(_ start: Int32) -> Int32 {
      var index = start
      while parent[index] != index {
        parent[index] = parent[parent[index]]
        index = parent[index]
      }
      return index
    }
    for index in 0..<rows.count where rows.isActive[index] {
      let terms = rows.terms(of: index)
      // The smallest index leads, so components are numbered by their first node.
      var lead = find(rows.node[terms.lowerBound])
      for term in terms.dropFirst() {
        let other = find(rows.node[term])
        parent[max(lead, other)] = min(lead, other)
        lead = min(lead, other)
      }
    }
    component = Buffer(repeating: -1, count: nodeCount)
    local = Buffer(repeating: -1, count: nodeCount)
    nodeStart = Buffer()
    nodeStart.append(0)
    var members = Buffer<Int32>()
    defer { members.deallocate() }
    let isUsed = Buffer<Bool>(repeating: false, count: nodeCount)
    defer { isUsed.deallocate() }
    for index in 0..<rows.count where rows.isActive[index] {
      for term in rows.terms(of: index) { isUsed[rows.node[term]] = true }
    }
    var number: Int32 = 0
    for index in 0..<nodeCount where isUsed[index] {
      let lead = find(Int32(index))
      if component[lead] < 0 {
        component[lead] = number
        number += 1
        members.append(0)
      }
      component[index] = component[lead]
      local[index] = members[component[index]]
      members[component[index]] += 1
    }
    for index in 0..<Int(number) { nodeStart.append(nodeStart[index] + members[index]) }
    node = Buffer(repeating: 0, count: Int(nodeStart[Int(number)]))
    for index in 0..<nodeCount where component[index] >= 0 {
      node[nodeStart[component[index]] + local[index]] = Int32(index)
    }
    rowStart = Buffer(repeating: 0, count: Int(number) + 1)
    var activeCount = 0
    for index in 0..<rows.count where rows.isActive[index] {
      rowStart[component[rows.node[rows.start[index]]] + 1] += 1
      activeCount += 1
    }
    for index in 0..<Int(number) { rowStart[index + 1] += rowStart[index] }
    row = Buffer(repeating: 0, count: activeCount)
    for index in 0..<Int(number) { members[index] = rowStart[index] }
    for index in 0..<rows.count where rows.isActive[index] {
      let own = component[rows.node[rows.start[index]]]
      row[members[own]] = Int32(index)
      members[own] += 1
    }
  }

  func deallocate() {
    nodeStart.deallocate()
    node.deallocate()
    rowStart.deallocate()
    row.deallocate()
    local.deallocate()
    component.deallocate()
  }

  func nodes(of component: Int) -> Range<Int> {
    Range(uncheckedBounds: (Int(nodeStart[component]), Int(nodeStart[component + 1])))
  }

  func rows(of component: Int) -> Range<Int> {
    Range(uncheckedBounds: (Int(rowStart[component]), Int(rowStart[component + 1])))
  }
}
