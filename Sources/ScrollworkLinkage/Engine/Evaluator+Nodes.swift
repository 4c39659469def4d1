internal import ScrollworkModel

extension Evaluator {
  /// A spring is at rest this near to what it follows, and when it moves by less in a step.
  private static let restDistance = 1e-4

  /// The kinds of nodes that are rarer or remember something.
  func other(
    _ node: Node, _ program: LinkProgram, _ state: inout LinkState, _ inputs: LinkInputs,
    _ slots: UnsafeMutableBufferPointer<Double>
  ) {
    let out = Int(node.out)
    let memory = Int(node.c)
    let a = node.a >= 0 ? slots[Int(node.a)] : 0
    switch node.kind {
    case .openTable: slots[out] = open(program.openTables[Int(node.b)], a, slots)
    case .finite:
      // An infinite source is clamped by stops, and still no number.
      if a.isFinite, slots[Int(node.d)].isFinite {
        slots[out] = a
        return
      }
      slots[out] = slots[Int(node.b)]
      let binding = program.bindings[Int(node.c)]
      let operands = binding.operands.map {
        "\($0.name) = \(formatNumber(slots[Int($0.slot)]))"
      }
      state.events.append(
        LinkState.Event(kind: .notANumber(operands: operands), binding: Int(node.c)))
    case .smooth:
      let before = state.memory[memory]
      let value =
        isFirst || !before.isFinite
        ? a
        : Following.smoothed(
          before, toward: a, halfLife: program.numbers[Int(node.b)], time: elapsed)
      slots[out] = value
      state.pending[memory] = value
    case .spring:
      guard !isFirst else {
        slots[out] = a
        state.pending[memory] = a
        state.pending[memory + 1] = 0
        return
      }
      let next = Following.sprung(
        state.memory[memory], velocity: state.memory[memory + 1], toward: a,
        response: program.numbers[Int(node.b)], damping: program.numbers[Int(node.b) + 1],
        time: elapsed)
      slots[out] = next.value
      // Where it turns round it hardly moves.
      let isAtRest =
        abs(next.value - a) <= Evaluator.restDistance
        && abs(next.velocity * elapsed) <= Evaluator.restDistance
      if !isAtRest { state.isUnderWay = true }
      state.pending[memory] = next.value
      state.pending[memory + 1] = next.velocity
    case .follow:
      let driver = slots[Int(node.d)]
      let moves =
        isFirst || a.bitPattern != state.memory[memory].bitPattern
        || driver.bitPattern != state.memory[memory + 1].bitPattern
      slots[out] = moves && a.isFinite ? a : slots[Int(node.b)]
      state.pending[memory] = a
      state.pending[memory + 1] = driver
    case .direction:
      let before = state.memory[memory]
      var direction = isFirst ? 0 : state.memory[memory + 1]
      if !isFirst, a != before { direction = a > before ? 1 : -1 }
      slots[out] = direction
      state.pending[memory] = a
      state.pending[memory + 1] = direction
    case .page:
      let stops = state.pages[Int(node.b)]
      let page = stops.page(at: a)
      slots[out] =
        program.pageSources[Int(node.b)].isMirrored ? Double(stops.count - 1) - page : page
    case .pageIndex: slots[out] = Double(state.pages[Int(node.b)].index(ofPage: a))
    case .linkMap:
      let map = program.maps[Int(node.b)]
      slots[out] = Evaluator.follow(map, slots[Int(map.from.offset)], slots, state.pages)
    case .group: move(Int(node.b), program, &state, slots)
    case .viewRange: viewRange(program.viewRanges[Int(node.b)], out, slots)
    case .visible:
      slots[out] = visibleShare(program.visibles[Int(node.b)], inputs, slots)
    case .collapse:
      slots[out] = hidden(program.collapses[Int(node.b)], &state, slots)
    case .light: slots[out] = LinkColor.channel(ofLight: a)
    case .linear, .stops, .curve, .table, .expression, .select, .round: break
    }
  }

  private func open(
    _ table: OpenTable, _ x: Double, _ slots: UnsafeMutableBufferPointer<Double>
  ) -> Double {
    let count = table.keys.count
    return withUnsafeTemporaryAllocation(of: Double.self, capacity: 2 * count + 1) { space in
      for index in 0..<count {
        space[index] = slots[Int(table.keys[index])]
        space[count + index] = slots[Int(table.values[index])]
      }
      if table.sortsKeys {
        // Few keys, mostly in order.
        for index in stride(from: 1, to: count, by: 1) {
          var place = index
          while place > 0, space[place] < space[place - 1] {
            space.swapAt(place, place - 1)
            space.swapAt(count + place, count + place - 1)
            place -= 1
          }
        }
      }
      return StopTable.value(
        at: x, UnsafeBufferPointer(rebasing: space[0..<count]),
        UnsafeBufferPointer(rebasing: space[count..<2 * count]), table.eases, table.before,
        table.after, table.isReversed)
    }
  }

  /// Where a link puts its second member when the first is at `offset`.
  static func follow(
    _ map: LinkMap, _ offset: Double, _ slots: UnsafeMutableBufferPointer<Double>,
    _ pages: [PageStops]
  ) -> Double {
    let low = slots[Int(map.from.low)]
    let high = slots[Int(map.from.high)]
    let targetLow = slots[Int(map.to.low)]
    let targetHigh = slots[Int(map.to.high)]
    var result: Double
    switch map.measure {
    case .points:
      var distance = offset - low
      if map.ratio >= 0 {
        let ratio = slots[Int(map.ratio)]
        distance = map.dividesByRatio ? distance / ratio : distance * ratio
      }
      result = targetLow + distance
    case .progress:
      var progress = 0.0
      if high > low {
        progress = (offset - low) / (high - low)
      } else {
        switch map.empty {
        case .zero: progress = 0
        case .one: progress = 1
        case .hold, .inactive: return slots[Int(map.incoming)]
        }
      }
      // Exact at both ends.
      result = Interpolation.mix(targetLow, targetHigh, progress)
    case .page:
      guard map.from.pages >= 0, map.to.pages >= 0 else { return slots[Int(map.incoming)] }
      let page = pages[Int(map.from.pages)].page(at: offset)
      result = pages[Int(map.to.pages)].offset(at: page)
    case .stops: result = map.table?.value(at: offset) ?? offset
    }
    if map.clamps { result = Interpolation.clamp(result, targetLow, targetHigh) }
    return result
  }

  /// The member that something else moved leads, the others follow it along the group's tree.
  private func move(
    _ index: Int, _ program: LinkProgram, _ state: inout LinkState,
    _ slots: UnsafeMutableBufferPointer<Double>
  ) {
    let group = program.groups[index]
    var origin = isAgain ? state.origins[index] : -1
    for (member, slot) in group.incoming.enumerated() {
      let offset = slots[Int(slot)]
      // A knob stands where the layout was solved with it, but for the last bits.
      if isAgain, group.isKnob[member] { continue }
      slots[Int(group.outputs[member])] = offset
      guard !isAgain, !isFirst,
        abs(offset - state.memory[Int(group.memory) + member]) > 1e-9
      else { continue }
      if origin < 0 {
        origin = member
      } else if state.events.last?.binding != Int(group.binding) {
        state.events.append(
          LinkState.Event(kind: .severalOrigins, binding: Int(group.binding)))
      }
    }
    state.origins[index] = origin
    if origin >= 0 {
      var reached = Array(repeating: false, count: group.incoming.count)
      reached[origin] = true
      var queue = [origin]
      var next = 0
      while next < queue.count {
        let member = queue[next]
        next += 1
        for edge in group.edges[member] where !reached[Int(edge.to)] {
          reached[Int(edge.to)] = true
          slots[Int(group.outputs[Int(edge.to)])] = Evaluator.follow(
            program.maps[Int(edge.map)], slots[Int(group.outputs[member])], slots, state.pages)
          queue.append(Int(edge.to))
        }
      }
    }
    for member in group.incoming.indices {
      state.pending[Int(group.memory) + member] = slots[Int(group.outputs[member])]
    }
  }

  private func viewRange(
    _ source: ViewRangeSource, _ out: Int, _ slots: UnsafeMutableBufferPointer<Double>
  ) {
    let range = ViewRange(
      start: slots[Int(source.start)], size: slots[Int(source.size)],
      port: slots[Int(source.port)], insetStart: slots[Int(source.insetStart)],
      insetEnd: slots[Int(source.insetEnd)], slide: slots[Int(source.slide)],
      sticksAt: slots[Int(source.edge)])
    slots[out] = range.cover.start
    slots[out + 1] = range.cover.end
    slots[out + 2] = range.contain.start
    slots[out + 3] = range.contain.end
    slots[out + 4] = range.entryCrossing.end
    slots[out + 5] = range.exitCrossing.start
    slots[out + 6] = range.isActive ? 1 : 0
  }

  private func visibleShare(
    _ source: VisibleSource, _ inputs: LinkInputs, _ slots: UnsafeMutableBufferPointer<Double>
  ) -> Double {
    let whole = inputs.frames[Int(source.item)]
    guard whole.width > 0, whole.height > 0 else { return 0 }
    var rect = whole
    for layer in source.layers {
      let frame = inputs.frames[Int(layer.item)]
      if layer.offsetX >= 0 {
        rect.x -= slots[Int(layer.offsetX)]
        rect.y -= slots[Int(layer.offsetY)]
      }
      if layer.clips {
        let right = min(rect.maxX, frame.width)
        let bottom = min(rect.maxY, frame.height)
        rect.x = max(rect.x, 0)
        rect.y = max(rect.y, 0)
        rect.width = right - rect.x
        rect.height = bottom - rect.y
        guard rect.width > 0, rect.height > 0 else { return 0 }
      }
      rect.x += frame.x
      rect.y += frame.y
    }
    return (rect.width * rect.height) / (whole.width * whole.height)
  }
}
