internal import ScrollworkModel

/// Evaluates batches, four nodes at once, and only those whose numbers may have changed.
struct BatchEvaluator {
  typealias Lanes = SIMD4<Double>

  let plan: BatchPlan
  let single: Evaluator

  /// - Parameter changed: by sample: its value isn't what it was in the evaluation before.
  func run(
    _ program: LinkProgram, _ state: inout LinkState, _ inputs: LinkInputs, changed: [Bool]
  ) {
    state.pending = state.memory
    state.events.removeAll(keepingCapacity: true)
    state.scrollRequests.removeAll(keepingCapacity: true)
    state.isUnderWay = false
    var ran = Array(repeating: false, count: plan.batches.count)
    let all = state.isUnevaluated
    state.isUnevaluated = false
    for (index, batch) in plan.batches.enumerated() {
      let runs =
        all || batch.isAlways || batch.samples.contains { changed[Int($0)] }
        || batch.needs.contains { ran[Int($0)] }
      guard runs else { continue }
      ran[index] = true
      if batch.kind == .plain {
        single.run(
          plan.plain[batch.start..<batch.start + batch.count], program, &state, inputs)
      } else {
        evaluate(batch, &state.values)
      }
    }
  }

  private func evaluate(_ batch: BatchPlan.Batch, _ values: inout [Double]) {
    values.withUnsafeMutableBufferPointer { slots in
      plan.outputs.withUnsafeBufferPointer { outputs in
        plan.numbers.withUnsafeBufferPointer { numbers in
          guard let slots = slots.baseAddress, let outputs = outputs.baseAddress else { return }
          let targets = outputs + batch.outputs
          switch batch.kind {
          case .linear:
            guard let numbers = numbers.baseAddress else { return }
            linear(batch, numbers + batch.start, slots[Int(batch.driver)], slots, targets)
          case .stops:
            guard let numbers = numbers.baseAddress else { return }
            stops(batch, numbers + batch.start, slots[Int(batch.driver)], slots, targets)
          case .bezier:
            guard let numbers = numbers.baseAddress else { return }
            bezier(batch, numbers + batch.start, slots[Int(batch.driver)], slots, targets)
          case .expressions: expressions(batch, slots, targets)
          case .plain: break
          }
        }
      }
    }
  }

  /// A column of a block of four nodes.
  @inline(__always)
  static func load(_ block: UnsafePointer<Double>, _ column: Int) -> Lanes {
    UnsafeRawPointer(block + 4 * column).loadUnaligned(as: Lanes.self)
  }

  /// Writes results where they belong; those that only fill up the last four are left out.
  @inline(__always)
  static func store(
    _ result: Lanes, _ place: Int, _ count: Int, _ slots: UnsafeMutablePointer<Double>,
    _ targets: UnsafePointer<Int32>
  ) {
    if place + 4 <= count {
      slots[Int(targets[place])] = result[0]
      slots[Int(targets[place + 1])] = result[1]
      slots[Int(targets[place + 2])] = result[2]
      slots[Int(targets[place + 3])] = result[3]
      return
    }
    for lane in 0..<(count - place) { slots[Int(targets[place + lane])] = result[lane] }
  }

  @inline(__always)
  static func mix(_ a: Lanes, _ b: Lanes, _ u: Lanes) -> Lanes {
    let near = a + (b - a) * u
    let far = b - (b - a) * (1 - u)
    return far.taking(near, where: u .<= 0.5)
  }

  private func linear(
    _ batch: BatchPlan.Batch, _ numbers: UnsafePointer<Double>, _ driver: Double,
    _ slots: UnsafeMutablePointer<Double>, _ targets: UnsafePointer<Int32>
  ) {
    let x = Lanes(repeating: driver)
    var place = 0
    var block = numbers
    while place < batch.count {
      let k0 = Self.load(block, 0)
      let k1 = Self.load(block, 1)
      let v0 = Self.load(block, 2)
      let v1 = Self.load(block, 3)
      var u = (x - k0) / (k1 - k0)
      u = u.taking(.zero, where: u .<= 0)
      u = u.taking(Lanes(repeating: 1), where: u .> 1)
      Self.store(Self.mix(v0, v1, u), place, batch.count, slots, targets)
      place += 4
      block += 16
    }
  }

  private func stops(
    _ batch: BatchPlan.Batch, _ numbers: UnsafePointer<Double>, _ driver: Double,
    _ slots: UnsafeMutablePointer<Double>, _ targets: UnsafePointer<Int32>
  ) {
    let x = Lanes(repeating: driver)
    let width = batch.width
    var place = 0
    var block = numbers
    while place < batch.count {
      let first = Self.load(block, 0)
      let firstValue = Self.load(block, width)
      var k0 = first
      var v0 = firstValue
      var k1 = Self.load(block, 1)
      var v1 = Self.load(block, width + 1)
      var column = 1
      while column < width - 1 {
        // The last stop at or before x begins the segment.
        let isBehind = k1 .<= x
        // k1 is the key of the column where the columns before were behind as well.
        let nextKey = Self.load(block, column + 1)
        let nextValue = Self.load(block, width + column + 1)
        k0 = k0.taking(k1, where: isBehind)
        v0 = v0.taking(v1, where: isBehind)
        k1 = k1.taking(nextKey, where: isBehind)
        v1 = v1.taking(nextValue, where: isBehind)
        column += 1
      }
      var result = Self.mix(v0, v1, (x - k0) / (k1 - k0))
      result = result.taking(firstValue, where: x .< first)
      result = result.taking(
        Self.load(block, 2 * width - 1),
        where: x .>= Self.load(block, width - 1))
      Self.store(result, place, batch.count, slots, targets)
      place += 4
      block += 8 * width
    }
  }

  private func bezier(
    _ batch: BatchPlan.Batch, _ numbers: UnsafePointer<Double>, _ driver: Double,
    _ slots: UnsafeMutablePointer<Double>, _ targets: UnsafePointer<Int32>
  ) {
    let x = Lanes(repeating: driver)
    var place = 0
    var block = numbers
    while place < batch.count {
      let k0 = Self.load(block, 0)
      let k1 = Self.load(block, 1)
      let v0 = Self.load(block, 2)
      let v1 = Self.load(block, 3)
      let ax = Self.load(block, 4)
      let bx = Self.load(block, 5)
      let cx = Self.load(block, 6)
      let u = (x - k0) / (k1 - k0)
      var low = Lanes(repeating: 0)
      var high = Lanes(repeating: 1)
      var t = u
      // Outside the stops there is nothing to solve.
      var isOpen = (u .> 0) .& (u .< 1)
      for _ in 0..<CubicBezier.rounds {
        let miss = ((ax * t + bx) * t + cx) * t - u
        isOpen .&= .!((miss .< 1e-15) .& (miss .> -1e-15))
        if isOpen.isNowhere { break }
        let isShort = miss .< 0
        low = low.taking(t, where: isOpen .& isShort)
        high = high.taking(t, where: isOpen .& .!isShort)
        let slope = (3 * ax * t + 2 * bx) * t + cx
        let next = t - miss / slope
        let middle = (low + high) / 2
        let isInside = (next .> low) .& (next .< high)
        t = t.taking(middle.taking(next, where: isInside), where: isOpen)
      }
      let ay = Self.load(block, 7)
      let by = Self.load(block, 8)
      let cy = Self.load(block, 9)
      let eased = ((ay * t + by) * t + cy) * t
      var result = Self.mix(v0, v1, eased)
      result = result.taking(v0, where: u .<= 0)
      result = result.taking(v1, where: x .>= k1)
      Self.store(result, place, batch.count, slots, targets)
      place += 4
      block += 40
    }
  }

  private func expressions(
    _ batch: BatchPlan.Batch, _ slots: UnsafeMutablePointer<Double>,
    _ targets: UnsafePointer<Int32>
  ) {
    let shape = plan.shapes[batch.shape]
    plan.operands.withUnsafeBufferPointer { all in
      shape.code.withUnsafeBufferPointer { code in
        guard let operands = all.baseAddress.map({ $0 + batch.start }) else { return }
        withUnsafeTemporaryAllocation(of: Lanes.self, capacity: shape.depth + 1) { stack in
          var place = 0
          while place < batch.count {
            var top = -1
            for instruction in code {
              switch instruction.operation {
              case .load:
                top += 1
                let column = operands + place * batch.width + 4 * Int(instruction.argument)
                stack[top] = Lanes(
                  slots[Int(column[0])], slots[Int(column[1])], slots[Int(column[2])],
                  slots[Int(column[3])])
              case .negate: stack[top] = -stack[top]
              case .add:
                top -= 1
                stack[top] = stack[top] + stack[top + 1]
              case .subtract:
                top -= 1
                stack[top] = stack[top] - stack[top + 1]
              case .multiply:
                top -= 1
                stack[top] = stack[top] * stack[top + 1]
              case .divide:
                top -= 1
                stack[top] = stack[top] / stack[top + 1]
              default:
                let count = Int(instruction.argument)
                top -= count - 1
                stack[top] = Self.call(instruction, stack, top, count)
              }
            }
            Self.store(stack[0], place, batch.count, slots, targets)
            place += 4
          }
        }
      }
    }
  }

  /// The functions that batches have; the same comparisons as Swift's `min` and `max`.
  @inline(__always)
  private static func call(
    _ instruction: Code, _ stack: UnsafeMutableBufferPointer<Lanes>, _ top: Int, _ count: Int
  ) -> Lanes {
    var result = stack[top]
    switch instruction.function {
    case .abs:
      return result.taking(0 - result, where: result .< 0)
        .taking(.zero, where: result .== 0)
    case .clamp: return least(greatest(result, stack[top + 1]), stack[top + 2])
    case .mix: return mix(result, stack[top + 1], stack[top + 2])
    case .min:
      for place in 1..<count { result = least(result, stack[top + place]) }
      return result
    default:
      for place in 1..<count { result = greatest(result, stack[top + place]) }
      return result
    }
  }

  /// `y < x ? y : x`
  @inline(__always)
  private static func least(_ x: Lanes, _ y: Lanes) -> Lanes { x.taking(y, where: y .< x) }

  /// `y >= x ? y : x`
  @inline(__always)
  private static func greatest(_ x: Lanes, _ y: Lanes) -> Lanes {
    x.taking(y, where: y .>= x)
  }
}

extension SIMD4<Double> {
  /// The other's lanes where the mask holds: by bits, which the compiler doesn't take apart into
  /// lanes.
  @inline(__always)
  fileprivate func taking(_ other: Self, where mask: SIMDMask<SIMD4<Int64>>) -> Self {
    let bits = unsafeBitCast(mask, to: SIMD4<UInt64>.self)
    let own = unsafeBitCast(self, to: SIMD4<UInt64>.self)
    return unsafeBitCast(
      (unsafeBitCast(other, to: SIMD4<UInt64>.self) & bits) | (own & ~bits), to: Self.self)
  }
}

extension SIMDMask<SIMD4<Int64>> {
  @inline(__always)
  fileprivate var isNowhere: Bool {
    let bits = unsafeBitCast(self, to: SIMD4<UInt64>.self)
    return bits[0] | bits[1] | bits[2] | bits[3] == 0
  }
}
