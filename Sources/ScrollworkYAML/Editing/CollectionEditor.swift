internal import ScrollworkModel

/// Turns changes of one list or mapping into edits of its text.
struct CollectionEditor {
  /// An element's stretch of the text.
  struct Element {
    /// Where its dash stands, or what follows it.
    var start: Int
    var content: Int
    var end: Int
  }

  let characters: SourceCharacters
  let document: YAMLDocument
  let node: Int
  let elements: [Element]
  private let isFlow: Bool
  private var edits: [TextEdit] = []

  /// - Throws: `unusual` for elements whose places can't be told.
  init(
    _ characters: SourceCharacters, _ document: YAMLDocument, _ node: Int
  ) throws(EditRefusal) {
    self.characters = characters
    self.document = document
    self.node = node
    isFlow = document.nodes[node].style == .flow
    elements = try CollectionEditor.elements(characters, document, node)
  }

  mutating func edits(for change: CollectionChange) -> [TextEdit] {
    for (place, text) in change.replaced.sorted(by: { $0.key < $1.key }) {
      let lines = indented(text, like: elements[place].content)
      replace(elements[place].content..<elements[place].end, with: lines)
    }
    if elements.isEmpty {
      fillEmpty(change.added.map(\.text))
    } else if isFlow {
      removeFromFlow(change.removed)
      addToFlow(change.added)
    } else {
      removeFromBlock(change.removed)
      addToBlock(change.added)
    }
    return edits
  }

  private mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(TextEdit(at: SourceSpan(range), text))
  }

  private mutating func insert(_ text: String, at offset: Int) {
    replace(offset..<offset, with: text)
  }

  private mutating func delete(_ range: Range<Int>) {
    // Whole lines at the end of a text without a last break take the break before them along.
    if let last = edits.indices.last, edits[last].text.isEmpty,
      Int(edits[last].span.end) >= range.lowerBound, Int(edits[last].span.start) <= range.lowerBound
    {
      edits[last].span.end = max(edits[last].span.end, Int32(clamping: range.upperBound))
    } else {
      replace(range, with: "")
    }
  }

  private func indented(_ text: String, like offset: Int) -> String {
    let column = offset - characters.lineStart(offset)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: characters.newline + String(repeating: " ", count: column))
  }

  // MARK: Block style

  private mutating func removeFromBlock(_ removed: Set<Int>) {
    var place = 0
    while place < elements.count {
      defer { place += 1 }
      guard removed.contains(place) else { continue }
      let element = elements[place]
      if characters.beginsLine(element.start) {
        deleteLines(element.start, element.end)
        continue
      }
      // A view's first key, on the line of its dash: the next key that stays moves up.
      var next = place
      while next < elements.count, removed.contains(next) { next += 1 }
      guard next < elements.count else { return }
      let last = elements[next - 1].end
      let lineEnd = characters.lineEnd(last)
      if characters.hasComment(lineEnd..<max(lineEnd, elements[next].start)) {
        delete(characters.withoutBlanks(before: element.start)..<lineEnd)
      } else {
        delete(element.start..<elements[next].start)
      }
      place = next
    }
  }

  private mutating func deleteLines(_ start: Int, _ end: Int) {
    let lineStart = characters.lineStart(start)
    let next = characters.nextLine(end)
    let endsText = next == characters.lineEnd(end)
    if endsText, lineStart > 0 {
      let breakLength =
        characters[lineStart - 1] == "\n" && lineStart > 1 && characters[lineStart - 2] == "\r"
        ? 2 : 1
      delete(lineStart - breakLength..<next)
    } else {
      delete(lineStart..<next)
    }
  }

  private mutating func addToBlock(_ added: [CollectionChange.Addition]) {
    let dash = document.nodes[node].kind == .sequence ? "- " : ""
    for addition in added {
      let element = elements[addition.place ?? elements.count - 1]
      let lines = indented("\n" + dash + addition.text, like: elements[0].start)
      insert(lines, at: characters.lineEnd(element.end))
    }
  }

  // MARK: Flow style

  private mutating func fillEmpty(_ texts: [String]) {
    guard !texts.isEmpty else { return }
    let span = document.nodes[node].span
    // An anchor may stand before the bracket.
    var open = Int(span.start)
    while let next = characters[open], next != "[", next != "{" { open += 1 }
    let inside = open + 1..<max(open + 1, Int(span.end) - 1)
    let isRoom = characters.hasComment(inside)
    replace(isRoom ? open + 1..<open + 1 : inside, with: texts.joined(separator: ", "))
  }

  /// The comma behind an element.
  private func comma(behind place: Int) -> Int? {
    let next = characters.skippingSpace(elements[place].end)
    return characters[next] == "," ? next : nil
  }

  private mutating func removeFromFlow(_ removed: Set<Int>) {
    let tail = elements.indices.reversed().prefix { removed.contains($0) }.last
    for place in elements.indices where removed.contains(place) {
      if place == tail, place > 0, comma(behind: elements.count - 1) == nil,
        let comma = comma(behind: place - 1)
      {
        let end = elements[elements.count - 1].end
        if !characters.hasComment(elements[place - 1].end..<elements[place].start),
          characters.isOneLine(elements[place].start..<end)
        {
          delete(comma..<end)
          return
        }
        delete(comma..<comma + 1)
      }
      deleteElement(place)
    }
  }

  private mutating func deleteElement(_ place: Int) {
    let element = elements[place]
    let end = comma(behind: place).map { $0 + 1 } ?? element.end
    if characters.beginsLine(element.start), characters.endsLine(end) {
      delete(characters.lineStart(element.start)..<characters.nextLine(end))
    } else if characters.endsLine(end) {
      delete(characters.withoutBlanks(before: element.start)..<end)
    } else {
      delete(element.start..<characters.skippingBlanks(end))
    }
  }

  private mutating func addToFlow(_ added: [CollectionChange.Addition]) {
    let places = added.map { $0.place ?? elements.count - 1 }
    for (number, addition) in added.enumerated() {
      let place = places[number]
      let element = elements[place]
      let comma = comma(behind: place)
      let end = comma.map { $0 + 1 } ?? element.end
      guard characters.beginsLine(element.start), characters.endsLine(end) else {
        insert(comma == nil ? ", \(addition.text)" : " \(addition.text),", at: end)
        continue
      }
      if comma == nil, !places[..<number].contains(place) { insert(",", at: element.end) }
      let isLast = comma == nil && !places[(number + 1)...].contains(place)
      let line = characters.newline + characters.indentation(element.start) + addition.text
      insert(line + (isLast ? "" : ","), at: characters.lineEnd(end))
    }
  }

  // MARK: Elements

  private static func elements(
    _ characters: SourceCharacters, _ document: YAMLDocument, _ node: Int
  ) throws(EditRefusal) -> [Element] {
    let isBlock = document.nodes[node].style == .block
    var elements: [Element] = []
    if document.nodes[node].kind == .mapping {
      for pair in document.pairs(of: node) {
        let start = Int(document.nodes[pair.key].start)
        let before = characters[characters.withoutBlanks(before: start) - 1]
        if document.nodes[pair.key].kind != .scalar || before == "?" {
          throw .unusual(document.nodes[pair.key].span)
        }
        elements.append(
          Element(start: start, content: start, end: end(of: pair, characters, document)))
      }
      return elements
    }
    var gap = Int(document.nodes[node].start)
    for item in document.items(of: node) {
      let content = Int(document.nodes[item].start)
      var start = content
      if isBlock {
        start = characters.skippingSpace(gap)
        // An anchor or a tag may stand before the first dash.
        while start < content, characters[start] != "-" {
          while let next = characters[start], next != "\n", next != "\r", next != " " { start += 1 }
          start = characters.skippingSpace(start)
        }
        guard start < content, characters.beginsLine(start) else {
          throw .unusual(document.nodes[item].span)
        }
      }
      gap = characters.trimmed(Int(document.nodes[item].end), from: content)
      elements.append(Element(start: start, content: content, end: gap))
    }
    return elements
  }

  /// Where a pair ends: behind its value, or its colon, or its key.
  private static func end(
    of pair: YAMLDocument.Pair, _ characters: SourceCharacters, _ document: YAMLDocument
  ) -> Int {
    let key = document.nodes[pair.key]
    let value = document.nodes[pair.value]
    if value.end > value.start { return characters.trimmed(Int(value.end), from: Int(value.start)) }
    let next = characters.skippingSpace(Int(key.end))
    return characters[next] == ":" ? next + 1 : Int(key.end)
  }
}

extension SourceSpan {
  init(_ range: Range<Int>) {
    self.init(start: Int32(clamping: range.lowerBound), end: Int32(clamping: range.upperBound))
  }
}
