/// Variables that required equalities tie to one another, one affine class each:
/// x = scale * representative + offset.
///
/// A union-find forest whose edges keep the row that caused them and when. Scales depend only on
/// coefficients, offsets only on constants: `replay` finds the offsets anew after constants changed
/// without touching the forest. Variable `count` of the forest is the constant 0: what hangs under
/// it is fixed.
struct AffineClasses {
  /// What became of a row.
  private struct Operation: BitwiseCopyable {
    var row: Int32
    /// The root that was hung under another by this row; -1 for a row left without unknowns.
    var child: Int32
    var divisor: Double
  }

  /// Node that stands for the number 0.
  let zero: Int32
  private var parent: Buffer<Int32>
  private var ratio: Buffer<Double>
  private var offset: Buffer<Double>
  /// Index of the operation that made the edge to the parent; `Int32.max` at roots.
  private var time: Buffer<Int32>
  private var size: Buffer<Int32>
  /// Binary magnitude that scales in the class may have at most.
  private var spread: Buffer<Int16>
  private var operations: Buffer<Operation>

  /// After `flatten`: x[v] = scale[v] * x[root[v]] + shift[v]; 0 * zero + shift for fixed ones.
  private(set) var root: Buffer<Int32>
  private(set) var scale: Buffer<Double>
  private(set) var shift: Buffer<Double>

  /// Rows of `rows` that are required, active equalities with three or more unknown classes.
  private(set) var waiting: Buffer<Int32>
  /// Rows that came out as 0 = residual, with the residual.
  private(set) var contradictions: Buffer<Int32>

  /// Scales in a class stay within 2^-13 ... 2^13 (about 1e-4 ... 1e4), so that no digits are lost.
  private static let largestSpread: Int16 = 13
  /// A residual up to this many points counts as rounding.
  static let tolerance = 1e-6

  /// Every variable a class of its own.
  init(variableCount: Int) {
    zero = Int32(variableCount)
    parent = Buffer(capacity: variableCount + 1)
    for node in 0...variableCount { parent.append(Int32(node)) }
    ratio = Buffer(repeating: 1, count: variableCount + 1)
    offset = Buffer(repeating: 0, count: variableCount + 1)
    time = Buffer(repeating: .max, count: variableCount + 1)
    size = Buffer(repeating: 1, count: variableCount + 1)
    spread = Buffer(repeating: 0, count: variableCount + 1)
    operations = Buffer(capacity: variableCount)
    root = Buffer(capacity: variableCount + 1)
    for node in 0...variableCount { root.append(Int32(node)) }
    scale = Buffer(repeating: 1, count: variableCount + 1)
    shift = Buffer(repeating: 0, count: variableCount + 1)
    waiting = Buffer()
    contradictions = Buffer()
  }

  func deallocate() {
    parent.deallocate()
    ratio.deallocate()
    offset.deallocate()
    time.deallocate()
    size.deallocate()
    spread.deallocate()
    operations.deallocate()
    root.deallocate()
    scale.deallocate()
    shift.deallocate()
    waiting.deallocate()
    contradictions.deallocate()
  }

  @inline(__always)
  private func find(_ variable: Int32) -> Int32 {
    var node = variable
    while parent[node] != node { node = parent[node] }
    return node
  }

  // MARK: Building

  /// Works through the required equalities of `rows`; `isUsed` tells which rows take part.
  ///
  /// - Complexity: O(z log n) for z terms and n variables; linear on layouts.
  mutating func build(_ rows: UnsafeRows, isUsed: Buffer<Bool>) {
    // Up to three entries a row, each in the watch list of one class the row still has unknown.
    var watchHead = Buffer<Int32>(repeating: -1, count: Int(zero) + 1)
    let watchNext = Buffer<Int32>(repeating: -1, count: 3 * rows.count)
    let watched = Buffer<Int32>(repeating: -1, count: 3 * rows.count)
    let isDone = Buffer<Bool>(repeating: false, count: rows.count)
    var work = Buffer<Int32>(capacity: rows.count)
    var sums = ClassSums(nodeCount: Int(zero) + 1)
    defer {
      watchHead.deallocate()
      watchNext.deallocate()
      watched.deallocate()
      isDone.deallocate()
      work.deallocate()
      sums.deallocate()
    }
    for row in 0..<rows.count where isUsed[row] && rows.isRequiredEquality(row) {
      work.append(Int32(3 * row))
    }
    let firstTouched = work.count
    var next = 0
    while next < work.count {
      let entry = work[next]
      let isFirstLook = next < firstTouched
      next += 1
      let row = entry / 3
      if isDone[row] { continue }
      let constant = reduce(rows, Int(row), into: &sums)
      switch sums.count {
      case 0:
        isDone[row] = true
        check(row, residual: constant, magnitude: sums.magnitude)
      case 1:
        isDone[row] = true
        attach(
          sums.node[0], to: zero, ratio: 0, offset: constant / sums.sum[0], row: row,
          divisor: sums.sum[0])
        touch(sums.node[0], &watchHead, watchNext, &work)
      case 2 where mergesSafely(sums):
        isDone[row] = true
        let keepsFirst = size[sums.node[0]] >= size[sums.node[1]]
        let (kept, child) = keepsFirst ? (0, 1) : (1, 0)
        let childNode = sums.node[child]
        attach(
          childNode, to: sums.node[kept], ratio: -sums.sum[kept] / sums.sum[child],
          offset: constant / sums.sum[child], row: row, divisor: sums.sum[child])
        touch(childNode, &watchHead, watchNext, &work)
      default:
        watch(
          row, slots: isFirstLook ? 0..<3 : Int(entry % 3)..<Int(entry % 3) + 1, sums, watched,
          &watchHead, watchNext)
      }
    }
    for index in 0..<firstTouched {
      let row = work[index] / 3
      if !isDone[row] { waiting.append(row) }
    }
    flatten()
  }

  /// Sums row `row` by class; returns the constant that is left on the right side.
  @inline(__always)
  private func reduce(_ rows: UnsafeRows, _ row: Int, into sums: inout ClassSums) -> Double {
    sums.clear()
    var constant = rows[row].constant
    var magnitude = abs(constant)
    for term in rows.terms(of: row) {
      var node = term.variable.index
      var s = 1.0
      var o = 0.0
      while parent[node] != node {
        o += s * offset[node]
        s *= ratio[node]
        node = parent[node]
      }
      let coefficient = term.coefficient
      constant -= coefficient * o
      magnitude += abs(coefficient * o)
      if node != zero { sums.add(coefficient * s, to: node) }
    }
    sums.dropCancelled()
    sums.magnitude = magnitude
    return constant
  }

  private func mergesSafely(_ sums: ClassSums) -> Bool {
    let step = abs(sums.sum[0] / sums.sum[1])
    guard step.isNormal else { return false }
    let exponent = Int16(clamping: abs(Int(step.exponent)))
    return spread[sums.node[0]] + spread[sums.node[1]] + exponent <= Self.largestSpread
  }

  private mutating func attach(
    _ child: Int32, to newParent: Int32, ratio edge: Double, offset edgeOffset: Double, row: Int32,
    divisor: Double
  ) {
    parent[child] = newParent
    ratio[child] = edge
    offset[child] = edgeOffset
    time[child] = Int32(operations.count)
    size[newParent] += size[child]
    if newParent != zero {
      let exponent = Int16(clamping: abs(Int(edge.exponent)))
      spread[newParent] = max(spread[newParent], spread[child] + exponent)
    }
    operations.append(Operation(row: row, child: child, divisor: divisor))
  }

  private mutating func check(_ row: Int32, residual: Double, magnitude: Double) {
    operations.append(Operation(row: row, child: -1, divisor: 1))
    if Self.isContradiction(residual, magnitude) { contradictions.append(row) }
  }

  @inline(__always)
  static func isContradiction(_ residual: Double, _ magnitude: Double) -> Bool {
    !(abs(residual) <= tolerance + 1e-11 * magnitude)
  }

  /// Moves the entries that watch the class of `node`, which is no root any more, to the work list.
  private func touch(
    _ node: Int32, _ head: inout Buffer<Int32>, _ next: Buffer<Int32>, _ work: inout Buffer<Int32>
  ) {
    var entry = head[node]
    head[node] = -1
    while entry >= 0 {
      work.append(entry)
      entry = next[entry]
    }
  }

  /// Puts the row's `slots` into the watch lists of classes that none of its other slots watches.
  private func watch(
    _ row: Int32, slots: Range<Int>, _ sums: ClassSums, _ watched: Buffer<Int32>,
    _ head: inout Buffer<Int32>, _ next: Buffer<Int32>
  ) {
    for slot in slots {
      let entry = 3 * row + Int32(slot)
      watched[entry] = -1
      for index in 0..<sums.count {
        let node = sums.node[index]
        var isTaken = false
        for other in 0..<3 where other != slot {
          let variable = watched[3 * row + Int32(other)]
          if variable >= 0 && find(variable) == node { isTaken = true }
        }
        if isTaken { continue }
        watched[entry] = node
        next[entry] = head[node]
        head[node] = entry
        break
      }
    }
  }

  // MARK: Values

  /// Finds all offsets anew from the constants in `rows`.
  mutating func replay(_ rows: UnsafeRows) {
    contradictions.removeAll()
    for index in 0..<operations.count {
      let operation = operations[index]
      let row = Int(operation.row)
      var constant = rows[row].constant
      var magnitude = abs(constant)
      for term in rows.terms(of: row) {
        var node = term.variable.index
        var s = 1.0
        var o = 0.0
        while time[node] < Int32(index) {
          o += s * offset[node]
          s *= ratio[node]
          node = parent[node]
        }
        let part = term.coefficient * o
        constant -= part
        magnitude += abs(part)
      }
      if operation.child >= 0 {
        offset[operation.child] = constant / operation.divisor
      } else if Self.isContradiction(constant, magnitude) {
        contradictions.append(operation.row)
      }
    }
    flatten()
  }

  /// Fills `root`, `scale` and `shift`.
  private mutating func flatten() {
    for variable in 0...zero {
      var node = variable
      var s = 1.0
      var o = 0.0
      while parent[node] != node {
        o += s * offset[node]
        s *= ratio[node]
        node = parent[node]
      }
      root[variable] = node
      scale[variable] = s
      shift[variable] = o
    }
  }
}
