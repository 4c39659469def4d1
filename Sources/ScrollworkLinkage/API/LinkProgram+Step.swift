internal import ScrollworkModel

extension LinkProgram {
  /// What a step came to.
  public struct StepReport: Hashable, Sendable {
    /// How often the layout was solved.
    public internal(set) var passes = 0
    /// Values that are no numbers, several origins, a layout that doesn't settle.
    public internal(set) var events: [LinkState.Event] = []

    public init() {}
  }

  /// Makes one step: samples the inputs once, evaluates all links in the order in which they need
  /// each other, and solves the layout again for as long as a driven length changes by more than
  /// 1e-9 pt, at most `passLimit` times. Picture values never feed back.
  ///
  /// Afterwards `LinkState.value(of:)` has the outputs. A scroll view's output is where it has to
  /// be put; where links don't move it in this step that is where the inputs say it is.
  ///
  /// - Parameters:
  ///   - state: from the step before, or `initialState`.
  ///   - inputs: the moment; `solve` changes its frames and ranges.
  ///   - elapsed: seconds since the step before; smoothing and springs use it.
  ///   - remembers: false to look without being noticed: directions and bars that come back go on
  ///     from the step before, so that how often somebody looks doesn't change what they do.
  ///   - solve: solves the layout with the state's layout outputs, and writes the new frames, sizes
  ///     and ranges to the inputs. Not called when no link changes the layout.
  @discardableResult
  public func step(
    _ state: inout LinkState, _ inputs: inout LinkInputs, elapsed: Double, remembers: Bool = true,
    solve: (LinkState, inout LinkInputs) -> Void = { _, _ in }
  ) -> StepReport {
    var report = StepReport()
    var evaluator = Evaluator(elapsed: elapsed, isFirst: state.isFresh)
    evaluate(evaluator, &state, inputs)
    let layout = layoutOutputs
    if !layout.isEmpty {
      var solved = state.solvedLayout
      while true {
        let wanted = layout.map { state.value(of: $0) }
        // What is no number leaves the property alone.
        let changed = layout.indices.filter {
          wanted[$0].isFinite && (solved.isEmpty || !(abs(wanted[$0] - solved[$0]) <= 1e-9))
        }
        if changed.isEmpty { break }
        guard report.passes < passLimit else {
          let index = changed[0]
          state.events.append(
            LinkState.Event(
              kind: .oscillation(name: layout[index].name, solved[index], wanted[index]),
              binding: bindings.firstIndex { $0.target == layout[index].target } ?? 0))
          break
        }
        report.passes += 1
        solve(state, &inputs)
        solved = wanted
        evaluator.isAgain = true
        evaluate(evaluator, &state, inputs)
      }
      for (index, output) in layout.enumerated() {
        guard !state.value(of: output).isFinite,
          let binding = bindings.firstIndex(where: { $0.target == layout[index].target }),
          !state.events.contains(where: { $0.binding == binding })
        else { continue }
        state.events.append(LinkState.Event(kind: .notANumber(operands: []), binding: binding))
      }
      state.solvedLayout = solved
    }
    if !remembers, !state.isFresh {
      for place in history { state.pending[place] = state.memory[place] }
      state.scrollRequests.removeAll(keepingCapacity: true)
    }
    state.memory = state.pending
    state.isFresh = false
    report.events = state.events
    return report
  }

  private func evaluate(
    _ evaluator: Evaluator, _ state: inout LinkState, _ inputs: LinkInputs
  ) {
    guard let plan else {
      sample(inputs, &state) { _ in }
      evaluator.run(self, &state, inputs)
      return
    }
    var changed = Array(repeating: false, count: samples.count)
    sample(inputs, &state) { changed[$0] = true }
    BatchEvaluator(plan: plan, single: evaluator).run(self, &state, inputs, changed: changed)
  }

  /// Reads the inputs into their slots, and says which samples have changed.
  private func sample(
    _ inputs: LinkInputs, _ state: inout LinkState, changes: (Int) -> Void
  ) {
    for (index, sample) in samples.enumerated() {
      let value = LinkProgram.value(of: sample, inputs)
      if value.bitPattern != state.values[Int(sample.slot)].bitPattern { changes(index) }
      state.values[Int(sample.slot)] = value
    }
    guard !pageSources.isEmpty else { return }
    state.pages = pageSources.map { inputs.scrolls[Int($0.scroll)].pages($0.axis) }
  }

  static func value(of sample: InputSample, _ inputs: LinkInputs) -> Double {
    let index = Int(sample.index)
    switch sample.field {
    case .time: return inputs.time
    case .reducesMotion: return inputs.reducesMotion ? 1 : 0
    case .frame(let attribute):
      // Frames are physical; leading and trailing were turned into sides.
      return attribute.value(in: inputs.frames[index], direction: .leftToRight)
    default: break
    }
    return value(of: sample.field, inputs.scrolls[index])
  }

  /// A number of a scroll view.
  static func value(of field: InputSample.Field, _ scroll: LinkScroll) -> Double {
    switch field {
    case .offset(let axis): return scroll.offset(axis)
    case .low(let axis): return scroll.low(axis)
    case .high(let axis): return Swift.max(scroll.low(axis), scroll.high(axis))
    case .range(let axis): return Swift.max(0, scroll.high(axis) - scroll.low(axis))
    case .contentSize(let axis): return scroll.contentSize[axis]
    case .bounds(let axis): return scroll.bounds[axis]
    case .velocity(let axis): return axis == .horizontal ? scroll.velocity.x : scroll.velocity.y
    case .inset(let edge): return edge.value(in: scroll.adjustedContentInset)
    case .zoomScale: return scroll.zoomScale
    case .phase: return Double(scroll.phase.rawValue)
    case .isTracking: return scroll.phase == .dragging ? 1 : 0
    case .isDecelerating: return scroll.phase == .decelerating ? 1 : 0
    case .frame, .time, .reducesMotion: return 0
    }
  }
}
