internal import ScrollworkModel

/// `expect.scripts`.
extension Decoder {
  mutating func scriptExpectations(_ node: Int) -> [ScriptExpectation] {
    var result: [ScriptExpectation] = []
    for (key, value) in pairs(of: node, .key(.scripts)) ?? [] {
      if let expectation = scriptExpectation(value, key: key) { result.append(expectation) }
    }
    return result
  }

  private mutating func scriptExpectation(_ node: Int, key: Int) -> ScriptExpectation? {
    guard var cursor = entries(of: node, as: .scriptExpectation, .node(key)) else { return nil }
    var result = ScriptExpectation(script: path(key))
    result.span = span(node)
    while let entry = next(&cursor) {
      if !readMoments(entry, into: &result), !readEvents(entry, into: &result) {
        readTotals(entry, into: &result)
      }
    }
    return result
  }

  private mutating func readMoments(
    _ entry: Entry, into result: inout ScriptExpectation
  ) -> Bool {
    let label = Label.key(entry.key)
    switch entry.key {
    case .rest: result.rest = states(entry.node, label)
    case .max: result.maximum = states(entry.node, label)
    case .min: result.minimum = states(entry.node, label)
    case .always: result.always = texts(entry.node, label) ?? []
    case .at:
      for (key, value) in pairs(of: entry.node, label) ?? [] {
        guard let time = time(key, .words("A key of \"at\"")) else { continue }
        if let moment = moment(value, .node(key)) {
          result.at.append((Spanned(time, at: span(key)), moment))
        }
      }
    case .after:
      for (key, value) in pairs(of: entry.node, label) ?? [] {
        guard let number = integer(key, 1...100_000_000, .words("A key of \"after\"")) else {
          continue
        }
        if let moment = moment(value, .node(key)) {
          result.after.append((Spanned(number, at: span(key)), moment))
        }
      }
    default: return false
    }
    return true
  }

  private mutating func readEvents(
    _ entry: Entry, into result: inout ScriptExpectation
  ) -> Bool {
    let label = Label.key(entry.key)
    switch entry.key {
    case .events: result.events = eventLists(entry.node, label)
    case .never: result.never = texts(entry.node, label) ?? []
    case .count:
      result.count = values(entry.node, label).map { (event: $0.path, value: $0.value) }
    case .callbacks:
      let kind = Kind.list(.shape(.callback))
      for item in items(of: entry.node, label, expected: kind) ?? [] {
        if let callback = callback(item) { result.callbacks.append(callback) }
      }
    default: return false
    }
    return true
  }

  private mutating func readTotals(_ entry: Entry, into result: inout ScriptExpectation) {
    let label = Label.key(entry.key)
    switch entry.key {
    case .page: result.page = values(entry.node, label)
    case .contentSize: result.contentSize = values(entry.node, label)
    case .zoomScale: result.zoomScale = values(entry.node, label)
    case .images:
      guard var cursor = entries(of: entry.node, as: .imageCounts, label) else { return }
      while let entry = next(&cursor) {
        if entry.key == .requested {
          result.imagesRequested = value(entry.node, .key(.requested))
        } else {
          result.imageOrder = names(entry.node, .key(.order))
        }
      }
    case .reuse:
      guard var cursor = entries(of: entry.node, as: .reuseCounts, label) else { return }
      while let entry = next(&cursor) {
        if let value = value(entry.node, .key(entry.key)) {
          result.reuse.append((entry.key.rawValue, value))
        }
      }
    case .keyboard:
      guard var cursor = entries(of: entry.node, as: .keyboardState, label) else { return }
      while let entry = next(&cursor) { result.keyboardTop = value(entry.node, .key(.top)) }
      requireKeys(cursor)
    case .tolerance: result.tolerance = number(entry, in: .scriptExpectation)
    default: result.diagnostics = codeList(entry.node, label)
    }
  }

  // MARK: Moments

  private mutating func moment(_ node: Int, _ label: Label) -> ScriptExpectation.Moment? {
    if document.nodes[node].kind == .sequence {
      return texts(node, label).map { ScriptExpectation.Moment(checks: $0) }
    }
    guard document.nodes[node].kind == .mapping else {
      let kind = Kind.either([.map(.anything), .list(.text)])
      if document.nodes[node].kind != .invalid { reportWrongKind(node, label, expected: kind) }
      return nil
    }
    return ScriptExpectation.Moment(states: states(node, label))
  }

  private mutating func states(_ node: Int, _ label: Label) -> [ScriptExpectation.State] {
    var result: [ScriptExpectation.State] = []
    for (key, item) in pairs(of: node, label) ?? [] {
      guard document.nodes[item].kind == .mapping else {
        if let value = value(item, .node(key)) {
          result.append(ScriptExpectation.State(path: path(key), property: "", value: value))
        }
        continue
      }
      guard var cursor = entries(of: item, as: .stepState, .node(key)) else { continue }
      while let entry = next(&cursor) {
        guard let value = value(entry, in: .stepState) else { continue }
        result.append(
          ScriptExpectation.State(path: path(key), property: entry.key.rawValue, value: value))
      }
    }
    return result
  }

  private mutating func values(
    _ node: Int, _ label: Label
  ) -> [(path: Spanned<String>, value: Spanned<ScriptExpectation.Value>)] {
    var result: [(path: Spanned<String>, value: Spanned<ScriptExpectation.Value>)] = []
    for (key, item) in pairs(of: node, label) ?? [] {
      if let value = value(item, .node(key)) { result.append((path(key), value)) }
    }
    return result
  }

  // MARK: Events

  private mutating func eventLists(
    _ node: Int, _ label: Label
  ) -> [ScriptExpectation.EventList] {
    guard document.nodes[node].kind == .mapping else {
      let place = span(node)
      return texts(node, label).map {
        [ScriptExpectation.EventList(events: $0, span: place)]
      } ?? []
    }
    var result: [ScriptExpectation.EventList] = []
    for (key, list) in pairs(of: node, label) ?? [] {
      if let events = texts(list, .node(key)) {
        result.append(
          ScriptExpectation.EventList(view: path(key), events: events, span: span(list)))
      }
    }
    return result
  }

  private mutating func callback(_ node: Int) -> ScriptExpectation.Callback? {
    guard var cursor = entries(of: node, as: .callback, .words("A callback")) else { return nil }
    var name: Spanned<String>?
    var result = ScriptExpectation.Callback(name: Spanned(""), span: span(node))
    while let entry = next(&cursor) {
      let label = Label.key(entry.key)
      switch entry.key {
      case .name: name = self.name(entry.node, label)
      case .view: result.view = self.name(entry.node, label)
      case .t: result.time = value(entry.node, label, isTime: true)
      default:
        if let value = value(entry, in: .callback) {
          result.values.append((entry.key.rawValue, value))
        }
      }
    }
    requireKeys(cursor)
    guard let name else { return nil }
    result.name = name
    return result
  }
}
