/// A constraint system taken apart: affine classes, outputs, components. Its structure depends on
/// coefficients only, so it serves again when constants change.
///
/// Owns raw memory, hence a class. Copies of a `ConstraintSystem` may share one; whoever wants to
/// change it checks first that it is the only holder.
final class Reduction: @unchecked Sendable {
  private(set) var classes: AffineClasses
  private(set) var reduced: ReducedRows
  private(set) var partition: Partition
  let nodeCount: Int
  /// Values of nodes; of variables after `computeValues`.
  let nodeValue: Buffer<Double>
  /// Components that have more than one optimum, ascending, after `solve`.
  private(set) var openComponents: [Int] = []
  /// Representatives in no active row at all: any value will do.
  private(set) var freeNodes: [Int32] = []
  private let solved: SolvedComponents
  /// Required rows that can't hold were found, in any stage.
  private(set) var isContradictory = false

  init(_ rows: UnsafeRows, variableCount: Int, isUsed: Buffer<Bool>) {
    nodeCount = variableCount + 1
    classes = AffineClasses(variableCount: variableCount)
    classes.build(rows, isUsed: isUsed)
    reduced = ReducedRows(nodeCount: nodeCount)
    for index in 0..<classes.waiting.count {
      reduced.add(Int(classes.waiting[index]), of: rows, classes)
    }
    for row in 0..<rows.count where isUsed[row] && !rows.isRequiredEquality(row) {
      reduced.add(row, of: rows, classes)
    }
    reduced.peel()
    partition = Partition(reduced, nodeCount: nodeCount)
    solved = SolvedComponents(partition)
    nodeValue = Buffer(repeating: 0, count: nodeCount)
    findFreeNodes()
  }

  deinit {
    classes.deallocate()
    reduced.deallocate()
    partition.deallocate()
    solved.deallocate()
    nodeValue.deallocate()
  }

  private func findFreeNodes() {
    let isTied = Buffer<Bool>(repeating: false, count: nodeCount)
    defer { isTied.deallocate() }
    for index in 0..<reduced.outputs.count { isTied[reduced.outputs[index].node] = true }
    for node in 0..<nodeCount - 1 {
      let isRoot = classes.root[node] == Int32(node)
      if isRoot && !isTied[node] && partition.component[node] < 0 { freeNodes.append(Int32(node)) }
    }
  }

  /// Takes over changed constants.
  func replay(_ rows: UnsafeRows) {
    classes.replay(rows)
    reduced.replay(rows, classes)
  }

  /// Solves all components whose constants have changed.
  func solve() {
    openComponents.removeAll()
    isContradictory = classes.contradictions.count > 0 || reduced.contradictionCount > 0
    for node in freeNodes { nodeValue[node] = 0 }
    var solver = ComponentSolver()
    defer { solver.deallocate() }
    for component in 0..<partition.count
    where !solved.holds(component, partition, reduced) {
      let result = solver.solve(component, partition, reduced, nodeValue)
      solved.note(
        component, partition, reduced, isSettled: !result.isOpen && !(result.violation > 0))
      if result.isOpen { openComponents.append(component) }
      if result.violation > 0 { isContradictory = true }
    }
    reduced.computeOutputs(nodeValue)
  }

  /// The value of a variable, from those of the nodes.
  @inline(__always)
  func value(of variable: Int32) -> Double {
    let root = classes.root[variable]
    if root == classes.zero { return classes.shift[variable] }
    return classes.scale[variable] * nodeValue[root] + classes.shift[variable]
  }

  /// A derivative that is zero for a variable exactly if the variable is the same in all optima
  /// (with probability 1 over the pseudo-random slopes chosen for the open nodes).
  func openness() -> Buffer<Double> {
    let derivative = Buffer<Double>(repeating: 0, count: nodeCount)
    var state: UInt64 = 0xA5A5
    func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return 1 + Double(state >> 12) * 0x1p-52
    }
    for node in freeNodes { derivative[node] = next() }
    for component in openComponents {
      for index in partition.nodes(of: component) { derivative[partition.node[index]] = next() }
    }
    reduced.differentiateOutputs(derivative)
    return derivative
  }
}
