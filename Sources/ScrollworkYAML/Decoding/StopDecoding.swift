internal import ScrollworkModel

/// Stop tables, eases, and the scalars of links.
extension Decoder {
  /// `{KEY: VALUE, ...}` or `[[key, value, ease?], ...]`.
  func stops(_ node: Int) -> Spanned<[StopDeclaration]> {
    var result: [StopDeclaration] = []
    if document.nodes[node].kind == .mapping {
      for (key, value) in linkPairs(of: node) {
        let place = SourceSpan(start: span(key).start, end: span(value).end)
        if document.nodes[value].kind == .sequence {
          let parts = children(of: value)
          if let first = parts.first { add(key, first, parts.dropFirst().first, place, &result) }
        } else {
          add(key, value, nil, place, &result)
        }
      }
    } else if document.nodes[node].kind == .sequence {
      for row in children(of: node) where document.nodes[row].kind == .sequence {
        let parts = children(of: row)
        guard parts.count >= 2 else { continue }
        add(parts[0], parts[1], parts.dropFirst(2).first, span(row), &result)
      }
    }
    return Spanned(result, at: span(node))
  }

  private func add(
    _ key: Int, _ value: Int, _ ease: Int?, _ place: SourceSpan,
    _ result: inout [StopDeclaration]
  ) {
    guard let key = linkText(key), let value = linkText(value) else { return }
    result.append(
      StopDeclaration(
        key: key, value: value, ease: ease.flatMap { self.ease($0) }, span: place))
  }

  /// A name, or the four numbers of a curve.
  func ease(_ node: Int) -> EaseDeclaration? {
    if document.nodes[node].kind == .sequence {
      let numbers = children(of: node).map { linkNumber($0) ?? .nan }
      return .curve(numbers, span(node))
    }
    return linkText(node).map { .named($0) }
  }

  // MARK: Nodes

  /// The items of a list or the keys and values of a mapping, aliases followed.
  func children(of node: Int) -> [Int] {
    var result: [Int] = []
    var item = node + 1
    while item < Int(document.nodes[node].next) {
      result.append(document.resolved(item))
      item = Int(document.nodes[item].next)
    }
    return result
  }

  /// The pairs of a mapping, the first of each key.
  func linkPairs(of node: Int) -> [(key: Int, value: Int)] {
    guard document.nodes[node].kind == .mapping else { return [] }
    let nodes = children(of: node)
    var seen: Set<String> = []
    var result: [(key: Int, value: Int)] = []
    for place in stride(from: 0, to: nodes.count - 1, by: 2)
    where document.nodes[nodes[place]].kind == .scalar
      && seen.insert(document.string(nodes[place])).inserted
    {
      result.append((nodes[place], nodes[place + 1]))
    }
    return result
  }

  func linkPairs(of key: SchemaKey, in node: Int) -> [(key: Int, value: Int)] {
    guard let mapping = value(of: key, in: node) else { return [] }
    return linkPairs(of: mapping)
  }

  func linkText(of key: SchemaKey, in node: Int) -> LinkText? {
    value(of: key, in: node).flatMap { linkText($0) }
  }

  /// A scalar's text with its place.
  func linkText(_ node: Int) -> LinkText? {
    guard document.nodes[node].kind == .scalar, !isNull(node) else { return nil }
    let text = document.string(node)
    let place = place(of: node, text: text)
    return LinkText(
      text, at: place.span, isVerbatim: place.isVerbatim,
      isCutAtComma: LinkText.hasOpenCall(text) && endsAtComma(node))
  }

  /// Whether a comma of the braces or brackets round it ends a text without quotes.
  private func endsAtComma(_ node: Int) -> Bool {
    let data = document.nodes[node]
    guard data.isPlain, node < foreignBase else { return false }
    return source.restOfLine(at: data.end).first { $0 != 0x20 } == UInt8(ascii: ",")
  }

  /// One text, or a list of them.
  func linkTexts(_ node: Int) -> [LinkText] {
    guard document.nodes[node].kind == .sequence else {
      return linkText(node).map { [$0] } ?? []
    }
    return children(of: node).compactMap { linkText($0) }
  }

  func linkNumber(_ node: Int) -> Double? {
    guard document.nodes[node].kind == .scalar else { return nil }
    if case .finite(let value) = coreNumber(document.bytes(node)) { return value }
    return metrics[document.string(node)]
  }

  func linkNumbers(of key: SchemaKey, in node: Int) -> [Double] {
    guard let list = value(of: key, in: node), document.nodes[list].kind == .sequence else {
      return []
    }
    return children(of: list).compactMap { linkNumber($0) }
  }

  /// `120ms`, `0.3s`, or seconds.
  func linkTime(_ node: Int) -> Double? {
    guard document.nodes[node].kind == .scalar else { return nil }
    let bytes = document.bytes(node)
    for (unit, factor) in [("ms", 1000.0), ("s", 1)]
    where bytes.reversed().starts(with: unit.utf8.reversed()) {
      if case .finite(let value) = coreNumber(bytes.dropLast(unit.utf8.count)) {
        return value / factor
      }
    }
    return linkNumber(node)
  }
}
