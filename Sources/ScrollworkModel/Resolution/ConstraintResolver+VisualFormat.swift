extension ConstraintResolver {
  /// The standard distance between siblings in the visual format language.
  /// Source: Auto Layout Guide, Visual Format Language ("the standard space", 8 pt).
  private static let standardSpacing = 8.0

  private struct VisualItem {
    var item: LayoutItem
    var name: String
  }

  /// Adds the constraints of a visual format string, from its beginning to its end.
  mutating func expand(
    visualFormat format: VisualFormat, _ scanner: TextScanner, _ current: Current
  ) throws(LanguageError) {
    var items: [VisualItem] = []
    for view in format.views {
      guard let item = try one(view.path, scanner, current) else { return }
      items.append(VisualItem(item: item, name: scanner.text(view.path)))
    }
    var objects: [LayoutItem] = []
    for term in format.terms {
      guard let item = try one(term.path, scanner, current) else { return }
      objects.append(item)
    }
    let near: LayoutAttribute = format.axis == .horizontal ? .leading : .top
    let far: LayoutAttribute = format.axis == .horizontal ? .trailing : .bottom
    var suffixes = Suffixes(format, views: items.map(\.name))
    let before = constraints.count
    if let connection = format.leading {
      let parent = try parent(of: items, format, scanner)
      let edge = guide(of: parent, for: connection)
      try connect(
        (items[0].item, near), (edge, near), connection, 0,
        suffixes.next(items[0].name, near), scanner, current)
    }
    for (index, view) in format.views.enumerated() {
      let item = items[index]
      if index > 0 {
        try connect(
          (item.item, near), (items[index - 1].item, far), format.between[index - 1],
          ConstraintResolver.standardSpacing, suffixes.next(item.name, near), scanner, current)
      }
      let size: LayoutAttribute = format.axis == .horizontal ? .width : .height
      for predicate in view.predicates {
        try add(
          predicate, size, of: item.item, format, objects, suffixes.next(item.name, size),
          scanner, current)
      }
    }
    if let connection = format.trailing, let last = items.last {
      let parent = try parent(of: items, format, scanner)
      let edge = guide(of: parent, for: connection)
      try connect(
        (edge, far), (last.item, far), connection, 0, suffixes.next(last.name, far), scanner,
        current)
    }
    if constraints.count == before {
      warn(
        LanguageRules.saysNothing, "The string makes no constraint.",
        "Add sizes, neighbours or |, such as H:|-[a(80)]", in: current)
    }
  }

  /// The one item that a path in a string names; nil when a `when` keeps it out.
  private func one(
    _ path: Range<Int>, _ scanner: TextScanner, _ current: Current
  ) throws(LanguageError) -> LayoutItem? {
    switch try resolver.target(path, of: scanner, at: current.place) {
    case .item(let item): return item
    case .absent, .noPrevious: return nil
    case .set:
      throw scanner.error(
        "\(quoted(scanner.text(path))) is a set; a visual format string names single views.",
        at: path, help: "Write an equation for a set.", rule: LanguageRules.visualFormat)
    }
  }

  /// The view that `|` means: the parent of all views in the string.
  private func parent(
    of items: [VisualItem], _ format: VisualFormat, _ scanner: TextScanner
  ) throws(LanguageError) -> Int32 {
    var common: Int32?
    for (index, item) in items.enumerated() {
      let parent =
        item.item.kind == .view
        ? resolver.views[Int(item.item.index)].parent : resolver.owner(of: item.item)
      guard let parent else {
        throw scanner.error(
          "| means the parent, and the root view has none.", at: format.views[index].path,
          rule: LanguageRules.noParent)
      }
      if let common, common != parent {
        throw scanner.error(
          "| means the parent of the views, but \(quoted(items[0].name)) is inside "
            + "\(quoted(resolver.views[Int(common)].path)) and \(quoted(item.name)) inside "
            + "\(quoted(resolver.views[Int(parent)].path)).",
          at: format.views[index].path, help: "Write one string for each parent, or equations.",
          rule: LanguageRules.noParent)
      }
      common = parent
    }
    return common ?? 0
  }

  /// The rectangle whose edge `|` is: the margins for a bare `-`, a scroll view's content area,
  /// else the parent itself.
  private func guide(of parent: Int32, for connection: VisualFormat.Connection) -> LayoutItem {
    if case .standard = connection { return LayoutItem(.margins, parent) }
    let isScrollView = resolver.views[Int(parent)].node.type == .scrollView
    return LayoutItem(isScrollView ? .contentGuide : .view, parent)
  }

  /// Adds `later == earlier + distance`.
  private mutating func connect(
    _ later: (LayoutItem, LayoutAttribute), _ earlier: (LayoutItem, LayoutAttribute),
    _ connection: VisualFormat.Connection, _ standard: Double, _ suffix: String,
    _ scanner: TextScanner, _ current: Current
  ) throws(LanguageError) {
    let terms = [
      ResolvedConstraint.Term(item: later.0, attribute: later.1, coefficient: 1),
      ResolvedConstraint.Term(item: earlier.0, attribute: earlier.1, coefficient: -1),
    ]
    var draft = Draft(
      terms: terms, leftCount: 1, relation: .equal, constant: 0, priority: 1000, suffix: suffix,
      range: 0..<scanner.bytes.count)
    switch connection {
    case .flush: try emit(draft, scanner, current)
    case .standard:
      draft.constant = standard
      try emit(draft, scanner, current)
    case .predicates(let predicates):
      for (index, predicate) in predicates.enumerated() {
        draft.relation = predicate.relation
        draft.constant = predicate.constant
        draft.priority = predicate.priority
        draft.range = predicate.range
        draft.suffix = index == 0 ? suffix : suffix + "#\(index + 1)"
        try emit(draft, scanner, current)
      }
    }
  }

  private mutating func add(
    _ predicate: VisualFormat.Predicate, _ size: LayoutAttribute, of item: LayoutItem,
    _ format: VisualFormat, _ objects: [LayoutItem], _ suffix: String, _ scanner: TextScanner,
    _ current: Current
  ) throws(LanguageError) {
    var terms = [ResolvedConstraint.Term(item: item, attribute: size, coefficient: 1)]
    for index in predicate.terms {
      guard case .single(let attribute) = format.terms[index].attribute else {
        throw scanner.error(
          "\(format.terms[index].attribute.text) is more than one number.",
          at: format.terms[index].attributeRange, rule: LanguageRules.incomparable)
      }
      terms.append(
        ResolvedConstraint.Term(
          item: objects[index], attribute: attribute,
          coefficient: -format.terms[index].coefficient))
    }
    try emit(
      Draft(
        terms: terms, leftCount: 1, relation: predicate.relation, constant: predicate.constant,
        priority: predicate.priority, suffix: suffix, range: predicate.range),
      scanner, current)
  }
}

/// Names of a string's parts: `.top` when it is about one view, `.title.top` when about several;
/// `#2` and so on for repeats.
private struct Suffixes {
  private let isSingle: Bool
  /// Whether a name can come twice: a view is there twice, or has several sizes.
  private let hasRepeats: Bool
  private var used: [String: Int] = [:]

  init(_ format: VisualFormat, views: [String]) {
    isSingle = views.allSatisfy { $0 == views[0] }
    let isShort = views.count <= 8
    let areDistinct =
      isShort
      ? views.indices.allSatisfy { !views[..<$0].contains(views[$0]) }
      : Set(views).count == views.count
    hasRepeats = !areDistinct || format.views.contains { $0.predicates.count > 1 }
  }

  mutating func next(_ view: String, _ attribute: LayoutAttribute) -> String {
    let suffix = isSingle ? ".\(attribute.rawValue)" : ".\(view).\(attribute.rawValue)"
    guard hasRepeats else { return suffix }
    let count = used[suffix, default: 0] + 1
    used[suffix] = count
    return count == 1 ? suffix : suffix + "#\(count)"
  }
}
