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

  /// Two stops, clamped; exact at both.
  @inline(__always)
  static func linear(
    _ x: Double, _ numbers: UnsafeBufferPointer<Double>, _ index: Int
  ) -> Double {
    let k0 = numbers[index]
    let k1 = numbers[index + 1]
    let v0 = numbers[index + 2]
    let v1 = numbers[index + 3]
    let u = min(max((x - k0) / (k1 - k0), 0), 1)
    return u <= 0.5 ? v0 + (v1 - v0) * u : v1 - (v1 - v0) * (1 - u)
  }

  /// Stops without eases, clamped.
  @inline(__always)
  static func stops(
    _ x: Double, _ numbers: UnsafeBufferPointer<Double>, _ index: Int, _ count: Int
  ) -> Double {
    if x < numbers[index] { return numbers[index + count] }
    if x >= numbers[index + count - 1] { return numbers[index + 2 * count - 1] }
    var segment = index
    for place in index + 1..<index + count - 1 { segment += numbers[place] <= x ? 1 : 0 }
    let k0 = numbers[segment]
    let v0 = numbers[segment + count]
    return Interpolation.mix(
      v0, numbers[segment + count + 1], (x - k0) / (numbers[segment + 1] - k0))
  }

  /// Two stops with a curve between them.
  @inline(__always)
  static func curve(
    _ x: Double, _ numbers: UnsafeBufferPointer<Double>, _ index: Int
  ) -> Double {
    let k0 = numbers[index]
    let k1 = numbers[index + 1]
    if x < k0 { return numbers[index + 2] }
    if x >= k1 { return numbers[index + 3] }
    let u = (x - k0) / (k1 - k0)
    if u <= 0 { return numbers[index + 2] }
    let t = CubicBezier.parameter(u, numbers[index + 4], numbers[index + 5], numbers[index + 6])
    let eased = ((numbers[index + 7] * t + numbers[index + 8]) * t + numbers[index + 9]) * t
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
