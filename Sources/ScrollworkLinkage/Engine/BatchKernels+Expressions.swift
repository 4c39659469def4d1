internal import ScrollworkModel

extension BatchKernels {
  /// Nodes that are evaluated together: their rows fit into the first-level cache.
  private static let chunk = 256

  /// Expressions of the same operations: each operation is carried out for many nodes before the
  /// next, on a stack of rows.
  ///
  /// - Parameters:
  ///   - operands: slots, a column for each load.
  ///   - depth: of the stack.
  static func expressions(
    _ code: [Code], _ operands: UnsafePointer<Int32>, depth: Int, count: Int,
    _ slots: UnsafePointer<Double>, _ results: Results
  ) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: chunk * (depth + 1)) { rows in
      guard let rows = rows.baseAddress else { return }
      for first in stride(from: 0, to: count, by: chunk) {
        let size = min(chunk, count - first)
        var stack = RowStack(rows: rows, size: size)
        for instruction in code {
          if instruction.operation == .load {
            stack.push(slots, operands + Int(instruction.argument) * count + first)
          } else {
            stack.apply(instruction)
          }
        }
        (results + first).update(from: rows, count: size)
      }
    }
  }

  /// A stack of which each entry is a row of numbers, one for each node.
  private struct RowStack {
    let rows: Results
    let size: Int
    /// The topmost row.
    private var top: Results

    init(rows: Results, size: Int) {
      self.rows = rows
      self.size = size
      top = rows - size
    }

    mutating func push(_ slots: UnsafePointer<Double>, _ operands: UnsafePointer<Int32>) {
      top += size
      for node in 0..<size { top[node] = slots[Int(operands[node])] }
    }

    mutating func apply(_ instruction: Code) {
      switch instruction.operation {
      case .negate: for node in 0..<size { top[node] = -top[node] }
      case .add: combine { $0 + $1 }
      case .subtract: combine { $0 - $1 }
      case .multiply: combine { $0 * $1 }
      case .divide: combine { $0 / $1 }
      default: call(instruction.function, Int(instruction.argument))
      }
    }

    private mutating func call(_ function: Expression.Function, _ count: Int) {
      switch function {
      case .abs: for node in 0..<size { top[node] = abs(top[node]) }
      case .min: fold(count) { min($0, $1) }
      case .max: fold(count) { max($0, $1) }
      case .clamp: combineThree { Interpolation.clamp($0, $1, $2) }
      default: combineThree { Interpolation.mix($0, $1, $2) }
      }
    }

    /// Puts one row in place of the two topmost.
    @inline(__always)
    private mutating func combine(_ operation: (Double, Double) -> Double) {
      let other = top
      top -= size
      for node in 0..<size { top[node] = operation(top[node], other[node]) }
    }

    /// Puts one row in place of several, from the lowest up.
    @inline(__always)
    private mutating func fold(_ count: Int, _ operation: (Double, Double) -> Double) {
      top -= (count - 1) * size
      for place in 1..<count {
        let other = top + place * size
        for node in 0..<size { top[node] = operation(top[node], other[node]) }
      }
    }

    /// Puts one row in place of the three topmost.
    @inline(__always)
    private mutating func combineThree(_ operation: (Double, Double, Double) -> Double) {
      let third = top
      let second = top - size
      top -= 2 * size
      for node in 0..<size { top[node] = operation(top[node], second[node], third[node]) }
    }
  }
}
