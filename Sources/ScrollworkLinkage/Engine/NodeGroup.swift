internal import ScrollworkModel

/// Nodes of one level that may be evaluated together, as indexes.
struct NodeGroup {
  let kind: BatchPlan.Kind
  /// The slot that they follow.
  let driver: Int32
  /// Stops.
  let width: Int
  /// Operations of expressions; loads count up.
  let code: [Code]
  let isAlways: Bool
  var members: [Int] = []

  /// Fewer than four don't pay.
  var isBatch: Bool { kind != .plain && members.count >= 4 }

  /// What has to agree.
  private struct Key: Hashable {
    var level: Int32
    var kind: BatchPlan.Kind
    var driver: Int32
    var width: Int
    var code: [Code]
    var isAlways: Bool
  }

  /// By level, within a level in the order of their first nodes.
  static func all(of program: LinkProgram) -> [NodeGroup] {
    let access = NodeAccess(program: program)
    var isInput = Array(repeating: false, count: program.initialValues.count)
    for sample in program.samples { isInput[Int(sample.slot)] = true }
    var level = Array(repeating: Int32(0), count: program.initialValues.count)
    var groups: [(level: Int32, group: NodeGroup)] = []
    var places: [Key: Int] = [:]
    for (index, node) in program.nodes.enumerated() {
      var own: Int32 = 1
      var driver: Int32 = -1
      access.forEachRead(node) { slot in
        own = max(own, level[Int(slot)] + 1)
        // Whatever is read first and isn't constant.
        if driver < 0, isInput[Int(slot)] || level[Int(slot)] > 0 { driver = slot }
      }
      access.forEachWrite(node) { level[Int($0)] = own }
      let key = key(node, driver, own, program)
      let place = places[key] ?? groups.count
      if place == groups.count {
        places[key] = place
        groups.append(
          (
            own,
            NodeGroup(
              kind: key.kind, driver: key.driver, width: key.width, code: key.code,
              isAlways: key.isAlways)
          ))
      }
      groups[place].group.members.append(index)
    }
    return groups.enumerated()
      .sorted { ($0.element.level, $0.offset) < ($1.element.level, $1.offset) }
      .map(\.element.group)
  }

  private static func key(
    _ node: Node, _ driver: Int32, _ level: Int32, _ program: LinkProgram
  ) -> Key {
    var key = Key(
      level: level, kind: .plain, driver: driver, width: 0, code: [],
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
      key.kind = .curve
      key.driver = node.a
    case .expression:
      let code = program.code[Int(node.b)..<Int(node.b) + Int(node.c)]
      guard code.count <= 32, code.allSatisfy(\.isSimple) else { break }
      key.kind = .expressions
      key.code = shape(of: code)
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
}

extension Code {
  /// Whether batches have it.
  fileprivate var isSimple: Bool {
    switch operation {
    case .load, .negate, .add, .subtract, .multiply, .divide: true
    case .call: [.min, .max, .abs, .clamp, .mix].contains(function)
    default: false
    }
  }
}
