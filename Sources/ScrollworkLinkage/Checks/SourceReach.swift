internal import ScrollworkModel

/// Which numbers an expression can come to, from the solved layout and the ranges of scroll views.
struct SourceReach {
  let scene: ResolvedScene
  let facts: LinkFacts
  let definitions: [DraftExpression?]
  /// No link changes the layout, so that frames are what they are.
  let layoutStays: Bool

  /// A number that grows evenly with the offset of one scroll view; without one it is constant.
  struct Line {
    var slope = 0.0
    var start: Double
    var scroller: (view: Int32, axis: Axis)?

    func value(at offset: Double) -> Double { slope * offset + start }
  }

  /// Bounds of a number, infinite where nothing is known.
  struct Bounds {
    let low: Double
    let high: Double

    static let unknown = Bounds([-.infinity, .infinity])

    init(_ low: Double, _ high: Double) { self.init([low, high]) }

    /// Round some numbers; what is no number says nothing.
    init(_ values: [Double]) {
      let isKnown = !values.contains(where: \.isNaN)
      low = isKnown ? values.min() ?? -.infinity : -.infinity
      high = isKnown ? values.max() ?? .infinity : .infinity
    }
  }

  // MARK: Numbers of the layout

  /// A source that doesn't change while scrolling.
  private func constant(_ source: SourceReference) -> Double? {
    if case .constant(let value, _) = source { return value }
    guard layoutStays else { return nil }
    switch source {
    case .frame(let item, let attribute):
      guard let frame = frame(item) else { return nil }
      return attribute.value(in: frame, direction: scene.viewport.direction)
    case .inPort(let item, _, let attribute) where attribute == .width || attribute == .height:
      guard let frame = frame(item) else { return nil }
      return attribute.value(in: frame, direction: scene.viewport.direction)
    case .scroll(let view, .lowest(let axis)): return facts.scroll(view).low(axis)
    case .scroll(let view, .highest(let axis)): return facts.scroll(view).high(axis)
    case .scroll(let view, .range(let axis)):
      return facts.scroll(view).high(axis) - facts.scroll(view).low(axis)
    case .scroll(let view, .contentSize(let axis)): return facts.scroll(view).contentSize[axis]
    case .scroll(let view, .inset(let edge)):
      return edge.value(in: facts.scroll(view).adjustedContentInset)
    default: return nil
    }
  }

  private func frame(_ item: LayoutItem) -> Rect? {
    switch item.kind {
    case .view: return facts.frames[Int(item.index)]
    case .contentGuide:
      let size = facts.scroll(item.index).contentSize
      return Rect(x: 0, y: 0, width: size.width, height: size.height)
    default: return nil
    }
  }

  /// The frame of a view in the content of a scroll view round it; nil with another one between.
  private func place(_ item: LayoutItem, in scroller: Int32) -> Rect? {
    guard item.kind == .view, var rect = frame(item) else { return nil }
    var view = scene.views[Int(item.index)].parent
    while let current = view, current != scroller {
      guard scene.views[Int(current)].node.type != .scrollView else { return nil }
      rect.x += facts.frames[Int(current)].x
      rect.y += facts.frames[Int(current)].y
      view = scene.views[Int(current)].parent
    }
    return view == scroller ? rect : nil
  }

  // MARK: Lines

  /// The expression as a line over the offset of one scroll view; nil when it is none.
  func line(_ expression: DraftExpression, depth: Int = 0) -> Line? {
    var stack: [Line] = []
    for instruction in expression.program.instructions {
      switch instruction {
      case .push(let value): stack.append(Line(start: value))
      case .load(let index):
        guard let line = line(expression.sources[index], depth) else { return nil }
        stack.append(line)
      case .unary(.negate):
        guard var line = stack.popLast() else { return nil }
        (line.slope, line.start) = (-line.slope, -line.start)
        stack.append(line)
      case .binary(let operation):
        guard let b = stack.popLast(), let a = stack.popLast(),
          let line = SourceReach.combined(a, operation, b)
        else { return nil }
        stack.append(line)
      case .unary, .call:
        guard case .call(let function, let count, let isList) = instruction, count <= stack.count,
          stack.suffix(count).allSatisfy({ $0.slope == 0 })
        else { return nil }
        let values = stack.suffix(count).map(\.start)
        stack.removeLast(count)
        stack.append(
          Line(
            start: values.withUnsafeBufferPointer { ExpressionProgram.apply(function, $0, isList) })
        )
      }
    }
    guard let line = stack.last, line.slope.isFinite, line.start.isFinite else { return nil }
    return line
  }

  private func line(_ source: SourceReference, _ depth: Int) -> Line? {
    if let value = constant(source) { return Line(start: value) }
    switch source {
    case .definition(let index):
      guard depth < 16, let definition = definitions[index] else { return nil }
      return line(definition, depth: depth + 1)
    case .scroll(let view, .offset(let axis)):
      return Line(slope: 1, start: 0, scroller: (view, axis))
    case .scroll(let view, .progress(let axis)):
      let (low, high) = (facts.scroll(view).low(axis), facts.scroll(view).high(axis))
      guard high > low else { return nil }
      return Line(slope: 1 / (high - low), start: -low / (high - low), scroller: (view, axis))
    case .inPort(let item, let scroller, let attribute):
      guard layoutStays, let rect = place(item, in: scroller) else { return nil }
      let axis: Axis
      switch attribute {
      case .left, .x, .leading, .centerX, .right, .maxX, .trailing: axis = .horizontal
      default: axis = .vertical
      }
      return Line(
        slope: -1, start: attribute.value(in: rect, direction: scene.viewport.direction),
        scroller: (scroller, axis))
    default: return nil
    }
  }

  private static func combined(_ a: Line, _ operation: Expression.Binary, _ b: Line) -> Line? {
    if let first = a.scroller, let second = b.scroller, first != second { return nil }
    let scroller = a.scroller ?? b.scroller
    switch operation {
    case .add: return Line(slope: a.slope + b.slope, start: a.start + b.start, scroller: scroller)
    case .subtract:
      return Line(slope: a.slope - b.slope, start: a.start - b.start, scroller: scroller)
    case .multiply:
      guard a.scroller == nil || b.scroller == nil else { return nil }
      return Line(
        slope: a.slope * b.start + b.slope * a.start, start: a.start * b.start, scroller: scroller)
    case .divide:
      guard b.scroller == nil, b.start != 0 else { return nil }
      return Line(slope: a.slope / b.start, start: a.start / b.start, scroller: scroller)
    default: return nil
    }
  }

  // MARK: Bounds

  /// Bounds of an expression while scroll views go a port's length past their ends at most.
  func bounds(_ expression: DraftExpression, depth: Int = 0) -> Bounds {
    var stack: [Bounds] = []
    for instruction in expression.program.instructions {
      switch instruction {
      case .push(let value): stack.append(Bounds(value, value))
      case .load(let index): stack.append(bounds(expression.sources[index], depth))
      case .unary(.negate):
        let a = stack.popLast() ?? .unknown
        stack.append(Bounds(-a.high, -a.low))
      case .unary:
        _ = stack.popLast()
        stack.append(Bounds(0, 1))
      case .binary(let operation):
        let b = stack.popLast() ?? .unknown
        let a = stack.popLast() ?? .unknown
        stack.append(SourceReach.combined(a, operation, b))
      case .call(let function, let count, let isList):
        let arguments = Array(stack.suffix(count))
        stack.removeLast(min(count, stack.count))
        stack.append(SourceReach.applied(function, arguments, isList))
      }
    }
    return stack.last ?? .unknown
  }

  private func bounds(_ source: SourceReference, _ depth: Int) -> Bounds {
    if let line = line(source, depth) {
      guard let (view, axis) = line.scroller else { return Bounds(line.start, line.start) }
      let scroll = facts.scroll(view)
      let port = scroll.bounds[axis]
      return Bounds(
        line.value(at: scroll.low(axis) - port), line.value(at: scroll.high(axis) + port))
    }
    switch source {
    case .definition(let index):
      guard depth < 16, let definition = definitions[index] else { return .unknown }
      return bounds(definition, depth: depth + 1)
    case .scroll(let view, let field):
      switch field {
      case .page(let axis): return Bounds(-1, Double(facts.scroll(view).pages(axis).count))
      case .pageIndex(let axis):
        return Bounds(0, Double(facts.scroll(view).pages(axis).count - 1))
      case .direction: return Bounds(-1, 1)
      case .overscroll(let edge):
        let axis: Axis = edge == .left || edge == .right ? .horizontal : .vertical
        return Bounds(0, facts.scroll(view).bounds[axis])
      case .phase: return Bounds(0, 3)
      case .isTracking, .isDecelerating: return Bounds(0, 1)
      default: return .unknown
      }
    case .visible: return Bounds(0, 1)
    case .time: return Bounds(0, .infinity)
    default: return .unknown
    }
  }

  private static func combined(
    _ a: Bounds, _ operation: Expression.Binary, _ b: Bounds
  ) -> Bounds {
    switch operation {
    case .add: return Bounds(a.low + b.low, a.high + b.high)
    case .subtract: return Bounds(a.low - b.high, a.high - b.low)
    case .multiply: return Bounds([a.low * b.low, a.low * b.high, a.high * b.low, a.high * b.high])
    case .divide:
      guard b.low > 0 || b.high < 0 else { return .unknown }
      return Bounds([a.low / b.low, a.low / b.high, a.high / b.low, a.high / b.high])
    default: return Bounds(0, 1)
    }
  }

  private static func applied(
    _ function: Expression.Function, _ x: [Bounds], _ isList: Bool
  ) -> Bounds {
    func monotone(_ body: (Double) -> Double) -> Bounds { Bounds(body(x[0].low), body(x[0].high)) }
    guard !x.isEmpty else { return .unknown }
    switch function {
    case .if where x.count == 3: return Bounds(min(x[1].low, x[2].low), max(x[1].high, x[2].high))
    case .min:
      return Bounds(x.map(\.low).min() ?? 0, x.map(\.high).min() ?? 0)
    case .max:
      return Bounds(x.map(\.low).max() ?? 0, x.map(\.high).max() ?? 0)
    case .clamp where x.count == 3:
      return Bounds(
        min(max(x[0].low, x[1].low), x[2].low), min(max(x[0].high, x[1].high), x[2].high))
    case .mix where x.count == 3:
      guard x[2].low >= 0, x[2].high <= 1 else { return .unknown }
      return Bounds(min(x[0].low, x[1].low), max(x[0].high, x[1].high))
    case .abs:
      let ends = [abs(x[0].low), abs(x[0].high)]
      return Bounds(x[0].low <= 0 && x[0].high >= 0 ? 0 : ends.min() ?? 0, ends.max() ?? 0)
    case .sign, .sin, .cos: return Bounds(-1, 1)
    case .smoothstep: return Bounds(0, 1)
    case .floor: return monotone { $0.rounded(.down) }
    case .ceil: return monotone { $0.rounded(.up) }
    case .round: return monotone { $0.rounded(.toNearestOrAwayFromZero) }
    case .sqrt: return x[0].low >= 0 ? monotone { $0.squareRoot() } : .unknown
    case .snap where isList:
      return Bounds(x.dropFirst().map(\.low).min() ?? 0, x.dropFirst().map(\.high).max() ?? 0)
    case .wrap where x.count == 3 && x[1].high < x[2].low,
      .mirror where x.count == 3 && x[1].high < x[2].low:
      return Bounds(x[1].low, x[2].high)
    default: return .unknown
    }
  }
}
