public import ScrollworkModel

/// Links as Swift code for a scroll view's delegate: a class that takes the views and sets, in
/// `scrollViewDidScroll`, whatever the scene's links drive. What needs a clock or what was before is
/// left out by name.
public struct SwiftExport: Sendable {
  /// Properties that are left out, with the reason.
  public private(set) var refused: [(name: String, reason: String)] = []
  let scene: ResolvedScene
  let program: LinkProgram
  /// Lines of the body, in order.
  private var body: [String] = []
  private var names: SwiftNames
  private var expressions: [Int32: String] = [:]
  private var reasons: [Int32: String] = [:]
  /// How many parts of expressions have a name of their own.
  private var parts = 0

  public init(_ scene: ResolvedScene, _ program: LinkProgram) {
    self.scene = scene
    self.program = program
    names = SwiftNames(scene)
    findReasons()
    write()
  }

  // MARK: What can't be exported

  /// Goes through the nodes in order: what reads something that is left out is left out too.
  private mutating func findReasons() {
    for sample in program.samples {
      switch sample.field {
      case .time: reasons[sample.slot] = "it follows the time"
      case .velocity: reasons[sample.slot] = "it follows a velocity"
      case .phase: reasons[sample.slot] = "it follows a phase"
      default: break
      }
    }
    let access = NodeAccess(program: program)
    for node in program.nodes {
      let known = reasons
      var reason = access.reads(node).compactMap { known[$0] }.first
      switch node.kind {
      case .smooth, .spring: reason = reason ?? "it is smoothed over time"
      case .direction: reason = reason ?? "it follows a direction"
      case .collapse: reason = reason ?? "a bar that comes back needs what was before"
      case .visible: reason = reason ?? "it follows the visible share of a view"
      case .table:
        let table = program.tables[Int(node.b)]
        reason = reason ?? SwiftExport.reason(table.eases, table.before, table.after)
      case .openTable:
        let table = program.openTables[Int(node.b)]
        reason = reason ?? SwiftExport.reason(table.eases, table.before, table.after)
      default: break
      }
      guard let reason else { continue }
      for slot in access.writes(node) { reasons[slot] = reason }
    }
  }

  private static func reason(
    _ eases: [Ease], _ before: DriveDeclaration.Outside, _ after: DriveDeclaration.Outside
  ) -> String? {
    for rule in [before, after] where rule == .repeat || rule == .mirror {
      return "outside its stops it is \(rule.rawValue)ed"
    }
    return eases.contains { SwiftExport.code($0) == nil } ? "the code has no such ease" : nil
  }

  // MARK: The body

  private mutating func write() {
    var needed: Set<Int32> = []
    var outputs: [LinkProgram.Output] = []
    for output in program.outputs {
      if let reason = reasons[output.slot] {
        if case .backgroundColor(_, let channel) = output.target, channel != .red { continue }
        refused.append((output.name, reason))
        continue
      }
      outputs.append(output)
      needed.insert(output.slot)
    }
    let access = NodeAccess(program: program)
    var used: [Node] = []
    for node in program.nodes.reversed()
    where access.writes(node).contains(where: { needed.contains($0) }) {
      used.append(node)
      needed.formUnion(access.reads(node))
    }
    for node in used.reversed() { emit(node) }
    emit(outputs)
  }

  /// The code of a slot's value.
  private mutating func value(_ slot: Int32) -> String {
    if let known = expressions[slot] { return known }
    let text: String
    if let sample = program.samples.first(where: { $0.slot == slot }) {
      text = names.sample(sample, program)
    } else {
      text = SwiftExport.literal(program.initialValues[Int(slot)])
    }
    expressions[slot] = text
    return text
  }

  static func literal(_ value: Double) -> String {
    value < 0 ? "(\(value))" : "\(value)"
  }

  private mutating func define(_ slot: Int32, _ code: String) {
    let name = "v\(slot)"
    body.append("let \(name): Double = \(code)")
    expressions[slot] = name
  }

  private func list(_ numbers: [Double]) -> String {
    "[" + numbers.map { "\($0)" }.joined(separator: ", ") + "]"
  }

  private mutating func emit(_ node: Node) {
    let place = Int(node.b)
    switch node.kind {
    case .linear:
      let numbers = program.numbers[place..<place + 4].map { $0 }
      let (keys, values) = (list(Array(numbers[..<2])), list(Array(numbers[2...])))
      define(node.out, "stops(\(value(node.a)), \(keys), \(values))")
    case .stops:
      let count = Int(node.c)
      let keys = list(Array(program.numbers[place..<place + count]))
      let values = list(Array(program.numbers[place + count..<place + 2 * count]))
      define(node.out, "stops(\(value(node.a)), \(keys), \(values))")
    case .curve:
      // The curve's control points from its coefficients.
      let n = program.numbers[place..<place + 10].map { $0 }
      let points = [n[6] / 3, n[9] / 3, (n[5] + 2 * n[6]) / 3, (n[8] + 2 * n[9]) / 3]
      let ease = "{ curve($0, \(points.map { "\($0)" }.joined(separator: ", "))) }"
      define(
        node.out,
        "stops(\(value(node.a)), \(list(Array(n[..<2]))), \(list(Array(n[2..<4]))), eases: [\(ease)])"
      )
    case .table:
      let table = program.tables[place]
      define(
        node.out,
        stops(
          value(node.a), list(table.keys), list(table.values), table.eases, table.before,
          table.after, table.isReversed))
    case .openTable:
      let table = program.openTables[place]
      let keys = "[" + table.keys.map { value($0) }.joined(separator: ", ") + "]"
      let values = "[" + table.values.map { value($0) }.joined(separator: ", ") + "]"
      let code = stops(
        value(node.a), keys, values, table.eases, table.before, table.after, table.isReversed)
      define(node.out, code)
    case .expression:
      define(node.out, expression(program.code[place..<place + Int(node.c)]))
    case .select:
      define(node.out, "\(value(node.a)) != 0 ? \(value(node.b)) : \(value(node.c))")
    case .finite:
      let a = value(node.a)
      define(
        node.out, "\(a).isFinite && (\(value(node.d))).isFinite ? \(a) : \(value(node.b))")
    case .round:
      define(
        node.out,
        "(\(value(node.a)) / \(value(node.b))).rounded(.toNearestOrAwayFromZero) * \(value(node.b))"
      )
    case .follow: expressions[node.out] = value(node.a)
    case .page: define(node.out, page(node))
    case .pageIndex:
      let source = program.pageSources[place]
      define(
        node.out,
        "pageIndex(\(value(node.a)), \(names.pages(source, program)))")
    case .linkMap: define(node.out, map(program.maps[place], value(node.a)))
    case .group: emit(program.groups[place])
    case .viewRange: emit(program.viewRanges[place], node.out)
    case .smooth, .spring, .direction, .visible, .collapse: break
    }
  }

  private mutating func page(_ node: Node) -> String {
    let source = program.pageSources[Int(node.b)]
    let pages = names.pages(source, program)
    let page = "page(\(value(node.a)), \(pages))"
    return source.isMirrored ? "pageCount(\(pages)) - 1 - \(page)" : page
  }

  private func stops(
    _ x: String, _ keys: String, _ values: String, _ eases: [Ease],
    _ before: DriveDeclaration.Outside, _ after: DriveDeclaration.Outside, _ isReversed: Bool
  ) -> String {
    var code = "stops(\(x), \(keys), \(values)"
    if !eases.allSatisfy({ $0 == .linear }) {
      code += ", eases: [\(eases.map { SwiftExport.code($0) ?? "{ $0 }" }.joined(separator: ", "))]"
    }
    if isReversed { code += ", isReversed: true" }
    if before != .clamp { code += ", before: .\(before.rawValue)" }
    if after != .clamp { code += ", after: .\(after.rawValue)" }
    return code + ")"
  }

  /// An ease as a closure; nil for those that the code doesn't have.
  static func code(_ ease: Ease) -> String? {
    switch ease {
    case .linear: return "{ $0 }"
    case .hold: return "{ $0 < 1 ? 0 : 1 }"
    case .bezier(let c): return "{ curve($0, \(c.x1), \(c.y1), \(c.x2), \(c.y2)) }"
    case .power(let exponent, let side):
      let factors = Array(repeating: "$0", count: exponent).joined(separator: " * ")
      return "{ sided($0, .\(side)) { \(factors) } }"
    case .back(let side):
      return "{ sided($0, .\(side)) { $0 * $0 * ($0 + 1.70158 * ($0 - 1)) } }"
    case .circle, .bounce, .steps, .points: return nil
    }
  }

  private mutating func expression(_ code: ArraySlice<Code>) -> String {
    var stack: [String] = []
    for instruction in code {
      switch instruction.operation {
      case .load: stack.append(value(instruction.argument))
      case .negate: stack.append("(-\(stack.removeLast()))")
      case .not: stack.append("(1 - \(stack.removeLast()))")
      case .call, .callWithList:
        let count = Int(instruction.argument)
        let arguments = stack.suffix(count).joined(separator: ", ")
        stack.removeLast(count)
        stack.append(
          SwiftExport.call(instruction.function, arguments, instruction.operation == .callWithList))
      default:
        let right = stack.removeLast()
        let left = stack.removeLast()
        stack.append(SwiftExport.binary(instruction.operation, left, right))
      }
      // The compiler takes long over expressions of many parts.
      if let text = stack.last, text.utf8.count > 120, instruction.operation != .load {
        let name = "e\(parts)"
        parts += 1
        body.append("let \(name): Double = \(stack.removeLast())")
        stack.append(name)
      }
    }
    return stack.last ?? "0"
  }

  private static func binary(_ operation: Code.Operation, _ a: String, _ b: String) -> String {
    switch operation {
    case .add: "(\(a) + \(b))"
    case .subtract: "(\(a) - \(b))"
    case .multiply: "(\(a) * \(b))"
    case .divide: "(\(a) / \(b))"
    case .safeDivide: "share(\(a), \(b))"
    case .divideByRange: "(\(a) == 0 ? 0 : \(a) / \(b))"
    case .equal: "truth(\(a) == \(b))"
    case .notEqual: "truth(\(a) != \(b))"
    case .lessOrEqual: "truth(\(a) <= \(b))"
    case .greaterOrEqual: "truth(\(a) >= \(b))"
    case .less: "truth(\(a) < \(b))"
    case .greater: "truth(\(a) > \(b))"
    case .and: "truth(\(a) != 0 && \(b) != 0)"
    default: "truth(\(a) != 0 || \(b) != 0)"
    }
  }

  private static func call(
    _ function: Expression.Function, _ arguments: String, _ isList: Bool
  ) -> String {
    switch function {
    case .min, .max, .abs: "\(function.rawValue)(\(arguments))"
    case .floor: "(\(arguments)).rounded(.down)"
    case .ceil: "(\(arguments)).rounded(.up)"
    case .round: "(\(arguments)).rounded(.toNearestOrAwayFromZero)"
    case .sqrt: "(\(arguments)).squareRoot()"
    case .sin: "sin((\(arguments)) * .pi / 180)"
    case .cos: "cos((\(arguments)) * .pi / 180)"
    case .if: "choose(\(arguments))"
    case .snap: isList ? "nearest(\(arguments))" : "snap(\(arguments))"
    case .clamp, .mix, .wrap, .mirror, .smoothstep, .sign: "\(function.rawValue)(\(arguments))"
    }
  }

  // MARK: Scrollers

  private mutating func map(_ map: LinkMap, _ offset: String) -> String {
    let (low, high) = (value(map.from.low), value(map.from.high))
    let (targetLow, targetHigh) = (value(map.to.low), value(map.to.high))
    var code: String
    switch map.measure {
    case .points:
      var way = "(\(offset) - \(low))"
      if map.ratio >= 0 {
        way += map.dividesByRatio ? " / \(value(map.ratio))" : " * \(value(map.ratio))"
      }
      code = "\(targetLow) + \(way)"
    case .progress:
      let empty =
        switch map.empty {
        case .zero: "\(targetLow)"
        case .one: "\(targetHigh)"
        case .hold, .inactive: value(map.incoming)
        }
      code =
        "(\(high) > \(low) ? mix(\(targetLow), \(targetHigh), (\(offset) - \(low)) / (\(high) - \(low))) "
        + ": \(empty))"
    case .page:
      let from = names.pages(program.pageSources[Int(map.from.pages)], program)
      let to = names.pages(program.pageSources[Int(map.to.pages)], program)
      code = "pageOffset(page(\(offset), \(from)), \(to))"
    case .stops:
      guard let table = map.table else { return offset }
      code = stops(
        offset, list(table.keys), list(table.values), table.eases, table.before, table.after,
        table.isReversed)
    }
    return map.clamps ? "clamp(\(code), \(targetLow), \(targetHigh))" : code
  }

  /// The scroll view that calls leads.
  private mutating func emit(_ group: LinkGroup) {
    for (index, slot) in group.outputs.enumerated() {
      body.append("var v\(slot): Double = \(value(group.incoming[index]))")
    }
    for slot in group.outputs { expressions[slot] = "v\(slot)" }
    for (index, slot) in group.outputs.enumerated() {
      guard let output = program.outputs.first(where: { $0.slot == slot }),
        case .contentOffset(let view, _) = output.target
      else { continue }
      body.append("if scrollView === \(names.view(view)) {")
      var reached: Set<Int> = [index]
      var queue = [index]
      while !queue.isEmpty {
        let member = queue.removeFirst()
        for edge in group.edges[member] where reached.insert(Int(edge.to)).inserted {
          let leader = "v\(group.outputs[member])"
          body.append(
            "  v\(group.outputs[Int(edge.to)]) = \(map(program.maps[Int(edge.map)], leader))")
          queue.append(Int(edge.to))
        }
      }
      body.append("}")
    }
  }

  private mutating func emit(_ range: ViewRangeSource, _ out: Int32) {
    let x = value(range.start)
    let (size, port) = (value(range.size), value(range.port))
    let (start, end) = (value(range.insetStart), value(range.insetEnd))
    let slide = value(range.slide)
    define(out, "\(x) - \(port) + \(end)")
    define(out + 1, "\(x) + \(size) - \(start) + \(slide)")
    define(out + 2, "min(v\(out) + \(size) + \(slide), v\(out + 1) - \(size))")
    define(out + 3, "max(v\(out) + \(size) + \(slide), v\(out + 1) - \(size))")
    define(out + 4, "\(x) + \(size) - \(port) + \(end)")
    define(out + 5, "\(x) - \(start)")
    define(out + 6, "truth(v\(out + 1) > v\(out))")
  }

  // MARK: Outputs

  private mutating func emit(_ outputs: [LinkProgram.Output]) {
    var transforms: [Int32: LinkPieces] = [:]
    var colours: [Int32: [String]] = [:]
    var order: [Int32] = []
    for output in outputs {
      let code = value(output.slot)
      let view = output.target.view.map { names.view($0) } ?? ""
      switch output.target {
      case .contentOffset(_, let axis):
        let letter = axis == .horizontal ? "x" : "y"
        body.append(
          "if scrollView !== \(view), Double(\(view).contentOffset.\(letter)) != \(code) {")
        body.append("  \(view).contentOffset.\(letter) = CGFloat(\(code))")
        body.append("}")
      case .frame(_, let part):
        body.append("set(\(view), \(part.rawValue): \(code))")
      case .contentInset(_, let edge):
        body.append("\(view).contentInset.\(edge.rawValue) = CGFloat(\(code))")
      case .hidden: body.append("\(view).isHidden = \(code) != 0")
      case .constant(let index):
        let name = names.constraint(index)
        body.append("\(name).constant = CGFloat(\(code))")
      case .multiplier:
        refused.append((output.name, "a constraint's multiplier can't be changed in UIKit"))
      case .alpha: body.append("\(view).alpha = CGFloat(\(code))")
      case .cornerRadius: body.append("\(view).layer.cornerRadius = CGFloat(\(code))")
      case .zPosition: body.append("\(view).layer.zPosition = CGFloat(\(code))")
      case .currentPage(let index):
        body.append(
          "\(names.view(index, as: "UIPageControl")).currentPage = Int(\(code))")
      case .variable(let name): body.append("\(names.variable(name)) = \(code)")
      case .backgroundColor(let index, _): colours[index, default: []].append(code)
      case .translate(let index, let axis):
        if transforms[index] == nil { order.append(index) }
        if axis == .horizontal {
          transforms[index, default: LinkPieces()].x = code
        } else {
          transforms[index, default: LinkPieces()].y = code
        }
      case .scale(let index):
        if transforms[index] == nil { order.append(index) }
        transforms[index, default: LinkPieces()].scale = (code, code)
      case .scaleAxis(let index, let axis):
        if transforms[index] == nil { order.append(index) }
        if axis == .horizontal {
          transforms[index, default: LinkPieces()].scale.0 = code
        } else {
          transforms[index, default: LinkPieces()].scale.1 = code
        }
      case .rotate(let index):
        if transforms[index] == nil { order.append(index) }
        transforms[index, default: LinkPieces()].rotation = code
      }
    }
    for index in order {
      guard let pieces = transforms[index] else { continue }
      body.append("\(names.view(index)).transform = \(pieces.code)")
    }
    for (index, channels) in colours.sorted(by: { $0.key < $1.key }) where channels.count == 4 {
      body.append("\(names.view(index)).backgroundColor = UIColor(")
      body.append("  red: CGFloat(\(channels[0]) / 255), green: CGFloat(\(channels[1]) / 255),")
      body.append("  blue: CGFloat(\(channels[2]) / 255), alpha: CGFloat(\(channels[3])))")
    }
  }

  private struct LinkPieces {
    var x = "0.0"
    var y = "0.0"
    var scale = ("1.0", "1.0")
    var rotation = "0.0"

    /// Scaled first, then rotated, then moved.
    var code: String {
      "CGAffineTransform(translationX: CGFloat(\(x)), y: CGFloat(\(y)))"
        + ".rotated(by: CGFloat(\(rotation) * .pi / 180))"
        + ".scaledBy(x: CGFloat(\(scale.0)), y: CGFloat(\(scale.1)))"
    }
  }

  // MARK: The file

  /// The whole file.
  public var text: String {
    var lines = ["// Keeps what the scene links to its scroll views where the links want it."]
    for (name, reason) in refused { lines.append("// Not exported: \(name): \(reason).") }
    lines += ["", "import UIKit", ""]
    lines.append("final class LinkedScrolling: NSObject, UIScrollViewDelegate {")
    for (name, type) in names.properties { lines.append("  let \(name): \(type)") }
    for name in names.variables { lines.append("  private(set) var \(name) = 0.0") }
    lines.append("  private var isMoving = false")
    lines.append("")
    let parameters = names.properties.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    lines.append("  init(\(parameters)) {")
    for (name, _) in names.properties { lines.append("    self.\(name) = \(name)") }
    lines += ["    super.init()"]
    for (name, type) in names.properties where type == "UIScrollView" {
      lines.append("    \(name).delegate = self")
    }
    lines += [
      "  }", "", "  func scrollViewDidScroll(_ scrollView: UIScrollView) {",
      "    // Moving another scroll view calls this again.", "    guard !isMoving else { return }",
      "    isMoving = true", "    defer { isMoving = false }",
    ]
    lines += body.map { "    " + $0 }
    lines += ["  }", "}", ""]
    return lines.map { $0 + "\n" }.joined() + SwiftExport.support
  }
}
