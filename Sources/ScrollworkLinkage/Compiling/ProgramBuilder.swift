internal import ScrollworkModel

/// Writes drafts as a program: slots and nodes.
struct ProgramBuilder {
  let scene: ResolvedScene
  let facts: LinkFacts
  let items: ItemLookup
  var program = LinkProgram()
  /// Slots of properties that are driven.
  var properties: [LinkTarget: Int32] = [:]
  /// What becomes the program's outputs.
  var outputs: [LinkProgram.Output] = []
  var definitions: [Int32?]
  /// By definition: what it reads.
  var definitionNumbers: [[LinkNumber]]
  private var constants: [UInt64: Int32] = [:]
  private var inputs: [Input: Int32] = [:]
  private var scrollOrdinals: [Int32: Int32] = [:]
  private var itemOrdinals: [LayoutItem: Int32] = [:]
  private var pageOrdinals: [LinkProgram.PageSource: Int32] = [:]
  private var derived: [SourceReference: Int32] = [:]
  private var programs: [[Code]: Int32] = [:]
  var knownRanges: [ViewRangeSource: Int32] = [:]
  var knownTables: [StopTable: Int32] = [:]

  private struct Input: Hashable {
    var index: Int32
    var field: InputSample.Field
  }

  init(_ scene: ResolvedScene, _ facts: LinkFacts, _ items: ItemLookup, definitionCount: Int) {
    self.scene = scene
    self.facts = facts
    self.items = items
    definitions = Array(repeating: nil, count: definitionCount)
    definitionNumbers = Array(repeating: [], count: definitionCount)
  }

  // MARK: Slots

  mutating func slot(_ value: Double = 0) -> Int32 {
    program.initialValues.append(value)
    return Int32(program.initialValues.count - 1)
  }

  mutating func constant(_ value: Double) -> Int32 {
    if let known = constants[value.bitPattern] { return known }
    let slot = slot(value)
    constants[value.bitPattern] = slot
    return slot
  }

  /// The value of a slot that nothing writes.
  func constantValue(_ slot: Int32) -> Double? {
    let value = program.initialValues[Int(slot)]
    return constants[value.bitPattern] == slot ? value : nil
  }

  mutating func memory(_ count: Int) -> Int32 {
    program.memoryCount += count
    return Int32(program.memoryCount - count)
  }

  /// Memory of what a scroll view did before.
  mutating func history(_ count: Int) -> Int32 {
    let first = memory(count)
    program.history += (0..<count).map { Int(first) + $0 }
    return first
  }

  mutating func number(_ values: Double...) -> Int32 {
    program.numbers += values
    return Int32(program.numbers.count - values.count)
  }

  mutating func numbers(_ values: [Double]) -> Int32 {
    program.numbers += values
    return Int32(program.numbers.count - values.count)
  }

  mutating func node(
    _ kind: Node.Kind, _ a: Int32 = -1, _ b: Int32 = -1, _ c: Int32 = -1, _ d: Int32 = -1
  ) -> Int32 {
    let out = slot()
    program.nodes.append(Node(kind: kind, out: out, a: a, b: b, c: c, d: d))
    return out
  }

  // MARK: Inputs

  mutating func scrollOrdinal(_ view: Int32) -> Int32 {
    if let known = scrollOrdinals[view] { return known }
    let ordinal = Int32(program.scrollViews.count)
    program.scrollViews.append(view)
    scrollOrdinals[view] = ordinal
    return ordinal
  }

  mutating func itemOrdinal(_ item: LayoutItem) -> Int32 {
    if let known = itemOrdinals[item] { return known }
    let ordinal = Int32(program.items.count)
    program.items.append(item)
    itemOrdinals[item] = ordinal
    return ordinal
  }

  private mutating func input(_ index: Int32, _ field: InputSample.Field) -> Int32 {
    let key = Input(index: index, field: field)
    if let known = inputs[key] { return known }
    let slot = slot()
    inputs[key] = slot
    program.samples.append(InputSample(slot: slot, index: index, field: field))
    return slot
  }

  mutating func scroll(_ view: Int32, _ field: InputSample.Field) -> Int32 {
    input(scrollOrdinal(view), field)
  }

  mutating func frame(_ item: LayoutItem, _ attribute: FrameAttribute) -> Int32 {
    var attribute = attribute
    let isRightToLeft = scene.viewport.direction == .rightToLeft
    if attribute == .leading { attribute = isRightToLeft ? .right : .left }
    if attribute == .trailing { attribute = isRightToLeft ? .left : .right }
    return input(itemOrdinal(item), .frame(attribute))
  }

  mutating func clock(_ field: InputSample.Field) -> Int32 { input(-1, field) }

  mutating func pages(_ view: Int32, _ axis: Axis) -> Int32 {
    let source = LinkProgram.PageSource(
      scroll: scrollOrdinal(view), axis: axis,
      isMirrored: axis == .horizontal && scene.viewport.direction == .rightToLeft)
    if let known = pageOrdinals[source] { return known }
    let ordinal = Int32(program.pageSources.count)
    program.pageSources.append(source)
    pageOrdinals[source] = ordinal
    return ordinal
  }

  // MARK: Expressions

  /// The slot of a stack program's value; equal programs share one.
  mutating func evaluate(_ code: [Code]) -> Int32 {
    if code.count == 1, code[0].operation == .load { return code[0].argument }
    if let known = programs[code] { return known }
    var depth = 0
    var height = 0
    for instruction in code {
      height += instruction.growth
      depth = max(depth, height)
    }
    program.stackDepth = max(program.stackDepth, depth)
    let start = Int32(program.code.count)
    program.code += code
    let out = node(.expression, -1, start, Int32(code.count))
    programs[code] = out
    return out
  }

  static func load(_ slot: Int32) -> Code { Code(operation: .load, argument: slot) }

  /// `a` operation `b`.
  mutating func binary(_ operation: Code.Operation, _ a: Int32, _ b: Int32) -> Int32 {
    evaluate([ProgramBuilder.load(a), ProgramBuilder.load(b), Code(operation: operation)])
  }

  /// The slot of a written expression.
  mutating func expression(_ draft: DraftExpression) -> Int32 {
    if let value = draft.constant { return constant(value) }
    let slots = draft.sources.map { source($0) }
    var code: [Code] = []
    code.reserveCapacity(draft.program.instructions.count)
    // A division by the range of a scroll view that has none is no mistake when nothing is divided.
    var rangeSlots: Set<Int32> = []
    for (source, slot) in zip(draft.sources, slots) {
      if case .scroll(_, .range) = source { rangeSlots.insert(slot) }
    }
    for instruction in draft.program.instructions {
      switch instruction {
      case .push(let value): code.append(ProgramBuilder.load(constant(value)))
      case .load(let index): code.append(ProgramBuilder.load(slots[index]))
      case .unary(let unary):
        code.append(Code(operation: unary == .negate ? .negate : .not))
      case .binary(let binary):
        var operation = Code.Operation(binary)
        if operation == .divide, let last = code.last, last.operation == .load,
          rangeSlots.contains(last.argument)
        {
          operation = .divideByRange
        }
        code.append(Code(operation: operation))
      case .call(let function, let count, let isList):
        code.append(
          Code(
            operation: isList ? .callWithList : .call, function: function,
            argument: Int32(count)))
      }
    }
    return evaluate(code)
  }

  // MARK: Sources

  /// The slot of a number that links read.
  mutating func source(_ reference: SourceReference) -> Int32 {
    if let known = derived[reference] { return known }
    let slot = makeSource(reference)
    derived[reference] = slot
    return slot
  }

  /// The slot of a source that was made already; -1 when it wasn't.
  func derivedSlot(_ reference: SourceReference) -> Int32 { derived[reference] ?? -1 }

  private mutating func makeSource(_ reference: SourceReference) -> Int32 {
    switch reference {
    case .time: return clock(.time)
    case .constant(let value, _): return constant(value)
    case .definition(let index): return definitions[index] ?? constant(0)
    case .variable(let name): return properties[.variable(name)] ?? constant(0)
    case .frame(let item, let attribute): return frame(item, attribute)
    case .scroll(let view, let field): return scrollSource(view, field)
    case .inPort(let item, let scroller, let attribute):
      return placeInPort(item, scroller, attribute)
    case .visible(let view): return visible(view)
    }
  }

  /// Where a scroll view stands in this step.
  mutating func offset(_ view: Int32, _ axis: Axis) -> Int32 {
    properties[.contentOffset(view, axis)] ?? scroll(view, .offset(axis))
  }

  private mutating func scrollSource(_ view: Int32, _ field: ScrollField) -> Int32 {
    switch field {
    case .offset(let axis): return offset(view, axis)
    case .progress(let axis):
      let way = binary(.subtract, offset(view, axis), scroll(view, .low(axis)))
      return binary(.safeDivide, way, scroll(view, .range(axis)))
    case .page(let axis):
      let pages = pages(view, axis)
      return node(.page, offset(view, axis), pages)
    case .pageIndex(let axis):
      let page = source(.scroll(view, .page(axis)))
      return node(.pageIndex, page, pages(view, axis))
    case .velocity(let axis): return scroll(view, .velocity(axis))
    case .direction(let axis): return node(.direction, offset(view, axis), -1, history(2))
    case .overscroll(let edge): return overscroll(view, edge)
    case .range(let axis): return scroll(view, .range(axis))
    case .lowest(let axis): return scroll(view, .low(axis))
    case .highest(let axis): return scroll(view, .high(axis))
    case .contentSize(let axis): return scroll(view, .contentSize(axis))
    case .inset(let edge): return scroll(view, .inset(edge))
    case .zoomScale: return scroll(view, .zoomScale)
    case .phase: return scroll(view, .phase)
    case .isTracking: return scroll(view, .isTracking)
    case .isDecelerating: return scroll(view, .isDecelerating)
    }
  }

  /// How far it is pulled past an edge, 0 inside.
  private mutating func overscroll(_ view: Int32, _ edge: LinkTarget.Edge) -> Int32 {
    let axis: Axis = edge == .left || edge == .right ? .horizontal : .vertical
    let isNear = edge == .left || edge == .top
    let offset = offset(view, axis)
    let way =
      isNear
      ? binary(.subtract, scroll(view, .low(axis)), offset)
      : binary(.subtract, offset, scroll(view, .high(axis)))
    return evaluate([
      ProgramBuilder.load(way), ProgramBuilder.load(constant(0)),
      Code(operation: .call, function: .max, argument: 2),
    ])
  }

  // MARK: Places

  /// Instructions that leave the near edge of an item in a scroll view's content coordinates.
  mutating func placeInContent(_ item: LayoutItem, _ scroller: Int32, _ axis: Axis) -> [Code] {
    let edge: FrameAttribute = axis == .horizontal ? .x : .y
    var code = [ProgramBuilder.load(frame(item, edge))]
    var view = item.kind == .view ? scene.views[Int(item.index)].parent : items.owner(of: item)
    while let current = view, current != scroller {
      code += [
        ProgramBuilder.load(frame(LayoutItem(.view, current), edge)), Code(operation: .add),
      ]
      if scene.views[Int(current)].node.type == .scrollView {
        code += [ProgramBuilder.load(offset(current, axis)), Code(operation: .subtract)]
      }
      view = scene.views[Int(current)].parent
    }
    return code
  }

  private mutating func placeInPort(
    _ item: LayoutItem, _ scroller: Int32, _ attribute: FrameAttribute
  ) -> Int32 {
    let axis: Axis
    let share: Double
    switch attribute {
    case .width, .height: return frame(item, attribute)
    case .left, .x, .leading: (axis, share) = (.horizontal, 0)
    case .centerX: (axis, share) = (.horizontal, 0.5)
    case .right, .maxX, .trailing: (axis, share) = (.horizontal, 1)
    case .top, .y: (axis, share) = (.vertical, 0)
    case .centerY: (axis, share) = (.vertical, 0.5)
    case .bottom, .maxY: (axis, share) = (.vertical, 1)
    }
    var code = placeInContent(item, scroller, axis)
    code += [ProgramBuilder.load(offset(scroller, axis)), Code(operation: .subtract)]
    if share > 0 {
      code += [
        ProgramBuilder.load(frame(item, axis == .horizontal ? .width : .height)),
        ProgramBuilder.load(constant(share)), Code(operation: .multiply), Code(operation: .add),
      ]
    }
    return evaluate(code)
  }

  private mutating func visible(_ view: Int32) -> Int32 {
    var layers: [VisibleSource.Layer] = []
    var parent = scene.views[Int(view)].parent
    while let current = parent {
      let isScroller = scene.views[Int(current)].node.type == .scrollView
      layers.append(
        VisibleSource.Layer(
          item: itemOrdinal(LayoutItem(.view, current)),
          offsetX: isScroller ? offset(current, .horizontal) : -1,
          offsetY: isScroller ? offset(current, .vertical) : -1,
          clips: isScroller || current == 0))
      parent = scene.views[Int(current)].parent
    }
    program.visibles.append(
      VisibleSource(item: itemOrdinal(LayoutItem(.view, view)), layers: layers))
    return node(.visible, -1, Int32(program.visibles.count - 1))
  }
}

extension Code.Operation {
  init(_ binary: Expression.Binary) {
    switch binary {
    case .add: self = .add
    case .subtract: self = .subtract
    case .multiply: self = .multiply
    case .divide: self = .divide
    case .equal: self = .equal
    case .notEqual: self = .notEqual
    case .lessOrEqual: self = .lessOrEqual
    case .greaterOrEqual: self = .greaterOrEqual
    case .less: self = .less
    case .greater: self = .greater
    case .and: self = .and
    case .or: self = .or
    }
  }
}
