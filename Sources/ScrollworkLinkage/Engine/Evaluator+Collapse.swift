internal import ScrollworkModel

extension Evaluator {
  /// How long a bar takes to snap, in seconds (Flutter's floating app bar).
  private static let snapDuration = 0.3

  /// How much of a collapsing bar is hidden, in points.
  func hidden(
    _ source: CollapseSource, _ state: inout LinkState,
    _ slots: UnsafeMutableBufferPointer<Double>
  ) -> Double {
    let place = Int(source.memory)
    let offset = slots[Int(source.offset)]
    let range = max(slots[Int(source.range)], 0)
    let scrolled = max(0, offset - slots[Int(source.low)])
    let isAtRest = slots[Int(source.phase)] == 0
    let moved = isFirst ? 0 : offset - state.memory[place + 1]
    let direction = moved > 0 ? 1.0 : moved < 0 ? -1 : isFirst ? 0 : state.memory[place + 2]
    var hidden = isFirst ? min(scrolled, range) : state.memory[place]
    switch source.enter {
    case .atTop: hidden = min(scrolled, range)
    case .always: hidden = min(Interpolation.clamp(hidden + moved, 0, range), scrolled)
    case .collapsed:
      let shown = max(range - slots[Int(source.least)], 0)
      hidden = min(Interpolation.clamp(hidden + moved, min(shown, scrolled), range), scrolled)
    }
    let restsNow = isAtRest && !isFirst && state.memory[place + 6] == 0
    var clock = isFirst ? -1 : state.memory[place + 3]
    var from = isFirst ? 0 : state.memory[place + 4]
    var to = isFirst ? 0 : state.memory[place + 5]
    if !isAtRest || moved != 0 { clock = -1 }
    if restsNow, source.snap != .none, hidden > 0, hidden < range {
      let target = CollapseSource.snapTarget(hidden, range, source.snap, direction)
      if source.enter == .atTop || target > scrolled {
        state.scrollRequests.append(
          LinkState.ScrollRequest(
            view: source.scroller, axis: .vertical, offset: slots[Int(source.low)] + target))
      } else {
        (clock, from, to) = (0, hidden, target)
      }
    } else if clock >= 0 {
      clock += elapsed
      let share = min(clock / Evaluator.snapDuration, 1)
      let ease = CubicBezier(0.25, 0.1, 0.25, 1)
      hidden = Interpolation.mix(from, to, ease.value(at: share))
      if share >= 1 { clock = -1 }
    }
    if clock >= 0 { state.isUnderWay = true }
    state.pending[place] = hidden
    state.pending[place + 1] = offset
    state.pending[place + 2] = direction
    state.pending[place + 3] = clock
    state.pending[place + 4] = from
    state.pending[place + 5] = to
    state.pending[place + 6] = isAtRest ? 1 : 0
    return hidden
  }
}

extension CollapseSource {
  /// Where a partly hidden bar goes at rest: the nearer end, of two the shown one; or the end
  /// toward which the content moved last.
  static func snapTarget(
    _ hidden: Double, _ range: Double, _ snap: CollapseDeclaration.Snap, _ direction: Double
  ) -> Double {
    switch snap {
    case .none: hidden
    case .nearest: hidden <= range / 2 ? 0 : range
    case .direction: direction > 0 ? range : 0
    }
  }
}
