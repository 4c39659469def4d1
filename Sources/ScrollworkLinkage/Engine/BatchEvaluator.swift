internal import ScrollworkModel

/// Evaluates batches, many nodes at once, and only those whose numbers may have changed.
struct BatchEvaluator {
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
      guard let slots = slots.baseAddress else { return }
      let results = slots + batch.out
      if batch.kind == .expressions {
        let shape = plan.shapes[batch.shape]
        plan.operands.withUnsafeBufferPointer { operands in
          guard let operands = operands.baseAddress else { return }
          BatchKernels.expressions(
            shape.code, operands + batch.start, depth: shape.depth, count: batch.count, slots,
            results)
        }
        return
      }
      let x = slots[Int(batch.driver)]
      plan.numbers.withUnsafeBufferPointer { numbers in
        guard let numbers = numbers.baseAddress else { return }
        let columns = numbers + batch.start
        switch batch.kind {
        case .linear: BatchKernels.linear(x, columns, count: batch.count, results)
        case .stops:
          BatchKernels.stops(x, columns, width: batch.width, count: batch.count, results)
        default: BatchKernels.curve(x, columns, count: batch.count, results)
        }
      }
    }
  }
}
