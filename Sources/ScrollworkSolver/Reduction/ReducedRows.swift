/// The rows that the affine classes leave over, over class representatives, with the elimination of
/// classes that need no optimisation ("peeling").
///
/// A class that occurs in a single row, an equality, is an output: it takes whatever value the row
/// asks for once everything else is known. Both go, and `outputs` remembers them. A class in exactly
/// two rows, one of them a required equality, is substituted; at first only when the result is no
/// longer than the longer of the two, so that nothing fills in.
struct ReducedRows {
  /// How a row's constant comes about: from its source row, or from two earlier reduced rows.
  private struct Merge: BitwiseCopyable {
    var kept: Int32
    var substituted: Int32
    var factor: Double
  }

  struct Output: BitwiseCopyable {
    var row: Int32
    var node: Int32
    var coefficient: Double
  }

  private(set) var start: Buffer<Int32>
  private(set) var length: Buffer<Int32>
  private(set) var node: Buffer<Int32>
  private(set) var coefficient: Buffer<Double>
  private(set) var constant: Buffer<Double>
  private var magnitude: Buffer<Double>
  private(set) var comparison: Buffer<Comparison>
  private(set) var priority: Buffer<Double>
  /// The source row of an original row; of the kept one for merged rows.
  private(set) var source: Buffer<Int32>
  private(set) var isActive: Buffer<Bool>
  private var merges: Buffer<Merge>
  private var originalCount = 0
  /// Required rows that lost all unknowns.
  private var constantRows: Buffer<Int32>
  /// Those of them that are violated.
  private(set) var contradictionCount = 0
  private(set) var outputs: Buffer<Output>

  /// For each node, the number of active rows with it, and the sums of their indexes and of the
  /// squares of these: enough to name the rows when there are at most two.
  private(set) var useCount: Buffer<Int32>
  private var useSum: Buffer<Int64>
  private var useSquares: Buffer<Int64>
  private var sums: ClassSums
  /// Classes that wait for longer rows to be allowed, and the length that is allowed now.
  private var deferred: Buffer<Int32>
  private var lengthLimit = 0

  init(nodeCount: Int) {
    start = Buffer()
    length = Buffer()
    node = Buffer()
    coefficient = Buffer()
    constant = Buffer()
    magnitude = Buffer()
    comparison = Buffer()
    priority = Buffer()
    source = Buffer()
    isActive = Buffer()
    merges = Buffer()
    constantRows = Buffer()
    outputs = Buffer()
    useCount = Buffer(repeating: 0, count: nodeCount)
    useSum = Buffer(repeating: 0, count: nodeCount)
    useSquares = Buffer(repeating: 0, count: nodeCount)
    sums = ClassSums(nodeCount: nodeCount)
    deferred = Buffer()
  }

  func deallocate() {
    start.deallocate()
    length.deallocate()
    node.deallocate()
    coefficient.deallocate()
    constant.deallocate()
    magnitude.deallocate()
    comparison.deallocate()
    priority.deallocate()
    source.deallocate()
    isActive.deallocate()
    merges.deallocate()
    constantRows.deallocate()
    outputs.deallocate()
    useCount.deallocate()
    useSum.deallocate()
    useSquares.deallocate()
    sums.deallocate()
    deferred.deallocate()
  }

  var count: Int { constant.count }

  @inline(__always)
  func terms(of row: Int) -> Range<Int> {
    let first = Int(start[row])
    return Range(uncheckedBounds: (first, first + Int(length[row])))
  }

  @inline(__always)
  func isRequired(_ row: Int) -> Bool { priority[row] >= ConstraintSystem.required }

  // MARK: Building

  /// Adds row `row` of `rows`, reduced through `classes`.
  mutating func add(_ row: Int, of rows: UnsafeRows, _ classes: AffineClasses) {
    sums.clear()
    for term in rows.terms(of: row) {
      let variable = term.variable.index
      let representative = classes.root[variable]
      if representative != classes.zero {
        sums.add(term.coefficient * classes.scale[variable], to: representative)
      }
    }
    sums.dropCancelled()
    append(
      comparison: rows[row].comparison, priority: rows[row].priority, source: Int32(row))
    evaluateOriginal(count - 1, rows, classes)
  }

  /// Appends the sums as a row without a constant.
  private mutating func append(comparison: Comparison, priority: Double, source: Int32) {
    let index = Int64(count)
    start.append(Int32(node.count))
    length.append(Int32(sums.count))
    for place in 0..<sums.count {
      let representative = sums.node[place]
      node.append(representative)
      coefficient.append(sums.sum[place])
      useCount[representative] += 1
      useSum[representative] += index
      useSquares[representative] &+= index &* index
    }
    self.comparison.append(comparison)
    self.priority.append(priority)
    self.source.append(source)
    constant.append(0)
    magnitude.append(0)
    isActive.append(sums.count > 0)
    if sums.count == 0 && priority >= ConstraintSystem.required {
      constantRows.append(Int32(index))
    }
  }

  /// Eliminates until nothing more can go.
  ///
  /// - Parameter forFeasibility: Only whether all rows can hold matters, not the values: a class
  ///   with a single row frees that row whatever its comparison, and a class with two bounds goes as
  ///   in Fourier and Motzkin's elimination. Then a set of source rows is a minimal contradiction
  ///   exactly if it is the sources of a minimal contradiction among the remaining rows.
  mutating func peel(forFeasibility: Bool = false) {
    originalCount = count
    var work = Buffer<Int32>(capacity: useCount.count)
    defer { work.deallocate() }
    for candidate in stride(from: useCount.count - 1, through: 0, by: -1)
    where useCount[candidate] == 1 || useCount[candidate] == 2 {
      work.append(Int32(candidate))
    }
    lengthLimit = 0
    eliminate(&work, forFeasibility)
    // What fills in a little never adds terms on the whole: two rows become one that is shorter
    // than both together. Short results first, so that a chain of n rows is merged in pairs, pairs
    // of pairs and so on, at a cost of n log n.
    lengthLimit = 4
    while deferred.count > 0 && lengthLimit <= 2 * node.count {
      lengthLimit *= 2
      swap(&work, &deferred)
      eliminate(&work, forFeasibility)
    }
    checkConstantRows()
  }

  private mutating func eliminate(_ work: inout Buffer<Int32>, _ forFeasibility: Bool) {
    while work.count > 0 {
      let candidate = work.removeLast()
      switch useCount[candidate] {
      case 1:
        let row = Int(useSum[candidate])
        if forFeasibility || comparison[row] == .equal { output(candidate, from: row, &work) }
      case 2:
        if !forFeasibility || !combineBounds(candidate, &work) { substitute(candidate, &work) }
      default:
        break
      }
    }
  }

  private mutating func output(_ candidate: Int32, from row: Int, _ work: inout Buffer<Int32>) {
    outputs.append(
      Output(
        row: Int32(row), node: candidate, coefficient: coefficient(of: candidate, in: row)))
    deactivate(row, &work)
  }

  private func coefficient(of candidate: Int32, in row: Int) -> Double {
    for term in terms(of: row) where node[term] == candidate { return coefficient[term] }
    return 0
  }

  private mutating func deactivate(_ row: Int, _ work: inout Buffer<Int32>) {
    isActive[row] = false
    let index = Int64(row)
    for term in terms(of: row) {
      let other = node[term]
      useCount[other] -= 1
      useSum[other] -= index
      useSquares[other] &-= index &* index
      if useCount[other] == 1 || useCount[other] == 2 { work.append(other) }
    }
  }

  /// The two rows with the given sum of indexes and sum of squares.
  private func pair(_ sum: Int64, _ squares: Int64) -> (Int, Int) {
    let difference = Int64(Double(2 &* squares &- sum &* sum).squareRoot().rounded())
    return (Int((sum - difference) / 2), Int((sum + difference) / 2))
  }

  private mutating func substitute(_ candidate: Int32, _ work: inout Buffer<Int32>) {
    var (kept, gone) = pair(useSum[candidate], useSquares[candidate])
    func canGo(_ row: Int) -> Bool {
      guard comparison[row] == .equal && isRequired(row) else { return false }
      let own = abs(coefficient(of: candidate, in: row))
      for term in terms(of: row) where abs(coefficient[term]) > 1e3 * own { return false }
      return true
    }
    if !canGo(gone) || (canGo(kept) && length[kept] < length[gone]) { swap(&kept, &gone) }
    guard canGo(gone) else { return }
    merge(candidate, kept, gone, &work)
  }

  /// Handles a class that occurs in two inequalities. False if one of its rows is an equality.
  private mutating func combineBounds(
    _ candidate: Int32, _ work: inout Buffer<Int32>
  ) -> Bool {
    let (first, second) = pair(useSum[candidate], useSquares[candidate])
    guard comparison[first] != .equal && comparison[second] != .equal else { return false }
    func boundsAbove(_ row: Int) -> Bool {
      (coefficient(of: candidate, in: row) > 0) == (comparison[row] == .lessThanOrEqual)
    }
    if boundsAbove(first) == boundsAbove(second) {
      deactivate(first, &work)
      deactivate(second, &work)
    } else {
      merge(candidate, first, second, &work)
    }
    return true
  }

  /// Replaces rows `kept` and `gone` by kept - factor * gone, in which `candidate` cancels, unless
  /// that is longer than both.
  private mutating func merge(
    _ candidate: Int32, _ kept: Int, _ gone: Int, _ work: inout Buffer<Int32>
  ) {
    let divisor = coefficient(of: candidate, in: gone)
    let factor = coefficient(of: candidate, in: kept) / divisor
    guard abs(factor) <= 1e4 else { return }
    sums.clear()
    for term in terms(of: kept) where node[term] != candidate {
      sums.add(coefficient[term], to: node[term])
    }
    for term in terms(of: gone) where node[term] != candidate {
      sums.add(-factor * coefficient[term], to: node[term])
    }
    sums.dropCancelled()
    guard sums.count <= max(lengthLimit, Int(max(length[kept], length[gone]))) else {
      deferred.append(candidate)
      return
    }
    outputs.append(Output(row: Int32(gone), node: candidate, coefficient: divisor))
    deactivate(kept, &work)
    deactivate(gone, &work)
    append(comparison: comparison[kept], priority: priority[kept], source: source[kept])
    merges.append(Merge(kept: Int32(kept), substituted: Int32(gone), factor: factor))
    evaluateMerge(merges.count - 1)
    for term in terms(of: count - 1) where useCount[node[term]] <= 2 { work.append(node[term]) }
  }

  /// The rows of the original store that `row` was made of, ascending.
  func sources(of row: Int) -> [Int] {
    var found: [Int] = []
    var open = [row]
    while let next = open.popLast() {
      if next < originalCount {
        found.append(Int(source[next]))
      } else {
        let merge = merges[next - originalCount]
        open.append(Int(merge.kept))
        open.append(Int(merge.substituted))
      }
    }
    return found.sorted()
  }

  /// For each row whether all the rows that it was made of have a property.
  func combined(_ property: (Int) -> Bool) -> [Bool] {
    var result: [Bool] = []
    result.reserveCapacity(count)
    for row in 0..<originalCount { result.append(property(Int(source[row]))) }
    for index in 0..<merges.count {
      result.append(result[Int(merges[index].kept)] && result[Int(merges[index].substituted)])
    }
    return result
  }

  /// Required rows without unknowns that don't hold.
  var contradictions: [Int] {
    (0..<constantRows.count).map { Int(constantRows[$0]) }.filter(isViolatedConstant)
  }

  // MARK: Values

  /// Finds all constants anew after those of `rows` or the classes' offsets changed.
  mutating func replay(_ rows: UnsafeRows, _ classes: AffineClasses) {
    for row in 0..<originalCount { evaluateOriginal(row, rows, classes) }
    for merge in 0..<merges.count { evaluateMerge(merge) }
    checkConstantRows()
  }

  @inline(__always)
  private func evaluateOriginal(_ row: Int, _ rows: UnsafeRows, _ classes: AffineClasses) {
    let origin = Int(source[row])
    var value = rows[origin].constant
    var size = abs(value)
    for term in rows.terms(of: origin) {
      let part = term.coefficient * classes.shift[term.variable.index]
      value -= part
      size += abs(part)
    }
    constant[row] = value
    magnitude[row] = size
  }

  @inline(__always)
  private func evaluateMerge(_ index: Int) {
    let merge = merges[index]
    let row = originalCount + index
    let part = merge.factor * constant[merge.substituted]
    constant[row] = constant[merge.kept] - part
    magnitude[row] = magnitude[merge.kept] + abs(merge.factor) * magnitude[merge.substituted]
  }

  private mutating func checkConstantRows() {
    contradictionCount = 0
    for index in 0..<constantRows.count where isViolatedConstant(Int(constantRows[index])) {
      contradictionCount += 1
    }
  }

  /// Whether a row without unknowns, which says 0 (comparison) constant, is false.
  private func isViolatedConstant(_ row: Int) -> Bool {
    let violation =
      switch comparison[row] {
      case .equal: abs(constant[row])
      case .lessThanOrEqual: max(0, -constant[row])
      case .greaterThanOrEqual: max(0, constant[row])
      }
    return AffineClasses.isContradiction(violation, magnitude[row])
  }

  /// By how much a row is violated.
  func violation(_ row: Int, _ value: Buffer<Double>) -> Double {
    var sum = -constant[row]
    for term in terms(of: row) { sum += coefficient[term] * value[node[term]] }
    return switch comparison[row] {
    case .equal: abs(sum)
    case .lessThanOrEqual: max(0, sum)
    case .greaterThanOrEqual: max(0, -sum)
    }
  }

  /// The violation of a row, 0 when it is no more than rounding.
  func significantViolation(_ row: Int, _ value: Buffer<Double>) -> Double {
    let violation = violation(row, value)
    if violation == 0 { return 0 }
    var size = magnitude[row]
    for term in terms(of: row) { size += abs(coefficient[term] * value[node[term]]) }
    return AffineClasses.isContradiction(violation, size) ? violation : 0
  }

  /// Fills in the values of all outputs, given those of the other nodes.
  func computeOutputs(_ value: Buffer<Double>) {
    for index in stride(from: outputs.count - 1, through: 0, by: -1) {
      let output = outputs[index]
      var rest = constant[output.row]
      for term in terms(of: Int(output.row)) where node[term] != output.node {
        rest -= coefficient[term] * value[node[term]]
      }
      value[output.node] = rest / output.coefficient
    }
  }

  /// The derivative of the outputs, given that of the other nodes.
  func differentiateOutputs(_ derivative: Buffer<Double>) {
    for index in stride(from: outputs.count - 1, through: 0, by: -1) {
      let output = outputs[index]
      var rest = 0.0
      for term in terms(of: Int(output.row)) where node[term] != output.node {
        rest -= coefficient[term] * derivative[node[term]]
      }
      derivative[output.node] = rest / output.coefficient
    }
  }

  /// The place of each node in `outputs`, -1 for nodes that are none.
  func outputPlaces() -> Buffer<Int32> {
    let places = Buffer<Int32>(repeating: -1, count: useCount.count)
    for index in 0..<outputs.count { places[outputs[index].node] = Int32(index) }
    return places
  }

  /// Rewrites a linear form over nodes as one over nodes that are no outputs.
  ///
  /// - Parameters:
  ///   - weight: the form, 0 for all nodes that are not in `touched`.
  ///   - touched: its nodes; nodes that come in are appended.
  ///   - places: as from `outputPlaces`.
  func expandOutputs(
    _ weight: Buffer<Double>, _ touched: inout Buffer<Int32>, _ places: Buffer<Int32>
  ) {
    // An output's row only has nodes that are computed before it, further up in the list.
    var pending = 0
    var index = outputs.count
    for entry in 0..<touched.count {
      let place = places[touched[entry]]
      if place >= 0 {
        pending += 1
        index = min(index, Int(place))
      }
    }
    while pending > 0 && index < outputs.count {
      let output = outputs[index]
      index += 1
      let own = weight[output.node]
      if own == 0 { continue }
      pending -= 1
      weight[output.node] = 0
      for term in terms(of: Int(output.row)) where node[term] != output.node {
        let other = node[term]
        if weight[other] == 0 {
          touched.append(other)
          if places[other] >= 0 { pending += 1 }
        }
        weight[other] -= own * coefficient[term] / output.coefficient
        // Keeps a node counted once even if its weight cancels for now.
        if weight[other] == 0 { weight[other] = .leastNonzeroMagnitude }
      }
    }
  }
}
