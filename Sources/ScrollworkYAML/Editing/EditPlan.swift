internal import ScrollworkModel

/// Collects what several changes mean for each list and mapping of a document.
struct EditPlan {
  let document: YAMLDocument
  let index: EditIndex
  let characters: SourceCharacters

  /// By the nodes of lists and mappings.
  var collections: [Int: CollectionChange] = [:]
  /// Edits inside elements.
  var inner: [TextEdit] = []
  /// Equations for mappings that have no constraint list yet, in order.
  private var firstConstraints: [Int: [String]] = [:]
  /// Nodes with a change, so that no place is changed twice.
  private var touched: Set<Int> = []
  /// Names given to constraints; nil as long as no name was needed.
  private var names: Set<String>?

  init(document: YAMLDocument, index: EditIndex, characters: SourceCharacters) {
    self.document = document
    self.index = index
    self.characters = characters
  }

  mutating func add(_ change: SceneChange) throws(EditRefusal) {
    switch change {
    case .replaceConstraint(let span, let equations):
      try replaceConstraint(at: span, with: equations)
    case .addConstraint(let equation):
      try addConstraint(equation, to: 0)
    case .addConstraintToView(let equation, let span):
      try addConstraint(equation, to: try index.view(at: span))
    case .setKey(let key, let value, let span):
      try setKey(key, to: value, of: try index.view(at: span))
    case .removeKey(let key, let span):
      try removeKey(key, of: try index.view(at: span))
    }
  }

  /// How scalars are written inside a node's parentheses, or next to it.
  func context(in node: Int) -> ScalarText.Context {
    characters.isJSON ? .json : document.nodes[node].style == .flow ? .flow : .block
  }

  mutating func touch(_ node: Int) throws(EditRefusal) {
    guard touched.insert(node).inserted else {
      throw .contradictory(document.nodes[node].span)
    }
  }

  // MARK: Adding constraints

  private mutating func addConstraint(
    _ equation: String, to mapping: Int
  ) throws(EditRefusal) {
    guard let place = document.place(of: .constraints, in: mapping) else {
      firstConstraints[mapping, default: []].append(equation)
      return
    }
    let list = document.pairs(of: mapping)[place].value
    try index.checkShared(document.nodes[list].span)
    guard document.nodes[list].kind == .sequence else {
      throw document.nodes[list].kind == .alias
        ? .shared(document.nodes[list].span) : .unusual(document.nodes[list].span)
    }
    let last = document.items(of: list).last { document.nodes[$0].kind == .scalar }
    let text = ScalarText.text(
      equation, in: context(in: list), style: last.map { quotes(of: $0) } ?? .plain)
    collections[list, default: CollectionChange()].added.append(.init(place: nil, text: text))
  }

  /// The quotes of a scalar; plain for one without.
  func quotes(of node: Int) -> YAMLNode.Style {
    let style = document.nodes[node].style
    return style == .singleQuoted || style == .doubleQuoted ? style : .plain
  }

  // MARK: Names

  /// A name that no constraint has yet.
  mutating func freeName(_ wanted: String) -> String {
    var names = names ?? index.names
    var name = wanted
    var number = 2
    while !names.insert(name).inserted {
      name = "\(wanted)-\(number)"
      number += 1
    }
    self.names = names
    return name
  }

  // MARK: Edits

  /// All edits, in the order of the text.
  mutating func edits() throws(EditRefusal) -> [TextEdit] {
    for list in index.owners.keys.sorted() { try dropIfEmptied(list) }
    for mapping in firstConstraints.keys.sorted() {
      addList(firstConstraints[mapping] ?? [], to: mapping)
    }
    var edits = inner
    // Where a view and its last child both end, the child's lines come first.
    for node in collections.keys.sorted(by: >) {
      guard var change = collections[node] else { continue }
      change.reusePlaces()
      if document.nodes[node].kind == .mapping, !change.removed.isEmpty,
        change.removed.count == document.pairs(of: node).count
      {
        let elements = try CollectionEditor(characters, document, node).elements
        let start = document.nodes[node].style == .flow ? Int(document.nodes[node].start) : nil
        let end =
          document.nodes[node].style == .flow
          ? Int(document.nodes[node].end) : elements[elements.count - 1].end
        edits.append(TextEdit(at: SourceSpan((start ?? elements[0].start)..<end), "{}"))
        continue
      }
      var editor = try CollectionEditor(characters, document, node)
      edits += editor.edits(for: change)
    }
    return try ordered(edits)
  }

  /// A list that loses all its entries goes with its key.
  private mutating func dropIfEmptied(_ list: Int) throws(EditRefusal) {
    guard let owner = index.owners[list], let change = collections[list], change.added.isEmpty,
      change.removed.count == document.items(of: list).count, !change.removed.isEmpty
    else { return }
    let pairs = document.pairs(of: owner.mapping)
    try index.checkRemovable(document.nodes[list].span)
    collections[list] = nil
    if pairs.count == 1 {
      try setValue("[]", of: pairs[owner.pair], in: owner.mapping)
    } else {
      collections[owner.mapping, default: CollectionChange()].removed.insert(owner.pair)
    }
  }

  private mutating func addList(_ equations: [String], to mapping: Int) {
    let context = context(in: mapping)
    var text: String
    if context == .block {
      text = "constraints:"
      for equation in equations { text += "\n  - \(ScalarText.text(equation, in: .block))" }
    } else {
      let entries = equations.map { ScalarText.text($0, in: context) }
      text = "\(key("constraints", in: context)): [\(entries.joined(separator: ", "))]"
    }
    var place: Int?
    if mapping == 0 {
      place = document.place(of: .root, in: 0)
      if context == .block, isSetOff(place) { text = "\n" + text }
    }
    collections[mapping, default: CollectionChange()].added.append(.init(place: place, text: text))
  }

  func key(_ name: String, in context: ScalarText.Context) -> String {
    context == .json ? ScalarText.text(name, in: .json) : name
  }

  /// Whether an empty line stands before a top-level key.
  private func isSetOff(_ place: Int?) -> Bool {
    guard let place else { return false }
    let key = document.pairs(of: 0)[place].key
    return characters.followsEmptyLine(Int(document.nodes[key].start))
  }

  /// Where new lines go that were to stand behind a line which is taken out: behind the one before.
  private func lineBefore(_ edit: TextEdit, _ deletion: TextEdit) -> Int? {
    let start = Int(deletion.span.start)
    guard edit.span.start == edit.span.end, edit.text.hasPrefix(characters.newline),
      deletion.text.isEmpty, start > 0, characters.lineStart(start) == start
    else { return nil }
    return start
      - (characters[start - 1] == "\n" && start > 1 && characters[start - 2] == "\r" ? 2 : 1)
  }

  private func ordered(_ edits: [TextEdit]) throws(EditRefusal) -> [TextEdit] {
    let sorted = edits.enumerated()
      .sorted {
        ($0.element.span.start, $0.element.span.end, $0.offset)
          < ($1.element.span.start, $1.element.span.end, $1.offset)
      }
      .map(\.element)
    var result: [TextEdit] = []
    for edit in sorted {
      guard let last = result.last else {
        result.append(edit)
        continue
      }
      if edit.span.start < last.span.end {
        guard let place = lineBefore(edit, last),
          result.count < 2 || Int(result[result.count - 2].span.end) <= place
        else { throw .contradictory(edit.span) }
        let moved = TextEdit(at: SourceSpan(place..<place), edit.text)
        result.insert(moved, at: result.count - 1)
        continue
      }
      if edit.span == last.span {
        // Several insertions at one place are one.
        result[result.count - 1].text += edit.text
      } else {
        result.append(edit)
      }
    }
    return result
  }
}
