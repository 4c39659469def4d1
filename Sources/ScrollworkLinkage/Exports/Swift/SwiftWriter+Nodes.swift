internal import ScrollworkModel

extension SwiftWriter {
  /// The code of one node.
  mutating func emit(_ node: Node) {
    let place = Int(node.b)
    let numbers = program.numbers
    switch node.kind {
    case .linear:
      let table = StopTable([
        (numbers[place], numbers[place + 2]), (numbers[place + 1], numbers[place + 3]),
      ])
      define(node.out, stops(table, node))
    case .stops:
      let count = Int(node.c)
      let pairs = (0..<count).map { (numbers[place + $0], numbers[place + count + $0]) }
      define(node.out, stops(StopTable(pairs), node))
    case .curve:
      // The table that it was made of has the curve's points.
      let numbers = Array(numbers[place..<place + 10])
      if let table = program.tables.first(where: { SwiftWriter.isCurve(numbers, of: $0) }) {
        define(node.out, stops(table, node))
      }
    case .table: define(node.out, stops(program.tables[place], node))
    case .openTable: define(node.out, stops(program.openTables[place], value(node.a)))
    case .expression:
      let code = program.code[place..<place + Int(node.c)]
      define(node.out, rangePoint(Array(code)) ?? expression(code))
    case .select:
      let condition = value(node.a)
      define(node.out, .choice("\(condition.text(.sum)) != 0", value(node.b), value(node.c)))
    case .finite:
      let (a, source) = (value(node.a), value(node.d))
      var condition = "\(a.text(.atom)).isFinite"
      if source.text != a.text { condition += " && \(source.text(.atom)).isFinite" }
      define(node.out, .choice(condition, a, value(node.b)))
    case .round:
      let (a, step) = (value(node.a), value(node.b))
      let whole = SwiftCode(text: "\((a / step).text(.atom)).rounded(.toNearestOrAwayFromZero)")
      define(
        node.out, constant(node.b) == 1 ? rounded(a, ".toNearestOrAwayFromZero") : whole * step)
    case .light: define(node.out, .call("channel", value(node.a)))
    case .follow: follow(node)
    case .page:
      let page = SwiftCode(text: "\(pages(place)).page(at: \(value(node.a).text))")
      guard program.pageSources[place].isMirrored else { return define(node.out, page) }
      define(
        node.out,
        SwiftCode(text: "Double(\(pages(place)).count - 1)") - page)
    case .pageIndex:
      define(
        node.out,
        SwiftCode(text: "Double(\(pages(place)).index(ofPage: \(value(node.a).text)))"))
    case .linkMap: define(node.out, map(program.maps[place], value(node.a)))
    case .group: emit(program.groups[place])
    case .viewRange: emit(program.viewRanges[place], node.out)
    case .visible: define(node.out, visible(program.visibles[place]))
    case .smooth, .spring, .direction, .collapse: emitMemory(node)
    }
  }

  /// Whether a node's numbers (keys, values, coefficients) are those of a table with one curve.
  private static func isCurve(_ numbers: [Double], of table: StopTable) -> Bool {
    guard table.keys == Array(numbers[..<2]), table.values == Array(numbers[2..<4]),
      table.before == .clamp, table.after == .clamp, !table.isReversed,
      case .bezier(let curve)? = table.eases.first
    else { return false }
    let (x, y) = (
      CubicBezier.coefficients(curve.x1, curve.x2), CubicBezier.coefficients(curve.y1, curve.y2)
    )
    return [x.a, x.b, x.c, y.a, y.b, y.c] == Array(numbers[4...])
  }

  func rounded(_ code: SwiftCode, _ rule: String) -> SwiftCode {
    SwiftCode(text: "\(code.text(.atom)).rounded(\(rule))")
  }

  // MARK: Stops

  private mutating func stops(_ table: StopTable, _ node: Node) -> SwiftCode {
    let x = value(node.a)
    let code = constructor(
      table.keys.map { SwiftCode.number($0) }, table.values.map { SwiftCode.number($0) },
      table.eases, table.before, table.after, table.isReversed)
    return SwiftCode(text: "Self.\(self.table(code, node.out)).value(at: \(x.text))")
  }

  private mutating func stops(_ table: OpenTable, _ x: SwiftCode) -> SwiftCode {
    let keys = table.keys.map { value($0).text }
    let values = table.values.map { value($0).text }
    let code = constructor(
      keys, values, table.eases, table.before, table.after, table.isReversed)
    let call = "\(table.sortsKeys ? ".sorted" : "").value(at: \(x.text))"
    let isLong = code.contains("\n") || SwiftCode.width(code + call) > 76
    return SwiftCode(text: code + (isLong ? "\n  " : "") + call)
  }

  private func constructor(
    _ keys: [String], _ values: [String], _ eases: [Ease],
    _ before: DriveDeclaration.Outside, _ after: DriveDeclaration.Outside, _ isReversed: Bool
  ) -> String {
    var arguments = [SwiftCode.list(keys), SwiftCode.list(values)]
    if !eases.allSatisfy({ $0 == .linear }) {
      arguments.append("eases: \(SwiftCode.list(eases.map { SwiftWriter.ease($0) }))")
    }
    if isReversed { arguments.append("isReversed: true") }
    if before != .clamp { arguments.append("before: .\(before.rawValue)") }
    if after != .clamp { arguments.append("after: .\(after.rawValue)") }
    return SwiftCode.call("Stops", arguments)
  }

  /// An ease as a closure.
  static func ease(_ ease: Ease) -> String {
    func number(_ value: Double) -> String { SwiftCode.number(value) }
    switch ease {
    case .linear: return "{ $0 }"
    case .hold: return "{ $0 < 1 ? 0 : 1 }"
    case .bezier(let c):
      return "{ curve($0, \([c.x1, c.y1, c.x2, c.y2].map(number).joined(separator: ", "))) }"
    case .power(let exponent, let side):
      let factors = Array(repeating: "$0", count: exponent).joined(separator: " * ")
      return "{ sided($0, .\(side)) { \(factors) } }"
    case .back(let side):
      return "{ sided($0, .\(side)) { $0 * $0 * ($0 + 1.70158 * ($0 - 1)) } }"
    case .bounce(let side): return "{ sided(clamp($0, 0, 1), .\(side)) { 1 - bounce(1 - $0) } }"
    case .circle(let side):
      return "{ sided(clamp($0, 0, 1), .\(side)) { 1 - (1 - $0 * $0).squareRoot() } }"
    case .steps(let count, let position):
      let isStart = position == .jumpStart || position == .start || position == .jumpBoth
      let jumps =
        switch position {
        case .jumpBoth: count + 1
        case .jumpNone: max(count - 1, 1)
        default: count
        }
      return "{ steps($0, \(count), of: \(jumps)\(isStart ? ", jumpsAtStart: true" : "")) }"
    case .points(let points):
      let xs = points.map { number($0.x) }.joined(separator: ", ")
      let ys = points.map { number($0.y) }.joined(separator: ", ")
      return "{ along($0, [\(xs)], [\(ys)]) }"
    }
  }

  // MARK: Expressions

  private mutating func expression(_ code: ArraySlice<Code>) -> SwiftCode {
    var stack: [SwiftCode] = []
    for instruction in code {
      switch instruction.operation {
      case .load: stack.append(value(instruction.argument))
      case .negate:
        stack.append(SwiftCode(text: "-\(stack.removeLast().text(.atom))", level: .product))
      case .not: stack.append(.literal(1) - stack.removeLast())
      case .call, .callWithList:
        let count = Int(instruction.argument)
        let arguments = Array(stack.suffix(count))
        stack.removeLast(count)
        stack.append(
          call(instruction.function, arguments, instruction.operation == .callWithList))
      default:
        let right = stack.removeLast()
        let left = stack.removeLast()
        stack.append(SwiftWriter.binary(instruction.operation, left, right))
      }
      // The compiler takes long over expressions of many parts.
      if let last = stack.last, SwiftCode.width(last.text) > 72, instruction.operation != .load {
        let name = names.unique("part")
        write("let \(name) = \(last.text)")
        stack[stack.count - 1] = SwiftCode(text: name)
      }
    }
    return stack.last ?? .literal(0)
  }

  /// A point of a view range, which the program writes as start + share * (end - start) + points.
  private mutating func rangePoint(_ code: [Code]) -> SwiftCode? {
    let shape: [Code.Operation] = [
      .load, .load, .load, .load, .subtract, .multiply, .add, .load, .add,
    ]
    guard code.map(\.operation) == shape, code[0].argument == code[3].argument,
      let share = constant(code[1].argument), let points = constant(code[7].argument)
    else { return nil }
    let start = value(code[0].argument)
    var result = start
    if share != 0 {
      let way = value(code[2].argument) - start
      result = start + (share == 1 ? way : .literal(share) * way)
    }
    return points == 0 ? result : result + .literal(points)
  }

  private static func binary(
    _ operation: Code.Operation, _ a: SwiftCode, _ b: SwiftCode
  ) -> SwiftCode {
    func truth(_ sign: String) -> SwiftCode {
      SwiftCode(text: "truth(\(a.text(.sum)) \(sign) \(b.text(.sum)))")
    }
    switch operation {
    case .add: return a + b
    case .subtract: return a - b
    case .multiply: return a * b
    case .divide: return a / b
    case .safeDivide: return .call("share", a, b)
    case .divideByRange: return .call("share", a, ofRange: b)
    case .equal: return truth("==")
    case .notEqual: return truth("!=")
    case .lessOrEqual: return truth("<=")
    case .greaterOrEqual: return truth(">=")
    case .less: return truth("<")
    case .greater: return truth(">")
    case .and:
      return SwiftCode(text: "truth(\(a.text(.sum)) != 0 && \(b.text(.sum)) != 0)")
    default: return SwiftCode(text: "truth(\(a.text(.sum)) != 0 || \(b.text(.sum)) != 0)")
    }
  }

  private func call(
    _ function: Expression.Function, _ arguments: [SwiftCode], _ isList: Bool
  ) -> SwiftCode {
    let list = arguments.map(\.text).joined(separator: ", ")
    switch function {
    case .floor: return rounded(arguments[0], ".down")
    case .ceil: return rounded(arguments[0], ".up")
    case .round: return rounded(arguments[0], ".toNearestOrAwayFromZero")
    case .sqrt: return SwiftCode(text: "\(arguments[0].text(.atom)).squareRoot()")
    case .sin, .cos:
      return SwiftCode(
        text: "\(function.rawValue)(\(arguments[0].text(.product)) * Double.pi / 180.0)")
    case .if: return SwiftCode(text: "choose(\(list))")
    case .snap: return SwiftCode(text: isList ? "nearest(\(list))" : "snap(\(list))")
    case .min, .max, .abs, .clamp, .mix, .wrap, .mirror, .smoothstep, .sign:
      return SwiftCode(text: SwiftCode.call(function.rawValue, arguments.map(\.text)))
    }
  }

  // MARK: Pages

  /// The pages of a scroll view on an axis.
  mutating func pages(_ index: Int) -> String {
    let source = program.pageSources[index]
    let view = program.scrollViews[Int(source.scroll)]
    let behavior = scene.views[Int(view)].node.scrolling
    var arguments = "\(names.view(view)), .\(source.axis)"
    func add(_ rule: PageStops.Rule, sizeIsGiven: Bool) {
      switch rule {
      case .uniform(let size, let origin):
        if sizeIsGiven { arguments += ", size: \(SwiftCode.number(size))" }
        arguments += ", origin: \(SwiftCode.number(origin))"
      case .boundaries(let offsets):
        arguments += ", at: \(SwiftCode.list(offsets.map { SwiftCode.number($0) }))"
      }
    }
    if let rule = PageStops.Rule(behavior, source.axis, bounds: 0) {
      // Pages whose size isn't given are as large as the scroll view.
      let size: Double? = if case .uniform(let size, _) = rule { size } else { nil }
      add(rule, sizeIsGiven: size.map { $0 > 0 } ?? false)
    }
    if let known = pageNames[arguments] { return known }
    let path = scene.views[Int(view)].path
    let name = names.unique(SwiftNames.identifier(path + ".pages"))
    pageNames[arguments] = name
    front.append("let \(name) = Pages(\(arguments))")
    return name
  }

  // MARK: Scrollers

  mutating func map(_ map: LinkMap, _ offset: SwiftCode) -> SwiftCode {
    let (low, high) = (value(map.from.low), value(map.from.high))
    let (targetLow, targetHigh) = (value(map.to.low), value(map.to.high))
    var code: SwiftCode
    switch map.measure {
    case .points:
      var way = constant(map.from.low) == 0 ? offset : offset - low
      if map.ratio >= 0 {
        way = map.dividesByRatio ? way / value(map.ratio) : way * value(map.ratio)
      }
      code = targetLow + way
    case .progress:
      let empty =
        switch map.empty {
        case .zero: targetLow
        case .one: targetHigh
        case .hold, .inactive: value(map.incoming)
        }
      let startsAtZero = constant(map.from.low) == 0
      let share = startsAtZero ? offset / high : (offset - low) / (high - low)
      code = .choice(
        "\(high.text(.sum)) > \(low.text(.sum))", .call("mix", targetLow, targetHigh, share), empty)
    case .page:
      guard map.from.pages >= 0, map.to.pages >= 0 else { return value(map.incoming) }
      let page = "\(pages(Int(map.from.pages))).page(at: \(offset.text))"
      code = SwiftCode(text: "\(pages(Int(map.to.pages))).offset(at: \(page))")
    case .stops:
      guard let table = map.table else { return offset }
      let constructed = constructor(
        table.keys.map { SwiftCode.number($0) }, table.values.map { SwiftCode.number($0) },
        table.eases, table.before, table.after, table.isReversed)
      code = SwiftCode(
        text: "Self.\(self.table(constructed, map.incoming)).value(at: \(offset.text))")
    }
    return map.clamps ? .call("clamp", code, targetLow, targetHigh) : code
  }

  private mutating func emit(_ range: ViewRangeSource, _ out: Int32) {
    let name = names.unique(rangeTitle(range) + "Range")
    var arguments = [
      "at: \(value(range.start).text)", "size: \(value(range.size).text)",
      "port: \(value(range.port).text)",
    ]
    if constant(range.insetStart) != 0 || constant(range.insetEnd) != 0 {
      arguments.append("insets: (\(value(range.insetStart).text), \(value(range.insetEnd).text))")
    }
    if constant(range.slide) != 0 {
      arguments += [
        "slide: \(value(range.slide).text)", "sticksAt: \(value(range.edge).text)",
      ]
    }
    write("let \(name) = \(SwiftCode.call("ViewRange", arguments))")
    let parts = [
      "coverStart", "coverEnd", "containStart", "containEnd", "entryCrossingEnd",
      "exitCrossingStart",
    ]
    for (index, part) in parts.enumerated() {
      code[out + Int32(index)] = SwiftCode(text: "\(name).\(part)")
    }
    code[out + 6] = SwiftCode(text: "truth(\(name).isActive)")
  }

  /// `cell3` of the size that a range reads.
  private func rangeTitle(_ range: ViewRangeSource) -> String {
    guard let sample = program.samples.first(where: { $0.slot == range.size }),
      case .frame = sample.field
    else { return "view" }
    return SwiftNames.identifier(scene.path(of: program.items[Int(sample.index)]))
  }

  private mutating func visible(_ source: VisibleSource) -> SwiftCode {
    let layers = source.layers.map { layer in
      var text = "(\(names.frame(program.items[Int(layer.item)]))"
      text +=
        layer.offsetX >= 0
        ? ", \(value(layer.offsetX).text), \(value(layer.offsetY).text)" : ", 0.0, 0.0"
      return text + ", \(layer.clips))"
    }
    let frame = names.frame(program.items[Int(source.item)])
    return SwiftCode(text: "visibleShare(\(frame), \(SwiftCode.list(layers)))")
  }
}

extension SwiftCode {
  fileprivate static func call(
    _ function: String, _ a: SwiftCode, ofRange b: SwiftCode
  ) -> SwiftCode {
    SwiftCode(text: "\(function)(\(a.text), ofRange: \(b.text))")
  }
}
