internal import ScrollworkModel

/// `scripts`.
extension Decoder {
  mutating func scripts(_ node: Int) -> [Script] {
    var result: [Script] = []
    for (key, value) in pairs(of: node, .key(.scripts)) ?? [] {
      if let script = script(value, key: key) { result.append(script) }
    }
    return result
  }

  private mutating func script(_ node: Int, key: Int) -> Script? {
    guard var cursor = entries(of: node, as: .script, .node(key)) else { return nil }
    var result = Script(name: Spanned(document.string(key), at: span(key)))
    result.span = span(node)
    while let entry = next(&cursor) {
      switch entry.key {
      case .profile: set(&result.profile, word(entry, as: Script.Profile.self))
      case .fps: set(&result.framesPerSecond, number(entry, in: .script))
      case .touchRate: set(&result.touchRate, number(entry, in: .script))
      default: result.events = events(entry.node)
      }
    }
    requireKeys(cursor)
    return result
  }

  private mutating func events(_ node: Int) -> [ScriptEvent] {
    let kind = Kind.list(.shape(.scriptEvent))
    guard let items = items(of: node, .key(.events), expected: kind) else { return [] }
    var result: [ScriptEvent] = []
    result.reserveCapacity(items.count)
    for item in items where !isExhausted {
      if let action = action(item) { result.append(ScriptEvent(action, at: span(item))) }
    }
    return result
  }

  private mutating func action(_ node: Int) -> ScriptAction? {
    let label = Label.words("An event")
    if document.nodes[node].kind == .scalar { return loneAction(node, label) }
    guard var cursor = entries(of: node, as: .scriptEvent, label) else { return nil }
    var result: ScriptAction?
    var count = 0
    while let entry = next(&cursor) {
      count += 1
      let action = action(entry)
      if count == 1 { result = action }
    }
    if count > 1 {
      report(
        ReadingRules.keysExclude, "An event has \(count) keys.", at: startSpan(of: node),
        help: "Write one key in each entry of the list.")
      return nil
    }
    if document.nodes[node].count == 0 {
      report(
        ReadingRules.missingKey, "An event says nothing.", at: startSpan(of: node),
        help: "Write what happens, such as wait: rest, or leave the entry out.")
    }
    return result
  }

  /// An event that needs no value.
  private mutating func loneAction(_ node: Int, _ label: Label) -> ScriptAction? {
    guard let text = text(node, label, expected: .shape(.scriptEvent)) else { return nil }
    switch text {
    case "lift": return .lift(finger: 1)
    case "cancel": return .cancel(finger: nil)
    case "tapStatusBar": return .tapStatusBar
    default: break
    }
    let events = schema[.scriptEvent].fields.map(\.key.rawValue)
    if events.contains(text) {
      report(
        ReadingRules.missingKey, "The event \(text) has no value.", at: node,
        help: "Write \(text): and what it needs; only "
          + "\(Kind.alternatives(ShapeID.loneEvents)) stand alone.")
    } else {
      reportUnknownWord(node, text, events, label)
    }
    return nil
  }

  private mutating func action(_ entry: Entry) -> ScriptAction? {
    let label = Label.key(entry.key)
    switch entry.key {
    case .touch, .move, .hold, .lift, .cancel, .with, .tap, .drag, .flick, .pinch:
      return touchAction(entry)
    case .setContentOffset, .scrollRectToVisible, .zoomToRect: return callAction(entry)
    case .set: return setAction(entry.node)
    case .insert: return insertAction(entry.node)
    case .wait:
      if document.nodes[entry.node].kind == .scalar, document.isText(entry.node, "rest") {
        return .wait(.rest)
      }
      return waitTime(entry).map { .wait(.time($0)) }
    case .tapStatusBar: return boolean(entry) == true ? .tapStatusBar : nil
    case .resize: return resizeAction(entry.node)
    case .remove: return name(entry.node, label).map { .remove($0) }
    case .keyboard: return keyboardAction(entry.node)
    case .beginRefreshing: return name(entry.node, label).map { .beginRefreshing($0) }
    default: return name(entry.node, label).map { .endRefreshing($0) }
    }
  }

  private mutating func waitTime(_ entry: Entry) -> Double? {
    let kind = field(entry, in: .scriptEvent).kind
    guard document.nodes[entry.node].kind == .scalar, !isNull(entry.node),
      unitNumber(entry.node, ["ms", "s"]) != nil || looksLikeArithmetic(entry.node)
    else {
      reportWrongKind(entry.node, .key(.wait), expected: kind)
      return nil
    }
    return time(entry.node, .key(.wait))
  }

  // MARK: What happens to the layout

  private mutating func resizeAction(_ node: Int) -> ScriptAction? {
    guard var cursor = entries(of: node, as: .resizeEvent, .key(.resize)) else { return nil }
    var width: Double?
    var height: Double?
    var safeArea: InsetSpecification?
    var duration = 0.0
    while let entry = next(&cursor) {
      switch entry.key {
      case .width: width = number(entry, in: .resizeEvent)
      case .height: height = number(entry, in: .resizeEvent)
      case .safeArea: safeArea = insets(entry.node, .key(.safeArea))
      default: set(&duration, time(entry.node, .key(.over)))
      }
    }
    requireKeys(cursor)
    guard let width, let height else { return nil }
    return .resize(Size(width: width, height: height), safeArea: safeArea, duration: duration)
  }

  private mutating func keyboardAction(_ node: Int) -> ScriptAction? {
    guard var cursor = entries(of: node, as: .keyboardEvent, .key(.keyboard)) else { return nil }
    var height: Double?
    var duration = 0.25
    while let entry = next(&cursor) {
      if entry.key == .height {
        height = number(entry, in: .keyboardEvent)
      } else {
        set(&duration, time(entry.node, .key(.over)))
      }
    }
    requireKeys(cursor)
    return height.map { .keyboard(height: $0, duration: duration) }
  }

  private mutating func insertAction(_ node: Int) -> ScriptAction? {
    guard var cursor = entries(of: node, as: .insertEvent, .key(.insert)) else { return nil }
    var parent: Spanned<String>?
    var view: ViewNode?
    var place: Int?
    var constraints: [ConstraintDeclaration] = []
    while let entry = next(&cursor) {
      switch entry.key {
      case .into: parent = name(entry.node, .key(.into))
      case .view: view = insertedView(entry.node)
      case .at: place = integer(entry.node, 0...1_000_000, .key(.at))
      default: self.constraints(entry.node, into: &constraints)
      }
    }
    requireKeys(cursor)
    guard let parent, let view else { return nil }
    return .insert(into: parent, view: view, at: place, constraints: constraints)
  }

  private mutating func insertedView(_ node: Int) -> ViewNode? {
    guard document.nodes[node].kind == .mapping else {
      _ = entries(of: node, as: .view, .key(.view))
      return nil
    }
    guard let layers = layers(of: node) else { return nil }
    if let repetition = value(of: .repeat, in: layers) {
      report(
        ReadingRules.repetition, "An insertion brings in one view, not copies.", at: repetition,
        help: "Put the copies into a view: view: {id: …, children: [{repeat: 3}]}.")
      return nil
    }
    let view = view(layers)
    if let view {
      for finding in IdentifierScopes(view, viewCount: viewCount).findings { findings.add(finding) }
    }
    return view
  }
}
