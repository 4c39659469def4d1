public import ScrollworkModel

extension LinkProgram {
  /// What an output is worked out from that the layout decides.
  public struct GeometryReads: Hashable, Sendable {
    /// One number of an item's frame.
    public struct FrameRead: Hashable, Sendable {
      /// Index into `items`.
      public var item: Int
      public var attribute: FrameAttribute
    }

    /// One number of a scroll view's geometry, or its pages.
    public struct ScrollRead: Hashable, Sendable {
      /// Index into `scrollViews`.
      public var scroll: Int
      var field: InputSample.Field
      /// Pages on the field's axis, rather than the field.
      var isPages = false

      /// Whether what is read differs between two states of the scroll view, by more than 1e-9.
      public func differs(_ a: LinkScroll, _ b: LinkScroll) -> Bool {
        if isPages, case .bounds(let axis) = field { return a.pages(axis) != b.pages(axis) }
        return abs(LinkProgram.value(of: field, a) - LinkProgram.value(of: field, b)) > 1e-9
      }
    }

    public var frames: Set<FrameRead> = []
    public var scrolls: Set<ScrollRead> = []

    public var isEmpty: Bool { frames.isEmpty && scrolls.isEmpty }
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
          case .frame(let attribute):
            result.frames.insert(
              GeometryReads.FrameRead(item: Int(sample.index), attribute: attribute))
          case .low, .high, .range, .contentSize, .bounds, .inset:
            result.scrolls.insert(
              GeometryReads.ScrollRead(scroll: Int(sample.index), field: sample.field))
          default: break
          }
        }
        guard producer[Int(slot)] >= 0 else { continue }
        let node = nodes[producer[Int(slot)]]
        if node.kind == .visible {
          let visible = visibles[Int(node.b)]
          for item in [visible.item] + visible.layers.map(\.item) {
            for attribute in [FrameAttribute.x, .y, .width, .height] {
              result.frames.insert(
                GeometryReads.FrameRead(item: Int(item), attribute: attribute))
            }
          }
        }
        if node.kind == .page || node.kind == .pageIndex {
          let source = pageSources[Int(node.b)]
          result.scrolls.insert(
            GeometryReads.ScrollRead(
              scroll: Int(source.scroll), field: .bounds(source.axis), isPages: true))
        }
        var ends = access.reads(node)
        // A knob stands where its own frame is: that is no circle.
        if node.kind == .group {
          let own = Set(groups[Int(node.b)].incoming)
          ends.removeAll { own.contains($0) }
        } else if node.kind == .linkMap {
          let own = maps[Int(node.b)].incoming
          ends.removeAll { $0 == own }
        }
        for read in ends where seen.insert(read).inserted { queue.append(read) }
      }
      return result
    }
  }

  /// A circle among things of which each needs some, from the first of it; nil when there is none.
  public func circle(_ needs: [[Int]]) -> [Int]? { DependencyOrder(needs).circle }
}
