/// The rows that the affine classes leave over, over class representatives, with the elimination of
/// classes that need no optimisation ("peeling").
///
/// A class that occurs in a single row, an equality, is an output: it takes whatever value the row
/// asks for once everything else is known. Both go, and `outputs` remembers them. A class in exactly
/// two rows, one of them a required equality, is substituted when the result is no longer than the
/// longer of the two, so nothing fills in.
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
      let variable = rows.variable[term]
      let representative = classes.root[variable]
      if representative != classes.zero {
        sums.add(rows.coefficient[term] * classes.scale[variable], to: representative)
      }
    }
    sums.dropCancelled()
    append(
      comparison: rows.comparison[row], priority: rows.priority[row], source: Int32(row))
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
  mutating func peel() {
    originalCount = count
    var work = Buffer<Int32>(capacity: useCount.count)
    defer { work.deallocate() }
    for candidate in stride(from: useCount.count - 1, through: 0, by: -1)
    where useCount[candidate] == 1 || useCount[candidate] == 2 {
      work.append(Int32(candidate))
    }
    while work.count > 0 {
      let candidate = work.removeLast()
      switch useCount[candidate] {
      case 1:
        let row = Int(useSum[candidate])
        if comparison[row] == .equal { output(candidate, from: row, &work) }
      case 2:
        substitute(candidate, &work)
      default:
        break
      }
    }
    checkConstantRows()
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
    guard sums.count <= Int(max(length[kept], length[gone])) else { return }
    outputs.append(Output(row: Int32(gone), node: candidate, coefficient: divisor))
    deactivate(kept, &work)
    deactivate(gone, &work)
    append(comparison: comparison[kept], priority: priority[kept], source: source[kept])
    merges.append(Merge(kept: Int32(kept), substituted: Int32(gone), factor: factor))
    evaluateMerge(merges.count - 1)
    for term in terms(of: count - 1) where useCount[node[term]] <= 2 { work.append(node[term]) }
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
    var value = rows.constant[origin]
    var size = abs(value)
    for term in rows.terms(of: origin) {
      let part = rows.coefficient[term] * classes.shift[rows.variable[term]]
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
    for index in 0..<constantRows.count {
      let row = Int(constantRows[index])
      // The row says 0 (relation) constant.
      let residual = constant[row]
      let violation =
        switch comparison[row] {
        case .equal: abs(residual)
        case .lessThanOrEqual: max(0, -residual)
        case .greaterThanOrEqual: max(0, residual)
        }
      if AffineClasses.isContradiction(violation, magnitude[row]) { contradictionCount += 1 }
    }
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

  /// Rewrites `weight`, a linear form over nodes, as one over nodes that are no outputs.
  func expandOutputs(_ weight: Buffer<Double>) {
    for index in 0..<outputs.count {
      let output = outputs[index]
      let own = weight[output.node]
      if own == 0 { continue }
      weight[output.node] = 0
      for term in terms(of: Int(output.row)) where node[term] != output.node {
        weight[node[term]] -= own * coefficient[term] / output.coefficient
      }
    }
  }
}
