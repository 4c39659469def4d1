internal import ScrollworkModel

extension SwiftWriter {
  /// Declares something to remember and gives its name.
  private mutating func remember(_ wanted: String, _ type: String) -> String {
    let name = names.unique(wanted)
    memory.append("private var \(name): \(type)")
    return name
  }

  /// Nodes that depend on what was before.
  mutating func emitMemory(_ node: Node) {
    let title = title(node.out)
    switch node.kind {
    case .smooth:
      usesElapsed = true
      let before = remember(title + "Before", "Double?")
      let a = value(node.a)
      let halfLife = SwiftCode.number(program.numbers[Int(node.b)])
      define(
        node.out,
        SwiftCode(
          text: "smoothed(\(before), toward: \(a.text), halfLife: \(halfLife), elapsed)"))
      let name = value(node.out).text
      commits.append("\(before) = \(name)")
      frameConditions.append("abs(\(name) - \(a.text(.product))) > 1e-3")
    case .spring:
      usesElapsed = true
      let before = remember(title + "Spring", "Spring?")
      let a = value(node.a)
      let numbers = program.numbers[Int(node.b)...]
      let next = names.unique(title + "Next")
      let arguments = [
        before, "toward: \(a.text)", "response: \(SwiftCode.number(numbers[numbers.startIndex]))",
        "damping: \(SwiftCode.number(numbers[numbers.startIndex + 1]))", "elapsed",
      ]
      write("let \(next) = \(SwiftCode.call("sprung", arguments))")
      code[node.out] = SwiftCode(text: "\(next).value")
      commits.append("\(before) = \(next)")
      frameConditions.append(
        "abs(\(next).value - \(a.text(.product))) > 1e-3 || abs(\(next).velocity) > 1e-3")
    case .direction:
      let before = remember(title + "Before", "(offset: Double, direction: Double)?")
      let a = value(node.a)
      define(
        node.out,
        .choice(
          "\(a.text(.sum)) == \(before)?.offset", SwiftCode(text: "\(before)?.direction ?? 0.0"),
          SwiftCode(
            text: "\(before).map { \(a.text(.sum)) > $0.offset ? 1.0 : -1.0 } ?? 0.0",
            level: .choice)))
      commits.append("\(before) = (\(a.text), \(value(node.out).text))")
    case .collapse: emit(program.collapses[Int(node.b)], node.out)
    default: break
    }
  }

  /// A scroll view that only follows is left alone until what it follows changes.
  mutating func follow(_ node: Node) {
    let (a, driver, base) = (value(node.a), value(node.d), value(node.b))
    guard a.text != driver.text else {
      let before = remember(title(node.b) + "Before", "Double?")
      define(node.out, .choice("\(a.text(.sum)) == \(before)", base, a))
      commits.append("\(before) = \(a.text)")
      return
    }
    let before = remember(title(node.b) + "Before", "(target: Double, source: Double)?")
    define(
      node.out,
      .choice("\(before).map { $0 == (\(a.text), \(driver.text)) } ?? false", base, a))
    commits.append("\(before) = (\(a.text), \(driver.text))")
  }

  private mutating func emit(_ bar: CollapseSource, _ out: Int32) {
    let title = title(out) == "part" ? barTitle(bar) : title(out)
    let before = remember(title + "State", "CollapsingBar?")
    let next = names.unique(title + "Next")
    let hasSnap = bar.snap != .none
    if hasSnap { usesElapsed = true }
    var arguments = [
      "\(before)", "at: \(value(bar.offset).text)", "from: \(value(bar.low).text)",
      "range: \(value(bar.range).text)",
    ]
    if bar.enter == .collapsed { arguments.append("shownFirst: \(value(bar.least).text)") }
    arguments.append("enter: .\(bar.enter)")
    if hasSnap {
      let phase = value(bar.phase).text.replacing(".rawValue", with: "")
      arguments += ["snap: .\(bar.snap)", "isAtRest: \(phase) == .idle", "elapsed"]
    }
    write("let \(next) = \(SwiftCode.call("CollapsingBar", arguments))")
    code[out] = SwiftCode(text: "\(next).hidden")
    commits.append("\(before) = \(next)")
    guard hasSnap else { return }
    frameConditions.append("\(next).clock >= 0")
    let view = names.view(bar.scroller)
    if let phase = phases.first(where: { $0.view == view })?.name {
      commits += [
        "if let target = \(next).request {", "  \(phase) = .animating",
        "  \(view).setContentOffset(",
        "    CGPoint(x: \(view).contentOffset.x, y: CGFloat(target)), animated: true)",
        "}",
      ]
    }
  }

  private func barTitle(_ bar: CollapseSource) -> String {
    SwiftNames.identifier(scene.views[Int(bar.scroller)].path) + "Bar"
  }

  // MARK: Scroll views that move together

  mutating func emit(_ group: LinkGroup) {
    let outputs = group.outputs.map { slot in program.outputs.first { $0.slot == slot } }
    let places = zip(group.outputs, outputs).map { slot, _ in local(slot) }
    var incoming: [SwiftCode] = []
    for slot in group.incoming { incoming.append(value(slot)) }
    let members = outputs.compactMap { $0?.name }.joined(separator: " and ")
    lines.append(SwiftCode.comment("// \(members) move together."))
    for (name, code) in zip(places, incoming) { lines.append("var \(name) = \(code.text)") }
    // What several cases read.
    for edge in group.edges.joined() {
      let map = program.maps[Int(edge.map)]
      for slot in [map.from.low, map.from.high, map.to.low, map.to.high, map.ratio] where slot >= 0
      {
        _ = value(slot)
      }
    }
    let before = remember(title(group.incoming[0]) + "Places", "[Double]?")
    lines.append("switch leader([\(places.joined(separator: ", "))], \(before)) {")
    for (slot, name) in zip(group.outputs, places) { code[slot] = SwiftCode(text: name) }
    for origin in group.incoming.indices {
      var moves: [String] = []
      var reached: Set<Int> = [origin]
      var queue = [origin]
      var next = 0
      while next < queue.count {
        let member = queue[next]
        next += 1
        for edge in group.edges[member] where reached.insert(Int(edge.to)).inserted {
          let outer = lines
          lines = []
          let code = map(program.maps[Int(edge.map)], SwiftCode(text: places[member]))
          moves += lines + ["\(places[Int(edge.to)]) = \(code.text)"]
          lines = outer
          queue.append(Int(edge.to))
        }
      }
      guard !moves.isEmpty else { continue }
      lines.append("case \(origin):")
      lines += moves.flatMap { $0.split(separator: "\n") }.map { "  " + $0 }
    }
    lines += ["default: break", "}"]
    // Where they stand then: a scroll view puts its offset on a pixel.
    let now = zip(group.incoming, places).map { slot, name in
      program.samples.first { $0.slot == slot }.map { sample($0).text } ?? name
    }
    commits.append("\(before) = [\(now.joined(separator: ", "))]")
  }

  // MARK: Numbers that views have

  /// The code of a number that is read from a view or the clock.
  mutating func sample(_ sample: InputSample) -> SwiftCode {
    if case .range(let axis) = sample.field {
      let name = names.view(program.scrollViews[Int(sample.index)])
      return SwiftCode(text: "\(name).highest(.\(axis))")
        - SwiftCode(text: "\(name).lowest(.\(axis))")
    }
    return SwiftCode(text: text(of: sample))
  }

  private mutating func text(of sample: InputSample) -> String {
    let index = Int(sample.index)
    switch sample.field {
    case .reducesMotion: return "truth(UIAccessibility.isReduceMotionEnabled)"
    case .time:
      usesTime = true
      return "time"
    case .frame(let attribute): return names.frame(program.items[index], attribute)
    default: break
    }
    let name = names.view(program.scrollViews[index])
    switch sample.field {
    case .offset(let axis): return "Double(\(name).contentOffset.\(axis.letter))"
    case .low(let axis): return "\(name).lowest(.\(axis))"
    case .high(let axis): return "\(name).highest(.\(axis))"
    case .contentSize(let axis): return "Double(\(name).contentSize.\(SwiftNames.size(axis)))"
    case .bounds(let axis): return "Double(\(name).bounds.size.\(SwiftNames.size(axis)))"
    case .inset(let edge): return "Double(\(name).adjustedContentInset.\(edge.rawValue))"
    case .zoomScale: return "Double(\(name).zoomScale)"
    case .velocity(let axis): return velocity(sample, name, axis)
    case .phase: return "\(phase(sample, name)).rawValue"
    case .isTracking: return "truth(\(phase(sample, name)) == .dragging)"
    case .isDecelerating: return "truth(\(phase(sample, name)) == .decelerating)"
    case .frame, .range, .time, .reducesMotion: return "0.0"
    }
  }

  /// The phase of a scroll view, from what its delegate is told.
  private mutating func phase(_ sample: InputSample, _ view: String) -> String {
    if let known = phases.first(where: { $0.view == view }) { return known.name }
    let path = scene.views[Int(program.scrollViews[Int(sample.index)])].path
    let name = names.unique(SwiftNames.identifier(path + ".phase"))
    memory.append("private var \(name) = Phase.idle")
    phases.append((view, name))
    return name
  }

  /// UIKit doesn't say how fast a scroll view moves: it is measured from frame to frame.
  private mutating func velocity(_ sample: InputSample, _ view: String, _ axis: Axis) -> String {
    let path = scene.views[Int(program.scrollViews[Int(sample.index)])].path
    let letter = axis.letter
    let base = SwiftNames.identifier("\(path).velocity.\(letter)")
    let key = "\(view).contentOffset.\(letter)"
    if let known = velocities[key] { return known }
    let name = names.unique(base)
    velocities[key] = name
    memory.append("private var \(name) = 0.0")
    memory.append("private var \(name)Offset: Double?")
    clock += [
      "\(name) = (Double(\(key)) - (\(name)Offset ?? Double(\(key)))) / elapsed",
      "\(name)Offset = Double(\(key))",
    ]
    frameConditions.append("\(name) != 0 || Double(\(key)) != \(name)Offset")
    return name
  }
}
