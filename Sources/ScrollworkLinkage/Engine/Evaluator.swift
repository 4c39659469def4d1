internal import ScrollworkModel

/// Evaluates a program's nodes one after the other.
struct Evaluator {
  /// Seconds since the step before.
  let elapsed: Double
  let isFirst: Bool
  /// The layout was solved in this step, and who leads is settled.
  var isAgain = false

  /// Evaluates all nodes.
  func run(_ program: LinkProgram, _ state: inout LinkState, _ inputs: LinkInputs) {
    state.pending = state.memory
    state.events.removeAll(keepingCapacity: true)
    state.scrollRequests.removeAll(keepingCapacity: true)
    state.isUnderWay = false
    let nodes = program.nodes
    run(nodes[...], program, &state, inputs)
  }

  func run(
    _ nodes: ArraySlice<Node>, _ program: LinkProgram, _ state: inout LinkState,
    _ inputs: LinkInputs
  ) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: program.stackDepth + 1) { stack in
      stack.initialize(repeating: 0)
      var values = state.values
      state.values = []
      values.withUnsafeMutableBufferPointer { slots in
        program.code.withUnsafeBufferPointer { code in
          program.numbers.withUnsafeBufferPointer { numbers in
            nodes.withUnsafeBufferPointer { nodes in
              for node in nodes {
                switch node.kind {
                case .linear:
                  slots[Int(node.out)] = Evaluator.linear(
                    slots[Int(node.a)], numbers, Int(node.b))
                case .stops:
                  slots[Int(node.out)] = Evaluator.stops(
                    slots[Int(node.a)], numbers, Int(node.b), Int(node.c))
                case .curve:
                  slots[Int(node.out)] = Evaluator.curve(
                    slots[Int(node.a)], numbers, Int(node.b))
                case .table:
                  slots[Int(node.out)] = program.tables[Int(node.b)].value(
                    at: slots[Int(node.a)])
                case .expression:
                  slots[Int(node.out)] = Evaluator.evaluate(
                    UnsafeBufferPointer(
                      rebasing: code[Int(node.b)..<Int(node.b) + Int(node.c)]),
                    slots, stack)
                case .select:
                  slots[Int(node.out)] =
                    slots[Int(node.a)] != 0 ? slots[Int(node.b)] : slots[Int(node.c)]
                case .round:
                  slots[Int(node.out)] = Evaluator.round(slots[Int(node.a)], slots[Int(node.b)])
                default: other(node, program, &state, inputs, slots)
                }
              }
            }
          }
        }
      }
      state.values = values
    }
  }

  /// Numbers at `index`: k0, k1, v0, v1.
  @inline(__always)
  private static func linear(
    _ x: Double, _ numbers: UnsafeBufferPointer<Double>, _ index: Int
  ) -> Double {
    NodeArithmetic.linear(
      x, numbers[index], numbers[index + 1], numbers[index + 2], numbers[index + 3])
  }

  /// Numbers at `index`: keys, values.
  @inline(__always)
  private static func stops(
    _ x: Double, _ numbers: UnsafeBufferPointer<Double>, _ index: Int, _ count: Int
  ) -> Double {
    guard let start = numbers.baseAddress else { return .nan }
    let keys = start + index
    return NodeArithmetic.stops(x, keys, keys + count, count: count, stride: 1)
  }

  /// Numbers at `index`: k0, k1, v0, v1, ax, bx, cx, ay, by, cy.
  @inline(__always)
  private static func curve(
    _ x: Double, _ numbers: UnsafeBufferPointer<Double>, _ index: Int
  ) -> Double {
    let u = NodeArithmetic.share(x, numbers[index], numbers[index + 1])
    let t =
      u < 1
      ? CubicBezier.parameter(u, numbers[index + 4], numbers[index + 5], numbers[index + 6]) : u
    let eased = NodeArithmetic.height(
      t, numbers[index + 7], numbers[index + 8], numbers[index + 9])
    return Interpolation.mix(numbers[index + 2], numbers[index + 3], eased)
  }

  @inline(__always)
  static func round(_ value: Double, _ step: Double) -> Double {
    step > 0 ? (value / step).rounded(.toNearestOrAwayFromZero) * step : value
  }

  /// The value of an expression.
  static func evaluate(
    _ code: UnsafeBufferPointer<Code>, _ slots: UnsafeMutableBufferPointer<Double>,
    _ stack: UnsafeMutableBufferPointer<Double>
  ) -> Double {
    var top = -1
    for instruction in code {
      switch instruction.operation {
      case .load:
        top += 1
        stack[top] = slots[Int(instruction.argument)]
      case .negate: stack[top] = -stack[top]
      case .not: stack[top] = 1 - stack[top]
      case .call, .callWithList:
        let count = Int(instruction.argument)
        top -= count - 1
        stack[top] = ExpressionProgram.apply(
          instruction.function,
          UnsafeBufferPointer(rebasing: stack[top..<(top + count)]),
          instruction.operation == .callWithList)
      default:
        top -= 1
        stack[top] = binary(instruction.operation, stack[top], stack[top + 1])
      }
    }
    return top >= 0 ? stack[0] : .nan
  }

  @inline(__always)
  static func binary(_ operation: Code.Operation, _ a: Double, _ b: Double) -> Double {
    switch operation {
    case .add: a + b
    case .subtract: a - b
    case .multiply: a * b
    case .divide: a / b
    case .safeDivide: b == 0 ? 0 : a / b
    case .divideByRange: a == 0 && b == 0 ? 0 : a / b
    case .equal: a == b ? 1 : 0
    case .notEqual: a != b ? 1 : 0
    case .lessOrEqual: a <= b ? 1 : 0
    case .greaterOrEqual: a >= b ? 1 : 0
    case .less: a < b ? 1 : 0
    case .greater: a > b ? 1 : 0
    case .and: a != 0 && b != 0 ? 1 : 0
    default: a != 0 || b != 0 ? 1 : 0
    }
  }
}
