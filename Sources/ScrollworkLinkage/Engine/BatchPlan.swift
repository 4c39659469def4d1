internal import ScrollworkModel

/// A program's nodes sorted for evaluation in batches: by level, so that whatever a node reads was
/// written by an earlier one; within a level by kind and by the slot that they follow.
///
/// The numbers of four nodes lie beside each other, column by column, so that four nodes are evaluated
/// at once. The arithmetic is the plain evaluator's, operation by operation, and so are the bits.
struct BatchPlan {
  enum Kind: UInt8 {
    /// Two stops: k0, k1, v0, v1.
    case linear
    /// `width` stops without eases: keys, then values.
    case stops
    /// Two stops with a curve: k0, k1, v0, v1, ax, bx, cx, ay, by, cy.
    case bezier
    /// Expressions of the same operations on other slots.
    case expressions
    /// Whatever else: evaluated one after the other.
    case plain
  }

  struct Batch {
    var kind: Kind
    /// The slot that all follow; without meaning for expressions and plain ones.
    var driver: Int32 = -1
    var count: Int
    /// Stops, or loads of an expression.
    var width = 0
    /// First of its numbers, operands, or plain nodes.
    var start = 0
    /// First of the slots that it writes.
    var outputs = 0
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
  private(set) var outputs: [Int32] = []
  private(set) var plain: [Node] = []
  private(set) var shapes: [Shape] = []
  private(set) var depth = 1

  /// What has to agree for nodes to share a batch.
  private struct Key: Hashable {
    var kind: Kind
    var driver: Int32
    var width: Int
    var code: [Code]
    var isAlways: Bool
  }

  /// - Complexity: O(nodes and what they read).
  init(_ program: LinkProgram) {
    let access = NodeAccess(program: program)
    var producer = Array(repeating: Int32(-1), count: program.initialValues.count)
    var sampleOf = Array(repeating: Int32(-1), count: program.initialValues.count)
    for (index, sample) in program.samples.enumerated() {
      sampleOf[Int(sample.slot)] = Int32(index)
    }
    var level = Array(repeating: Int32(0), count: program.initialValues.count)
    var byLevel: [[Int]] = []
    var reads: [[Int32]] = []
    reads.reserveCapacity(program.nodes.count)
    for (index, node) in program.nodes.enumerated() {
      let read = access.reads(node)
      reads.append(read)
      let own = (read.lazy.map { level[Int($0)] }.max() ?? 0) + 1
      for slot in access.writes(node) { level[Int(slot)] = own }
      while byLevel.count < Int(own) { byLevel.append([]) }
      byLevel[Int(own) - 1].append(index)
    }
    for nodes in byLevel {
      var groups: [Key: [Int]] = [:]
      var order: [Key] = []
      for index in nodes {
        let key = BatchPlan.key(program.nodes[index], reads[index], program, sampleOf, producer)
        if groups[key] == nil { order.append(key) }
        groups[key, default: []].append(index)
      }
      for key in order {
        guard let members = groups[key] else { continue }
        add(members, key, program, reads, sampleOf, &producer, access)
      }
    }
  }

  /// The slot that a node mostly follows: the first that isn't constant.
  private static func driver(
    _ read: [Int32], _ sampleOf: [Int32], _ producer: [Int32]
  ) -> Int32 {
    read.first { sampleOf[Int($0)] >= 0 || producer[Int($0)] >= 0 } ?? -1
  }

  private static func key(
    _ node: Node, _ read: [Int32], _ program: LinkProgram, _ sampleOf: [Int32],
    _ producer: [Int32]
  ) -> Key {
    let driver = driver(read, sampleOf, producer)
    var key = Key(
      kind: .plain, driver: driver, width: 0, code: [],
      isAlways: NodeAccess.isAlways(node.kind))
    switch node.kind {
    case .linear:
      key.kind = .linear
      key.driver = node.a
    case .stops:
      key.kind = .stops
      key.driver = node.a
      key.width = Int(node.c)
    case .curve:
      key.kind = .bezier
      key.driver = node.a
    case .expression:
      let code = program.code[Int(node.b)..<Int(node.b) + Int(node.c)]
      guard code.allSatisfy(\.isSimple), code.count <= 32 else { break }
      key.kind = .expressions
      key.code = shape(of: code)
      key.width = code.count { $0.operation == .load }
    default: break
    }
    return key
  }

  /// An expression with its loads counted up.
  private static func shape(of code: ArraySlice<Code>) -> [Code] {
    var count: Int32 = 0
    return code.map { instruction in
      guard instruction.operation == .load else { return instruction }
      count += 1
      return Code(operation: .load, argument: count - 1)
    }
  }

  private mutating func add(
    _ members: [Int], _ key: Key, _ program: LinkProgram, _ reads: [[Int32]],
    _ sampleOf: [Int32], _ producer: inout [Int32], _ access: NodeAccess
  ) {
    var batch = Batch(kind: key.kind, count: members.count)
    // Fewer than four don't pay.
    if members.count < 4 { batch.kind = .plain }
    batch.driver = key.driver
    batch.width = key.width
    batch.isAlways = key.isAlways
    let nodes = members.map { program.nodes[$0] }
    switch batch.kind {
    case .plain:
      batch.start = plain.count
      plain += nodes
    case .linear, .stops, .bezier:
      batch.start = numbers.count
      let columns = batch.kind == .linear ? 4 : batch.kind == .bezier ? 10 : 2 * key.width
      appendBlocks(members.count, columns) { place, column in
        numbers.append(program.numbers[Int(nodes[place].b) + column])
      }
    case .expressions:
      batch.start = operands.count
      let loads = members.map { reads[$0] }
      appendBlocks(members.count, key.width) { place, column in
        operands.append(loads[place][column])
      }
      var height = 0
      var depth = 0
      for instruction in key.code {
        height += instruction.growth
        depth = max(depth, height)
      }
      self.depth = max(self.depth, depth)
      batch.shape = shapes.count
      shapes.append(Shape(code: key.code, depth: depth))
    }
    batch.outputs = outputs.count
    outputs += nodes.map(\.out)
    var samples: Set<Int32> = []
    var needs: Set<Int32> = []
    for member in members {
      for slot in reads[member] {
        if sampleOf[Int(slot)] >= 0 { samples.insert(sampleOf[Int(slot)]) }
        if producer[Int(slot)] >= 0 { needs.insert(producer[Int(slot)]) }
      }
    }
    batch.samples = samples.sorted()
    batch.needs = needs.sorted()
    let index = Int32(batches.count)
    for node in nodes {
      for slot in access.writes(node) { producer[Int(slot)] = index }
    }
    batches.append(batch)
  }

  /// Blocks of four nodes, in each column by column; the last node is repeated up to a whole block.
  private func appendBlocks(
    _ count: Int, _ columns: Int, _ append: (_ place: Int, _ column: Int) -> Void
  ) {
    for block in stride(from: 0, to: count, by: 4) {
      for column in 0..<columns {
        for lane in 0..<4 { append(min(block + lane, count - 1), column) }
      }
    }
  }
}

extension Code {
  /// Whether batches have it.
  var isSimple: Bool {
    switch operation {
    case .load, .negate, .add, .subtract, .multiply, .divide: true
    case .call: [.min, .max, .abs, .clamp, .mix].contains(function)
    default: false
    }
  }
}
