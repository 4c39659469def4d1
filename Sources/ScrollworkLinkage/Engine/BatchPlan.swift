internal import ScrollworkModel

/// A program's nodes sorted for evaluation in batches: by level, so that whatever a node reads was
/// written by an earlier one; within a level by kind and by the slot that they follow.
///
/// What the nodes of a batch need lies in columns, and what they write in slots one after the
/// other, as `BatchKernels` goes through them.
struct BatchPlan {
  enum Kind: UInt8 {
    /// Two stops: k0, k1, v0, v1.
    case linear
    /// `width` stops without eases: keys, then values.
    case stops
    /// Two stops with a curve: k0, k1, v0, v1, ax, bx, cx, ay, by, cy.
    case curve
    /// Expressions of the same operations on other slots.
    case expressions
    /// Whatever else: evaluated one after the other.
    case plain
  }

  struct Batch {
    var kind: Kind
    /// The slot that all follow; without meaning for expressions and plain ones.
    var driver: Int32 = -1
    /// Nodes, filled up to a multiple of `BatchKernels.lanes` by repeating the last.
    var count: Int
    /// Stops.
    var width = 0
    /// First of its numbers, operands, or plain nodes.
    var start = 0
    /// The slot of its first result.
    var out = 0
    /// Index in `shapes`.
    var shape = 0
    /// Evaluated in every step.
    var isAlways = false
    /// Samples and earlier batches whose change makes it run.
    var samples: [Int32] = []
    var needs: [Int32] = []
  }

  /// The operations that expressions of a batch share; loads count up.
  struct Shape {
    var code: [Code]
    var depth: Int
  }

  private(set) var batches: [Batch] = []
  private(set) var numbers: [Double] = []
  private(set) var operands: [Int32] = []
  private(set) var plain: [Node] = []
  private(set) var shapes: [Shape] = []

  /// Gives a program a plan, and its slots the places that the plan needs.
  ///
  /// - Complexity: O(nodes and what they read).
  static func arrange(_ program: inout LinkProgram) {
    let groups = NodeGroup.all(of: program)
    var map = SlotMap(count: program.initialValues.count)
    for group in groups where group.isBatch {
      map.move(group.members.map { program.nodes[$0].out }, fillingUpTo: BatchKernels.lanes)
    }
    program.renumber(map.finished())
    program.plan = BatchPlan(program, groups)
  }

  private init(_ program: LinkProgram, _ groups: [NodeGroup]) {
    let access = NodeAccess(program: program)
    var sampleOf = Array(repeating: Int32(-1), count: program.initialValues.count)
    for (index, sample) in program.samples.enumerated() {
      sampleOf[Int(sample.slot)] = Int32(index)
    }
    var producer = Array(repeating: Int32(-1), count: program.initialValues.count)
    for group in groups {
      let nodes = group.members.map { program.nodes[$0] }
      var batch = batch(of: nodes, group, program)
      var samples: Set<Int32> = []
      var needs: Set<Int32> = []
      for node in nodes {
        access.forEachRead(node) { slot in
          if sampleOf[Int(slot)] >= 0 { samples.insert(sampleOf[Int(slot)]) }
          if producer[Int(slot)] >= 0 { needs.insert(producer[Int(slot)]) }
        }
      }
      batch.samples = samples.sorted()
      batch.needs = needs.sorted()
      for node in nodes {
        access.forEachWrite(node) { producer[Int($0)] = Int32(batches.count) }
      }
      batches.append(batch)
    }
  }

  /// A batch, whose numbers or operands are appended.
  private mutating func batch(
    of nodes: [Node], _ group: NodeGroup, _ program: LinkProgram
  ) -> Batch {
    var batch = Batch(kind: group.isBatch ? group.kind : .plain, count: nodes.count)
    batch.width = group.width
    batch.isAlways = group.isAlways
    guard group.isBatch, let first = nodes.first, let last = nodes.last else {
      batch.start = plain.count
      plain += nodes
      return batch
    }
    // The group has the slots before they were moved.
    batch.driver = first.a
    batch.out = Int(first.out)
    batch.count = (nodes.count + BatchKernels.lanes - 1) / BatchKernels.lanes * BatchKernels.lanes
    let filled = nodes + Array(repeating: last, count: batch.count - nodes.count)
    switch batch.kind {
    case .linear, .stops, .curve:
      batch.start = numbers.count
      let columns = batch.kind == .linear ? 4 : batch.kind == .curve ? 10 : 2 * group.width
      for column in 0..<columns {
        for node in filled { numbers.append(program.numbers[Int(node.b) + column]) }
      }
    case .expressions:
      batch.start = operands.count
      for (place, instruction) in group.code.enumerated() where instruction.operation == .load {
        for node in filled { operands.append(program.code[Int(node.b) + place].argument) }
      }
      var height = 0
      var depth = 0
      for instruction in group.code {
        height += instruction.growth
        depth = max(depth, height)
      }
      batch.shape = shapes.count
      shapes.append(Shape(code: group.code, depth: depth))
    case .plain: break
    }
    return batch
  }
}
