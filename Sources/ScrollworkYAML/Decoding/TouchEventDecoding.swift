internal import ScrollworkModel

/// Events of fingers.
extension Decoder {
  mutating func touchAction(_ entry: Entry) -> ScriptAction? {
    let node = entry.node
    switch entry.key {
    case .touch: return touch(node)
    case .move: return fingerMove(node, as: .moveEvent, .key(.move)).map { .move($0.move) }
    case .hold: return time(node, .key(.hold)).map { .hold($0) }
    case .lift: return finger(node, .key(.lift)).map { .lift(finger: $0) }
    case .cancel:
      if document.nodes[node].kind == .mapping {
        return finger(node, .key(.cancel)).map { .cancel(finger: $0) }
      }
      let kind = field(entry, in: .scriptEvent).kind
      guard document.nodes[node].kind == .scalar, document.isText(node, "all") else {
        reportWrongKind(node, .key(.cancel), expected: kind)
        return nil
      }
      return .cancel(finger: nil)
    case .with: return with(node)
    case .tap: return tap(node)
    case .drag:
      guard let drag = fingerMove(node, as: .dragEvent, .key(.drag)), let from = drag.from else {
        return nil
      }
      return .drag(view: drag.view, from: from, move: drag.move)
    case .flick: return flick(node)
    default: return pinch(node)
    }
  }

  /// A point of the viewport, or of a view where the event names one.
  mutating func scriptPoint(_ node: Int, _ label: Label) -> ScriptPoint? {
    let kind = Kind.tuple(.coordinate, 2)
    guard let items = items(of: node, label, expected: kind) else { return nil }
    guard items.count == 2 else {
      report(
        ReadingRules.wrongKind,
        "\(text(of: label)) takes [x, y], not \(items.count) "
          + (items.count == 1 ? "value." : "values."), at: node,
        help: "Write [x, y] in points or percentages, such as [90%, 50%].")
      return nil
    }
    let x = coordinate(items[0], label)
    let y = coordinate(items[1], label)
    guard let x, let y else { return nil }
    return ScriptPoint(x: x, y: y)
  }

  private mutating func fingerNumber(_ entry: Entry) -> Int? {
    integer(entry.node, 1...10, .key(.finger))
  }

  private mutating func finger(_ node: Int, _ label: Label) -> Int? {
    guard var cursor = entries(of: node, as: .fingerEvent, label) else { return nil }
    var result: Int? = 1
    while let entry = next(&cursor) { result = fingerNumber(entry) }
    return result
  }

  private mutating func touch(_ node: Int) -> ScriptAction? {
    guard var cursor = entries(of: node, as: .touchEvent, .key(.touch)) else { return nil }
    var point: ScriptPoint?
    var finger = 1
    while let entry = next(&cursor) {
      if entry.key == .at {
        point = scriptPoint(entry.node, .key(.at))
      } else {
        set(&finger, fingerNumber(entry))
      }
    }
    requireKeys(cursor)
    return point.map { .touch(at: $0, finger: finger) }
  }

  private struct Movement {
    var view: Spanned<String>?
    var from: ScriptPoint?
    var move: FingerMove
  }

  /// A move, or a drag, which also says where it begins.
  private mutating func fingerMove(
    _ node: Int, as shape: ShapeID, _ label: Label
  ) -> Movement? {
    guard var cursor = entries(of: node, as: shape, label) else { return nil }
    var to: ScriptPoint?
    let origin = ScriptPoint(x: .points(0), y: .points(0))
    var result = Movement(move: FingerMove(to: origin))
    while let entry = next(&cursor) {
      let label = Label.key(entry.key)
      switch entry.key {
      case .view: result.view = name(entry.node, label)
      case .from: result.from = scriptPoint(entry.node, label)
      case .to: to = scriptPoint(entry.node, label)
      case .over: result.move.duration = time(entry.node, label)
      case .via: result.move.via = waypoints(entry.node)
      case .ease: set(&result.move.ease, moveEase(entry.node))
      default: set(&result.move.finger, fingerNumber(entry))
      }
    }
    requireKeys(cursor)
    guard let to else { return nil }
    result.move.to = to
    return result
  }

  private mutating func waypoints(_ node: Int) -> [ScriptPoint] {
    let kind = Kind.list(.tuple(.coordinate, 2))
    var result: [ScriptPoint] = []
    for item in items(of: node, .key(.via), expected: kind) ?? [] {
      if let point = scriptPoint(item, .key(.via)) { result.append(point) }
    }
    return result
  }

  /// The names of CSS, or a cubic-bezier's control points.
  private mutating func moveEase(_ node: Int) -> MoveEase? {
    let label = Label.key(.ease)
    guard document.nodes[node].kind == .sequence else {
      switch word(node, of: ShapeID.eases, label) {
      case "linear": return .linear
      case "ease": return .cubicBezier(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)
      case "ease-in", "easeIn": return .easeIn
      case "ease-out", "easeOut": return .easeOut
      case "ease-in-out", "easeInOut": return .easeInOut
      default: return nil
      }
    }
    let unit = NumberRange.within(0...1)
    let free = NumberRange.within(-100...100)
    guard
      let values = numbers(
        node, count: 4, ranges: [unit, free, unit, free], label,
        expected: .tuple(.anyNumber, 4)),
      let x1 = values[0], let y1 = values[1], let x2 = values[2], let y2 = values[3]
    else { return nil }
    return .cubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
  }

  private mutating func with(_ node: Int) -> ScriptAction? {
    guard var cursor = entries(of: node, as: .fingerMove, .key(.with)) else { return nil }
    var finger: Int?
    var movement: Movement?
    var hold: Double?
    var seen: [SchemaKey] = []
    while let entry = next(&cursor) {
      switch entry.key {
      case .finger: finger = fingerNumber(entry)
      case .move:
        movement = fingerMove(entry.node, as: .moveEvent, .key(.move))
        seen.append(.move)
      default:
        hold = time(entry.node, .key(.hold))
        seen.append(.hold)
      }
    }
    requireKeys(cursor)
    guard seen.count == 1 else {
      report(
        seen.isEmpty ? ReadingRules.missingKey : ReadingRules.keysExclude,
        "\"with\" takes a move or a hold, not \(seen.isEmpty ? "neither" : "both").",
        at: startSpan(of: node),
        help: "Write with: {finger: 2, move: {to: [x, y], over: 100ms}}, or hold: and a time.")
      return nil
    }
    guard let finger, movement != nil || hold != nil else { return nil }
    movement?.move.finger = finger
    return .with(finger: finger, move: movement?.move, hold: hold)
  }

  private mutating func tap(_ node: Int) -> ScriptAction? {
    switch document.nodes[node].kind {
    case .sequence: return scriptPoint(node, .key(.tap)).map { .tap(.point($0)) }
    case .scalar: return name(node, .key(.tap)).map { .tap(.view($0)) }
    case .mapping:
      reportWrongKind(
        node, .key(.tap), expected: .either([.reference, .tuple(.coordinate, 2)]),
        help: "Write tap: and the name of a view, or tap: [x, y].")
      return nil
    case .alias, .invalid: return nil
    }
  }

  private mutating func flick(_ node: Int) -> ScriptAction? {
    guard var cursor = entries(of: node, as: .flickEvent, .key(.flick)) else { return nil }
    var view: Spanned<String>?
    var velocity: Point?
    while let entry = next(&cursor) {
      if entry.key == .view {
        view = name(entry.node, .key(.view))
      } else {
        velocity = limitedPoint(entry.node, 1_000_000, .key(.velocity))
      }
    }
    requireKeys(cursor)
    guard let view, let velocity else { return nil }
    return .flick(view: view, velocity: velocity)
  }

  private mutating func pinch(_ node: Int) -> ScriptAction? {
    guard var cursor = entries(of: node, as: .pinchEvent, .key(.pinch)) else { return nil }
    var view: Spanned<String>?
    var center: ScriptPoint?
    var scale: Double?
    var duration: Double?
    while let entry = next(&cursor) {
      let label = Label.key(entry.key)
      switch entry.key {
      case .view: view = name(entry.node, label)
      case .center: center = scriptPoint(entry.node, label)
      case .scale: scale = number(entry, in: .pinchEvent)
      default: duration = time(entry.node, label)
      }
    }
    requireKeys(cursor)
    if value(of: .view, in: node) == nil, value(of: .center, in: node) == nil {
      report(
        ReadingRules.missingKey, "The pinch doesn't say where the fingers are.",
        at: startSpan(of: node), help: "Add view: and a scroll view, or center: [x, y].")
      return nil
    }
    guard let scale else { return nil }
    return .pinch(view: view, center: center, scale: scale, duration: duration)
  }

  /// A point whose coordinates are at most so large.
  mutating func limitedPoint(_ node: Int, _ limit: Double, _ label: Label) -> Point? {
    let range = NumberRange.within(-limit...limit)
    guard
      let values = numbers(node, count: 2, ranges: [range, range], label, expected: .point),
      let x = values[0], let y = values[1]
    else { return nil }
    return Point(x: x, y: y)
  }
}
