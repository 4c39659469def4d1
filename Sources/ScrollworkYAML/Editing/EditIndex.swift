internal import ScrollworkModel

/// Where a document writes constraints and views.
struct EditIndex {
  /// An entry of a constraint list.
  struct Entry {
    var node: Int
    var list: Int
    /// Its place in the list.
    var place: Int
  }

  /// The mapping that has a constraint list.
  struct Owner {
    var mapping: Int
    /// The place of the list's pair.
    var pair: Int
  }

  private let document: YAMLDocument
  /// In the order of the text.
  private(set) var entries: [Entry] = []
  /// By the lists' nodes.
  private(set) var owners: [Int: Owner] = [:]
  /// By the mappings' spans.
  private var views: [SourceSpan: Int] = [:]
  /// What aliases stand for.
  private var shared: [SourceSpan] = []

  init(_ document: YAMLDocument) {
    self.document = document
    for node in document.nodes where node.kind == .alias {
      shared.append(document.nodes[Int(node.payload)].span)
    }
    guard document.nodes.first?.kind == .mapping else { return }
    addConstraints(of: 0)
    if let pair = pair(.root, in: 0) { addViews(pair.value) }
    if let pair = pair(.templates, in: 0) {
      for template in document.pairs(of: pair.value) { addViews(template.value) }
    }
    entries.sort { document.nodes[$0.node].start < document.nodes[$1.node].start }
  }

  private func pair(_ key: SchemaKey, in mapping: Int) -> YAMLDocument.Pair? {
    document.place(of: key, in: mapping).map { document.pairs(of: mapping)[$0] }
  }

  private mutating func addConstraints(of mapping: Int) {
    guard let place = document.place(of: .constraints, in: mapping) else { return }
    let list = document.pairs(of: mapping)[place].value
    guard document.nodes[list].kind == .sequence else { return }
    owners[list] = Owner(mapping: mapping, pair: place)
    for (place, item) in document.items(of: list).enumerated() {
      entries.append(Entry(node: item, list: list, place: place))
    }
  }

  private mutating func addViews(_ top: Int) {
    var pending = [top]
    while let view = pending.popLast() {
      guard document.nodes[view].kind == .mapping else { continue }
      views[document.nodes[view].span] = view
      addConstraints(of: view)
      if let pair = pair(.children, in: view) { pending += document.items(of: pair.value) }
    }
  }

  // MARK: Looking up

  /// The entry that holds a constraint's span.
  ///
  /// - Complexity: O(log entries + aliases).
  func entry(at span: SourceSpan) throws(EditRefusal) -> Entry {
    try checkShared(span)
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if document.nodes[entries[middle].node].start <= span.start {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low > 0, document.nodes[entries[low - 1].node].end >= span.end else {
      throw .notWritten(span)
    }
    return entries[low - 1]
  }

  /// The mapping of the view at a span.
  func view(at span: SourceSpan) throws(EditRefusal) -> Int {
    try checkShared(span)
    guard let view = views[span] else { throw .notWritten(span) }
    return view
  }

  /// Throws when the span lies in something that aliases stand for.
  func checkShared(_ span: SourceSpan) throws(EditRefusal) {
    if span.isNone { throw .notWritten(span) }
    if shared.contains(where: { $0.start <= span.start && $0.end >= span.end }) {
      throw .shared(span)
    }
  }

  /// Throws when aliases stand for something inside the span, which can't go then.
  func checkRemovable(_ span: SourceSpan) throws(EditRefusal) {
    if shared.contains(where: { $0.start >= span.start && $0.end <= span.end }) {
      throw .shared(span)
    }
  }

  /// Explicit names of constraints anywhere in the document.
  var names: Set<String> {
    var names: Set<String> = []
    for entry in entries {
      switch document.nodes[entry.node].kind {
      case .scalar:
        if let (name, _) = ConstraintName.leading(document.string(entry.node)) {
          names.insert(name)
        }
      case .mapping:
        if let name = ConstraintEntry(document, entry.node)?.name { names.insert(name) }
      default: break
      }
    }
    return names
  }
}
