/// A compiled expression: operations on a stack of numbers, in order.
public struct ExpressionProgram: Sendable {
  package enum Instruction: Hashable, Sendable {
    case push(Double)
    case load(Int)
    case unary(Expression.Unary)
    case binary(Expression.Binary)
    case call(Expression.Function, Int, isList: Bool)
  }

  /// A comparison in an expression with the numbers that it compared.
  public struct Comparison: Hashable, Sendable {
    /// Offsets in the expression in code points.
    public var range: Range<Int>
    /// `<=` and so on.
    public var relation: String
    public var left: Double
    public var right: Double
    public var holds: Bool
  }

  package let instructions: [Instruction]
  /// By instruction: where it stands in the expression.
  let ranges: [Range<Int>]
  package let stackDepth: Int
  /// What kind of number the result is.
  public let quantity: Quantity

  /// The value for these values of the sources, 1 or 0 for a condition.
  ///
  /// Divisions by zero and roots of negative numbers give infinities and NaN, no error; a
  /// comparison with NaN doesn't hold.
  ///
  /// - Parameters:
  ///   - slots: values in the units of `Quantity`, indexed by the sources' slots.
  ///   - tolerance: how far `==`, `<=` and `>=` may miss and still hold (and `!=` has to differ).
  public func evaluate(_ slots: [Double], tolerance: Double = 0) -> Double {
    run(slots, tolerance) { _ in }
  }

  /// The comparisons made on the way, in the order of the text, for saying why a condition fails.
  public func comparisons(_ slots: [Double], tolerance: Double = 0) -> [Comparison] {
    var result: [Comparison] = []
    _ = run(slots, tolerance) { result.append($0) }
    return result
  }

  private func run(
    _ slots: [Double], _ tolerance: Double, _ report: (Comparison) -> Void
  ) -> Double {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: max(stackDepth, 1)) { stack in
      stack.initialize(repeating: 0)
      var top = -1
      for (index, instruction) in instructions.enumerated() {
        switch instruction {
        case .push(let number):
          top += 1
          stack[top] = number
        case .load(let slot):
          top += 1
          stack[top] = slots[slot]
        case .unary(let unary): stack[top] = unary == .negate ? -stack[top] : 1 - stack[top]
        case .binary(let binary):
          top -= 1
          let (left, right) = (stack[top], stack[top + 1])
          stack[top] = ExpressionProgram.apply(binary, left, right, tolerance)
          if binary.isComparison {
            report(
              Comparison(
                range: ranges[index], relation: binary.rawValue, left: left, right: right,
                holds: stack[top] != 0))
          }
        case .call(let function, let count, let isList):
          top -= count - 1
          stack[top] = ExpressionProgram.apply(
            function, UnsafeBufferPointer(rebasing: stack[top..<(top + count)]), isList)
        }
      }
      return stack[0]
    }
  }

  package static func apply(
    _ binary: Expression.Binary, _ a: Double, _ b: Double, _ tolerance: Double
  ) -> Double {
    let holds: Bool
    switch binary {
    case .add: return a + b
    case .subtract: return a - b
    case .multiply: return a * b
    case .divide: return a / b
    case .and: holds = a != 0 && b != 0
    case .or: holds = a != 0 || b != 0
    // Equal infinities differ by NaN.
    case .equal: holds = a == b || abs(a - b) <= tolerance
    case .notEqual: holds = !(a == b || abs(a - b) <= tolerance)
    case .lessOrEqual: holds = a <= b + tolerance
    case .greaterOrEqual: holds = a >= b - tolerance
    case .less: holds = a < b
    case .greater: holds = a > b
    }
    return holds ? 1 : 0
  }
}
