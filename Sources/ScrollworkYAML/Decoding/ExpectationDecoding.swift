internal import ScrollworkModel

/// `expect`.
extension Decoder {
  mutating func expectation(_ node: Int) -> Expectation? {
    guard var cursor = entries(of: node, as: .expectation, .key(.expect)) else { return nil }
    var result = Expectation()
    result.span = span(node)
    while let entry = next(&cursor) {
      let label = Label.key(entry.key)
      let place = span(entry.node)
      switch entry.key {
      case .status:
        let words = ["determined", "ambiguous", "unsatisfiable"]
        result.status = word(entry.node, of: words, label).flatMap(LayoutStatus.init).map {
          Spanned($0, at: place)
        }
      case .frames: result.frames = numbersByPath(entry, count: 4)
      case .contentSize: result.contentSize = numbersByPath(entry, count: 2)
      case .ambiguous: result.ambiguous = openAttributes(entry).map { Spanned($0, at: place) }
      case .conflicts: result.conflicts = conflicts(entry).map { Spanned($0, at: place) }
      case .diagnostics:
        result.diagnostics = codeList(entry.node, label).map { Spanned($0, at: place) }
      case .noDiagnostics: result.noDiagnostics = codeList(entry.node, label)
      case .check: result.check = texts(entry.node, label)
      case .tolerance: result.tolerance = number(entry, in: .expectation) ?? result.tolerance
      case .adjustedContentInset: result.adjustedContentInset = insetsByPath(entry)
      case .offsetRange: result.offsetRange = offsetRanges(entry)
      default: result.scripts = scriptExpectations(entry.node)
      }
    }
    return result
  }

  func path(_ key: Int) -> Spanned<String> {
    Spanned(document.string(key), at: span(key))
  }

  mutating func texts(_ node: Int, _ label: Label) -> [Spanned<String>]? {
    guard let items = items(of: node, label, expected: .list(.text)) else { return nil }
    var result: [Spanned<String>] = []
    for item in items {
      guard let text = text(item, label) else { continue }
      result.append(Spanned(text, at: place(of: item, text: text).span))
    }
    return result
  }

  private mutating func numbersByPath(_ entry: Entry, count: Int) -> [Expectation.Numbers]? {
    guard let pairs = pairs(of: entry.node, .key(entry.key)) else { return nil }
    let expected = count == 4 ? Kind.rectangle : .size
    var result: [Expectation.Numbers] = []
    for (key, value) in pairs {
      guard
        let values = numbers(
          value, count: count, ranges: [], nullable: true, .node(key), expected: expected),
        let items = items(of: value, .node(key), expected: expected)
      else { continue }
      result.append(
        Expectation.Numbers(
          path: path(key),
          values: zip(values, items).map { Spanned($0, at: span($1)) }))
    }
    return result
  }

  private mutating func openAttributes(_ entry: Entry) -> [Expectation.Open]? {
    guard let pairs = pairs(of: entry.node, .key(entry.key)) else { return nil }
    let words = ["x", "y", "width", "height"]
    var result: [Expectation.Open] = []
    for (key, value) in pairs {
      guard let items = items(of: value, .node(key), expected: .list(.choice(words))) else {
        continue
      }
      var attributes: [Spanned<String>] = []
      for item in items {
        if let word = word(item, of: words, .node(key)) {
          attributes.append(Spanned(word, at: span(item)))
        }
      }
      result.append(Expectation.Open(path: path(key), attributes: attributes))
    }
    return result
  }

  private mutating func conflicts(_ entry: Entry) -> [Spanned<[Spanned<String>]>]? {
    let label = Label.key(entry.key)
    guard let items = items(of: entry.node, label, expected: .list(.list(.text))) else {
      return nil
    }
    var result: [Spanned<[Spanned<String>]>] = []
    for item in items {
      guard document.nodes[item].kind == .sequence else {
        reportWrongKind(item, label, expected: .list(.list(.text)))
        continue
      }
      if let names = texts(item, label) { result.append(Spanned(names, at: span(item))) }
    }
    return result
  }

  /// Insets as [top, left, bottom, right]; sides that aren't given aren't checked.
  private mutating func insetsByPath(_ entry: Entry) -> [Expectation.Numbers]? {
    guard let pairs = pairs(of: entry.node, .key(entry.key)) else { return nil }
    var result: [Expectation.Numbers] = []
    for (key, node) in pairs {
      var values = [Spanned<Double?>](repeating: Spanned(nil, at: span(node)), count: 4)
      if document.nodes[node].kind == .scalar {
        guard let all = number(node, .any, .node(key)) else { continue }
        values = [Spanned<Double?>](repeating: Spanned(all, at: span(node)), count: 4)
      } else if var cursor = entries(of: node, as: .insets, .node(key)) {
        while let side = next(&cursor) {
          guard !isNull(side.node), let value = number(side, in: .insets) else { continue }
          let place: Int
          switch side.key {
          case .top: place = 0
          case .left: place = 1
          case .bottom: place = 2
          case .right: place = 3
          default:
            report(
              ReadingRules.unknownKey,
              "\(quoted(side.key.rawValue)) is no side of resolved insets.", at: side.keyNode,
              help: "Write left or right.")
            continue
          }
          values[place] = Spanned(value, at: span(side.node))
        }
      } else {
        continue
      }
      result.append(Expectation.Numbers(path: path(key), values: values))
    }
    return result
  }

  private mutating func offsetRanges(_ entry: Entry) -> [Expectation.OffsetRange]? {
    guard let pairs = pairs(of: entry.node, .key(entry.key)) else { return nil }
    var result: [Expectation.OffsetRange] = []
    for (key, node) in pairs {
      guard var cursor = entries(of: node, as: .offsetRange, .node(key)) else { continue }
      while let range = next(&cursor) {
        let kind = field(range, in: .offsetRange).kind
        guard
          let values = numbers(
            range.node, count: 2, ranges: [], nullable: true, .key(range.key), expected: kind),
          let items = items(of: range.node, .key(range.key), expected: kind)
        else { continue }
        result.append(
          Expectation.OffsetRange(
            path: path(key), axis: range.key == .x ? .horizontal : .vertical,
            low: Spanned(values[0], at: span(items[0])),
            high: Spanned(values[1], at: span(items[1]))))
      }
    }
    return result
  }
}
