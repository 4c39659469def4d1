internal import ScrollworkModel

extension ProgramBuilder {
  /// What became of one writer.
  private struct Piece {
    var value: Int32
    /// Slot of its condition; nil: always.
    var condition: Int32?
    /// What holds while the condition doesn't; nil: the property's own value.
    var otherwise: Int32?
    var sourceSlot: Int32
    var adds: Bool
  }

  /// Writes the nodes of a property.
  mutating func property(
    _ target: LinkTarget, _ writers: [DraftWriter], _ names: TargetNames
  ) {
    if case .backgroundColor(let view, _) = target {
      for channel in LinkTarget.Channel.allCases {
        write(.backgroundColor(view, channel), channel.rawValue, writers, names)
      }
      return
    }
    write(target, 0, writers, names)
  }

  private mutating func write(
    _ target: LinkTarget, _ channel: Int, _ writers: [DraftWriter], _ names: TargetNames
  ) {
    let base = baseSlot(target)
    let name = names.name(target)
    let pieces = writers.map { piece($0, target, channel, base, name) }
    var total = base
    let main = pieces.filter { !$0.adds }
    // Of several only one's condition holds at a time; what a condition leaves open comes from the
    // first that says it.
    if let first = main.first {
      total = main.first { $0.otherwise != nil }?.otherwise ?? base
      for piece in main.reversed() {
        guard let condition = piece.condition else {
          total = piece.value
          continue
        }
        total = node(.select, condition, piece.value, total)
      }
      if main.count == 1, first.condition == nil { total = first.value }
    }
    for piece in pieces where piece.adds {
      var value = piece.value
      if let condition = piece.condition {
        value = node(.select, condition, value, piece.otherwise ?? constant(0))
      }
      total = binary(.add, total, value)
    }
    total = finish(total, target, writers, base)
    if case .contentOffset = target, let driver = pieces.first {
      total = node(.follow, total, base, memory(3), driver.sourceSlot)
    }
    for index in program.bindings.indices.suffix(writers.count) {
      program.bindings[index].resultSlot = total
    }
    properties[target] = total
    outputs.append(LinkProgram.Output(target: target, name: name, slot: total, base: base))
    if let length = heldLength(target) { program.heldLengths.append((name, length)) }
    for writer in writers {
      program.settleLimit = max(program.settleLimit, writer.settle ?? 0)
    }
  }

  /// Smoothing, rounding and reduced motion, which come last.
  private mutating func finish(
    _ value: Int32, _ target: LinkTarget, _ writers: [DraftWriter], _ base: Int32
  ) -> Int32 {
    var value = value
    for writer in writers {
      if let smooth = writer.smooth {
        value = node(.smooth, value, number(smooth), memory(1))
      } else if let spring = writer.spring {
        value = node(.spring, value, number(spring.response, spring.damping), memory(2))
      }
    }
    // A page control has whole pages.
    if case .currentPage = target { value = node(.round, value, constant(1)) }
    for writer in writers {
      switch writer.rounding {
      case .whole: value = node(.round, value, constant(1))
      case .pixels:
        if let scale = scene.viewport.scale, scale > 0 {
          value = node(.round, value, constant(1 / scale))
        }
      case nil: break
      }
    }
    if writers.contains(where: \.drops) {
      value = node(.select, clock(.reducesMotion), base, value)
    }
    return value
  }

  private mutating func piece(
    _ writer: DraftWriter, _ target: LinkTarget, _ channel: Int, _ base: Int32, _ name: String
  ) -> Piece {
    let (raw, active) = sourceSlots(writer)
    var mapped = raw
    var table: Int32 = -1
    var openTable: Int32 = -1
    if let draft = writer.table {
      (mapped, table, openTable) = self.table(draft, writer, channel, raw)
      if draft.mixesLight, channel != LinkTarget.Channel.alpha.rawValue {
        mapped = node(.light, mapped)
      }
    } else if let ratio = writer.ratio {
      let start = rangeStart(writer)
      let way = start.map { binary(.subtract, raw, $0) } ?? raw
      let product = binary(.multiply, expression(ratio), way)
      mapped = writer.adds ? product : binary(.add, base, product)
    }
    let neutral = writer.adds ? constant(0) : base
    if let active { mapped = node(.select, active, mapped, neutral) }
    let binding = Int32(program.bindings.count)
    var described = description(
      writer, target, name, raw, mapped, base, (table, openTable))
    described.maySettle = writer.settle != nil
    described.numbers = numbers(writer)
    if let smooth = writer.smooth {
      described.following = .smooth(halfLife: smooth)
    } else if let spring = writer.spring {
      described.following = .spring(spring)
    }
    if let condition = writer.condition {
      described.condition = (resolved(condition.text.text, writer), expression(condition))
    }
    described.keyNames = writer.table?.keyNames ?? []
    described.mixesLight =
      writer.table?.mixesLight == true && channel != LinkTarget.Channel.alpha.rawValue
    program.bindings.append(described)
    if canFail(writer) { mapped = node(.finite, mapped, neutral, binding, raw) }
    var otherwise = writer.otherwise.map { expression($0) }
    if let color = writer.otherwiseColor { otherwise = constant(color.channels[channel]) }
    return Piece(
      value: mapped, condition: writer.condition.map { expression($0) }, otherwise: otherwise,
      sourceSlot: raw, adds: writer.adds)
  }

  /// A text with the view that `self` is.
  func resolved(_ text: String, _ writer: DraftWriter) -> String {
    guard let view = writer.place.view, text.contains("self") else { return text }
    return text.replacing("self.", with: scene.views[Int(view)].path + ".")
      .replacing("self ", with: scene.views[Int(view)].path + " ")
  }

  private mutating func description(
    _ writer: DraftWriter, _ target: LinkTarget, _ name: String, _ raw: Int32, _ mapped: Int32,
    _ base: Int32, _ map: (table: Int32, open: Int32)
  ) -> LinkBinding {
    let text: String
    var operands: [(name: String, slot: Int32)] = []
    let quantity: Quantity
    var raw = raw
    var recipe: String?
    switch writer.source {
    case .expression(let expression):
      text = resolved(expression.text.text, writer)
      quantity = expression.quantity
      for (name, source) in zip(expression.names, expression.sources) {
        if case .constant = source { continue }
        let name = resolved(name, writer)
        guard !operands.contains(where: { $0.name == name }) else { continue }
        operands.append((name, derivedSlot(source)))
      }
    case .view(let view):
      text = resolved(view.text.text, writer)
      quantity = writer.table?.usesOffsets == true ? .length : .ratio
      operands.append(offsetOperand(view.scroller, view.axis))
    case .scroller(let map):
      text = "link: \(map.text.text)"
      quantity = .length
      if case .scroller(let leader) = map.from {
        operands.append(offsetOperand(leader, map.axis))
      }
    case .collapse(let collapse):
      let operand = offsetOperand(collapse.scroller, .vertical)
      text = operand.name
      quantity = .length
      operands.append(operand)
      raw = operand.slot
      recipe = collapse.text.text
    }
    var result = LinkBinding(
      link: writer.link, span: writer.span, target: target, name: name, source: text,
      sourceQuantity: quantity, stopCount: writer.table?.keys.count,
      hasMemory: hasMemory(writer), operands: operands.filter { $0.slot >= 0 }, sourceSlot: raw,
      mappedSlot: mapped, resultSlot: mapped, table: map.table,
      openTable: map.open, order: writer.order, baseSlot: base)
    result.recipe = recipe
    return result
  }

  private mutating func offsetOperand(_ view: Int32, _ axis: Axis) -> (name: String, slot: Int32) {
    (offsetNumber(view, axis).name, offset(view, axis))
  }

  func hasMemory(_ writer: DraftWriter) -> Bool {
    if writer.smooth != nil || writer.spring != nil { return true }
    if case .collapse = writer.source { return true }
    return writer.expressions.contains { expression in
      expression.sources.contains {
        if case .scroll(_, let field) = $0 { field.needsHistory } else { false }
      }
    }
  }

  /// Whether a writer's value may be no number: by a division or a root, by way of a definition, or by
  /// numbers so large that sums and products leave the range of doubles.
  private func canFail(_ writer: DraftWriter) -> Bool {
    if let table = writer.table,
      (table.keys + table.values.joined()).contains(where: {
        if case .constant(let value) = $0 { isExtreme(value) } else { false }
      })
    {
      return true
    }
    return writer.expressions.contains { expression in
      var products = 0
      let isRisky = expression.program.instructions.contains {
        switch $0 {
        case .binary(.divide), .call(.sqrt, _, _): return true
        case .binary(.multiply):
          products += 1
          return products > 8
        case .push(let value): return isExtreme(value)
        default: return false
        }
      }
      return isRisky
        || expression.sources.contains { if case .definition = $0 { true } else { false } }
    }
  }

  /// Far beyond any length.
  private func isExtreme(_ value: Double) -> Bool {
    !(value.magnitude < 1e15) || value != 0 && value.magnitude < 1e-15
  }

  // MARK: Sources

  /// The slots of the number that a writer follows, and of whether it does.
  private mutating func sourceSlots(_ writer: DraftWriter) -> (raw: Int32, active: Int32?) {
    switch writer.source {
    case .expression(let draft): return (expression(draft), nil)
    case .view(let view):
      let range = viewRange(view)
      let offset = offset(view.scroller, view.axis)
      if writer.table?.usesOffsets == true { return (offset, range + 6) }
      let way = binary(.subtract, offset, range)
      let length = binary(.subtract, range + 1, range)
      return (binary(.safeDivide, way, length), range + 6)
    case .scroller(let map):
      let index = linkMap(map)
      let target = map.from.target(map.axis)
      noteKnob(map.from, map.axis, isDriven: properties[target] != nil)
      return (node(.linkMap, program.maps[Int(index)].from.offset, index), nil)
    case .collapse(let collapse): return (bar(collapse), nil)
    }
  }

  /// Where the range of a ratio's source starts; nil for 0.
  private mutating func rangeStart(_ writer: DraftWriter) -> Int32? {
    guard case .expression(let source) = writer.source,
      case .scroll(let view, .offset(let axis))? = source.single
    else { return nil }
    return scroll(view, .low(axis))
  }

  /// The first of seven slots: both ends of cover and contain, the other ends of the crossings, and
  /// whether there is a range at all.
  mutating func viewRange(_ view: DraftViewSource) -> Int32 {
    let place = evaluate(placeInContent(view.item, view.scroller, view.axis))
    let size: FrameAttribute = view.axis == .horizontal ? .width : .height
    let source = ViewRangeSource(
      start: place, size: frame(view.item, size), port: scroll(view.scroller, .bounds(view.axis)),
      insetStart: constant(view.insetStart), insetEnd: constant(view.insetEnd),
      slide: view.sticky.map { expression($0.slide) } ?? constant(0),
      edge: view.sticky.map { expression($0.edge) } ?? constant(0))
    if let known = knownRanges[source] { return known }
    program.viewRanges.append(source)
    let out = node(.viewRange, -1, Int32(program.viewRanges.count - 1))
    for _ in 0..<6 { _ = slot() }
    knownRanges[source] = out
    return out
  }

  private mutating func bar(_ collapse: DraftCollapse) -> Int32 {
    let height = expression(collapse.height)
    let least = collapse.least.map { expression($0) } ?? constant(0)
    // What comes back first is a part of what hides.
    let range = collapse.enter == .collapsed ? height : binary(.subtract, height, least)
    program.collapses.append(
      CollapseSource(
        enter: collapse.enter, snap: collapse.snap, scroller: collapse.scroller,
        offset: offset(collapse.scroller, .vertical),
        low: scroll(collapse.scroller, .low(.vertical)),
        range: range, least: least, phase: scroll(collapse.scroller, .phase),
        memory: history(CollapseSource.places)))
    let hidden = node(.collapse, -1, Int32(program.collapses.count - 1))
    return binary(.subtract, height, hidden)
  }

  // MARK: Tables

  private mutating func table(
    _ draft: DraftTable, _ writer: DraftWriter, _ channel: Int, _ raw: Int32
  ) -> (slot: Int32, table: Int32, open: Int32) {
    let keys = draft.keys.map { number($0, writer) }
    let values = draft.values[channel].map { number($0, writer) }
    let fixedKeys = keys.compactMap { constantValue($0) }
    let fixedValues = values.compactMap { constantValue($0) }
    let eases = Array(draft.eases.dropLast())
    if fixedKeys.count == keys.count, fixedValues.count == values.count {
      let pairs = Array(zip(fixedKeys, fixedValues)).map { (key: $0.0, value: $0.1) }
      let table = StopTable(pairs, eases: eases, before: draft.before, after: draft.after)
      let index = tableIndex(table)
      return (fixedTable(table, index, raw), index, -1)
    }
    let isReversed =
      fixedKeys.count == keys.count && fixedKeys.count > 1
      ? fixedKeys[0] > fixedKeys[fixedKeys.count - 1] : RangeOrder(draft.keys).falls
    program.openTables.append(
      OpenTable(
        keys: isReversed ? keys.reversed() : keys, values: isReversed ? values.reversed() : values,
        eases: isReversed ? eases.reversed() : eases, before: draft.before, after: draft.after,
        isReversed: isReversed, sortsKeys: fixedKeys.count < keys.count))
    let index = Int32(program.openTables.count - 1)
    return (node(.openTable, raw, index), -1, index)
  }

  /// The node of a table that doesn't change; the common forms have nodes of their own.
  private mutating func fixedTable(_ table: StopTable, _ index: Int32, _ raw: Int32) -> Int32 {
    let count = table.keys.count
    guard table.before == .clamp, table.after == .clamp, !table.isReversed, count > 1 else {
      return node(.table, raw, index)
    }
    if count == 2, table.keys[0] < table.keys[1] {
      let ends = [table.keys[0], table.keys[1], table.values[0], table.values[1]]
      switch table.eases[0] {
      case .linear: return node(.linear, raw, numbers(ends))
      case .bezier(let curve):
        let x = CubicBezier.coefficients(curve.x1, curve.x2)
        let y = CubicBezier.coefficients(curve.y1, curve.y2)
        return node(.curve, raw, numbers(ends + [x.a, x.b, x.c, y.a, y.b, y.c]))
      default: return node(.table, raw, index)
      }
    }
    guard (2...8).contains(count), table.eases.allSatisfy({ $0 == .linear }),
      table.keys[0] < table.keys[1], table.keys[count - 2] < table.keys[count - 1]
    else { return node(.table, raw, index) }
    return node(.stops, raw, numbers(table.keys + table.values), Int32(count))
  }

  private mutating func tableIndex(_ table: StopTable) -> Int32 {
    if let known = knownTables[table] { return known }
    program.tables.append(table)
    knownTables[table] = Int32(program.tables.count - 1)
    return Int32(program.tables.count - 1)
  }

  private mutating func number(_ number: DraftNumber, _ writer: DraftWriter) -> Int32 {
    switch number {
    case .constant(let value): return constant(value)
    case .expression(let draft): return expression(draft)
    case .range(let name, let share, let points):
      guard case .view(let view) = writer.source else { return constant(0) }
      let range = viewRange(view)
      let ends: (Int32, Int32) =
        switch name {
        case .cover: (range, range + 1)
        case .contain: (range + 2, range + 3)
        case .entry: (range, range + 2)
        case .exit: (range + 3, range + 1)
        case .entryCrossing: (range, range + 4)
        case .exitCrossing: (range + 5, range + 1)
        case .scroll:
          (scroll(view.scroller, .low(view.axis)), scroll(view.scroller, .high(view.axis)))
        }
      // start + share (end - start) + points
      return evaluate([
        ProgramBuilder.load(ends.0), ProgramBuilder.load(constant(share)),
        ProgramBuilder.load(ends.1), ProgramBuilder.load(ends.0), Code(operation: .subtract),
        Code(operation: .multiply), Code(operation: .add), ProgramBuilder.load(constant(points)),
        Code(operation: .add),
      ])
    }
  }

  // MARK: Base values

  /// What the property is without links.
  mutating func baseSlot(_ target: LinkTarget) -> Int32 {
    if let value = facts.baseValues[target] { return constant(value) }
    switch target {
    case .contentOffset(let view, let axis): return scroll(view, .offset(axis))
    case .frame(let view, let part):
      let frame = facts.frames[Int(view)]
      switch part {
      case .x: return constant(frame.x)
      case .y: return constant(frame.y)
      case .width: return constant(frame.width)
      case .height: return constant(frame.height)
      }
    case .contentInset(let view, let edge):
      let insets = scene.views[Int(view)].node.scroll.contentInset.resolved(
        scene.viewport.direction)
      return constant(edge.value(in: insets))
    case .hidden(let view): return constant(scene.views[Int(view)].node.hidden ? 1 : 0)
    case .constant(let index): return constant(scene.constraints[Int(index)].constant)
    case .multiplier(let index):
      let terms = scene.constraints[Int(index)].terms
      return constant(terms.count > 1 ? -terms[1].coefficient : 1)
    case .scale, .scaleAxis, .alpha: return constant(1)
    case .backgroundColor, .translate, .rotate, .cornerRadius, .zPosition, .currentPage, .variable:
      return constant(0)
    }
  }
}
