extension LinkProgram {
  /// What an output is worked out from that the layout decides.
  public struct GeometryReads: Hashable, Sendable {
    /// Indexes into `items`.
    public var items: Set<Int> = []
    /// Indexes into `scrollViews`, whose range or size is read.
    public var scrolls: Set<Int> = []

    public var isEmpty: Bool { items.isEmpty && scrolls.isEmpty }
  }

  /// What each of some outputs reads of the layout, directly or by way of other links.
  ///
  /// - Complexity: O(nodes) for each output at most.
  public func geometryReads(of outputs: [Output]) -> [GeometryReads] {
    let access = NodeAccess(program: self)
    var producer = Array(repeating: -1, count: initialValues.count)
    for (index, node) in nodes.enumerated() {
      for slot in access.writes(node) { producer[Int(slot)] = index }
    }
    var sampleOf: [Int32: InputSample] = [:]
    for sample in samples { sampleOf[sample.slot] = sample }
    return outputs.map { output in
      var result = GeometryReads()
      var seen: Set<Int32> = [output.slot]
      var queue = [output.slot]
      while let slot = queue.popLast() {
        if let sample = sampleOf[slot] {
          switch sample.field {
          case .frame: result.items.insert(Int(sample.index))
          case .low, .high, .range, .contentSize, .bounds, .inset:
            result.scrolls.insert(Int(sample.index))
          default: break
          }
        }
        guard producer[Int(slot)] >= 0 else { continue }
        let node = nodes[producer[Int(slot)]]
        if node.kind == .visible {
          let visible = visibles[Int(node.b)]
          result.items.formUnion([Int(visible.item)] + visible.layers.map { Int($0.item) })
        }
        if node.kind == .page || node.kind == .pageIndex {
          result.scrolls.insert(Int(pageSources[Int(node.b)].scroll))
        }
        for read in access.reads(node) where seen.insert(read).inserted { queue.append(read) }
      }
      return result
    }
  }

  /// A circle among things of which each needs some, from the first of it; nil when there is none.
  public func circle(_ needs: [[Int]]) -> [Int]? { DependencyOrder(needs).circle }
}
