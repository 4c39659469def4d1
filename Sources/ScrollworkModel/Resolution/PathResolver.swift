/// Looks up what paths mean: `title`, `cell.3.photo`, `cell.*`, `scroll.content`, `super`.
///
/// Immutable; a class because every constraint's parser holds it, and one reference is cheaper to
/// hand out than the tables behind it.
final class PathResolver: Sendable {
  /// Where a path is written.
  struct Place {
    /// The view next to which it stands; -1 for the scene's own constraints.
    var view: Int32
    var scope: Int32
    /// Whether errors say what is near; searching costs time, so only the first errors do.
    var suggests = true

    static let scene = Place(view: -1, scope: 0)

    static func scene(suggests: Bool) -> Place {
      Place(view: -1, scope: 0, suggests: suggests)
    }
  }

  /// What a path means.
  enum Target: Equatable {
    case item(LayoutItem)
    /// A path with a `*`.
    case set([LayoutItem])
    /// A `when` keeps the item out.
    case absent
    /// `previous` of the first sibling or copy.
    case noPrevious
  }

  /// The meaning of the words so far.
  private enum Cursor {
    case item(LayoutItem)
    /// A repeated view, before it is said which copy.
    case group(Int32)
    case items([LayoutItem])
    case groups([Int32])
  }

  private struct Stop: Error { var target: Target }

  let views: [ResolvedScene.View]
  let guides: [ResolvedScene.Guide]
  let names: NameTable

  init(views: [ResolvedScene.View], guides: [ResolvedScene.Guide], names: NameTable) {
    self.views = views
    self.guides = guides
    self.names = names
  }

  /// Looks a path up.
  ///
  /// The first word is `super`, `self`, `previous`, or an id known at the place, inner scopes
  /// first. Each further word narrows: a copy (`3`, `first`, `last`), `*` (all copies, else the
  /// children), `super`, `previous`, a guide word, an id inside the view.
  ///
  /// - Throws: `LanguageError` at the word that is wrong.
  func target(
    _ path: Range<Int>, of scanner: TextScanner, at place: Place
  ) throws(LanguageError) -> Target {
    var word = firstWord(path, scanner)
    var cursor: Cursor
    switch try start(word, scanner, place) {
    case .success(let found): cursor = found
    case .failure(let stop): return stop.target
    }
    while word.upperBound < path.upperBound {
      let from = word.upperBound + 1
      word = firstWord(from..<path.upperBound, scanner)
      switch try step(cursor, word, scanner, place) {
      case .success(let found): cursor = found
      case .failure(let stop): return stop.target
      }
    }
    switch cursor {
    case .item(let item): return .item(item)
    case .items(let items): return .set(items)
    case .group(let group): throw whichCopy(group, path, scanner, place)
    case .groups(let groups):
      throw whichCopy(groups.first ?? 0, path, scanner, place)
    }
  }

  private func firstWord(_ range: Range<Int>, _ scanner: TextScanner) -> Range<Int> {
    var end = range.lowerBound
    while end < range.upperBound, scanner.bytes[end] != UInt8(ascii: ".") { end += 1 }
    return range.lowerBound..<end
  }

  // MARK: The first word

  private func start(
    _ word: Range<Int>, _ scanner: TextScanner, _ place: Place
  ) throws(LanguageError) -> Result<Cursor, Stop> {
    // An empty path is the view itself: a lone attribute.
    if word.isEmpty || scanner.matches(word, "self") {
      guard place.view >= 0 else { throw onlyNextToAView(word, scanner) }
      return .success(.item(LayoutItem(.view, place.view)))
    }
    if scanner.matches(word, "super") || scanner.matches(word, "previous") {
      guard place.view >= 0 else { throw onlyNextToAView(word, scanner) }
      return try relative(LayoutItem(.view, place.view), word, scanner)
    }
    if scanner.bytes[word.upperBound - 1] == UInt8(ascii: "]") {
      return .success(.item(try unnamed(word, scanner, place)))
    }
    guard let entry = entry(scanner.bytes[word], from: place.scope) else {
      throw unknown(scanner.text(word), word, scanner, place)
    }
    return cursor(entry)
  }

  /// What a name means in a scope or one around it.
  func entry(_ name: ArraySlice<UInt8>, from scope: Int32) -> NameTable.Entry? {
    var scope = scope
    while scope >= 0 {
      if let entry = names.entries[name, in: scope] { return entry }
      scope = names.scopes[Int(scope)].parent
    }
    return nil
  }

  private func cursor(_ entry: NameTable.Entry) -> Result<Cursor, Stop> {
    switch entry {
    case .view(let view): .success(.item(LayoutItem(.view, view)))
    case .copies(let group): .success(.group(group))
    case .guide(let guide): .success(.item(LayoutItem(.guide, guide)))
    case .absent: .failure(Stop(target: .absent))
    }
  }

  /// `super` and `previous`, of the view or of a guide's or guide word's owner.
  private func relative(
    _ item: LayoutItem, _ word: Range<Int>, _ scanner: TextScanner
  ) throws(LanguageError) -> Result<Cursor, Stop> {
    let isPrevious = scanner.matches(word, "previous")
    guard item.kind == .view else {
      // A guide's parent is the view that owns it.
      guard !isPrevious else {
        throw scanner.error(
          "Only views have a sibling before them.", at: word,
          help: "Write previous behind the view itself.", rule: LanguageRules.noParent)
      }
      return .success(.item(LayoutItem(.view, owner(of: item))))
    }
    if isPrevious {
      let previous = names.previous[Int(item.index)]
      return previous >= 0
        ? .success(.item(LayoutItem(.view, previous))) : .failure(Stop(target: .noPrevious))
    }
    guard let parent = views[Int(item.index)].parent else {
      throw scanner.error(
        "The root view has no parent.", at: word,
        help: "Leave this out: the viewport gives the root its frame.",
        rule: LanguageRules.noParent)
    }
    return .success(.item(LayoutItem(.view, parent)))
  }

  /// The view to which an item belongs: itself, or a guide's owner.
  func owner(of item: LayoutItem) -> Int32 {
    item.kind == .guide ? guides[Int(item.index)].owner : item.index
  }

  /// `label[2]`: a child without an id, of the view itself, its scopes' views, or the root.
  private func unnamed(
    _ word: Range<Int>, _ scanner: TextScanner, _ place: Place
  ) throws(LanguageError) -> LayoutItem {
    var anchors = place.view >= 0 ? [place.view] : []
    var scope = place.scope
    while scope >= 0 {
      anchors.append(names.scopes[Int(scope)].owner)
      scope = names.scopes[Int(scope)].parent
    }
    let name = scanner.text(word)
    for anchor in anchors {
      if let child = unnamedChild(name, of: anchor) { return LayoutItem(.view, child) }
    }
    throw unknownPlace(name, under: anchors, word, scanner, place)
  }

  func unnamedChild(_ name: String, of parent: Int32) -> Int32? {
    let path = parent == 0 ? name : views[Int(parent)].path + "." + name
    return views[Int(parent)].children.first { views[Int($0)].path == path }
  }

  // MARK: Further words

  private func step(
    _ cursor: Cursor, _ word: Range<Int>, _ scanner: TextScanner, _ place: Place
  ) throws(LanguageError) -> Result<Cursor, Stop> {
    switch cursor {
    case .group(let group):
      if scanner.matches(word, "*") {
        return .success(.items(names.groups[Int(group)].map { LayoutItem(.view, $0) }))
      }
      return .success(.item(try copy(word, of: group, scanner, place)))
    case .item(let item):
      if scanner.matches(word, "*") {
        guard item.kind == .view else {
          throw scanner.error(
            "A guide has no children.", at: word, help: "Write .* behind the view itself.",
            rule: LanguageRules.unknownName)
        }
        return .success(
          .items(views[Int(item.index)].children.map { LayoutItem(.view, $0) }))
      }
      return try inside(item, word, scanner, place)
    case .groups(let groups):
      var items: [LayoutItem] = []
      for group in groups {
        if scanner.matches(word, "*") {
          items += names.groups[Int(group)].map { LayoutItem(.view, $0) }
        } else {
          items.append(try copy(word, of: group, scanner, place))
        }
      }
      return .success(.items(items))
    case .items(let items): return try insideAll(items, word, scanner, place)
    }
  }

  /// The word inside each member of a set. Members where a `when` keeps it out are left out.
  private func insideAll(
    _ items: [LayoutItem], _ word: Range<Int>, _ scanner: TextScanner, _ place: Place
  ) throws(LanguageError) -> Result<Cursor, Stop> {
    var found: [LayoutItem] = []
    var groups: [Int32] = []
    for item in items {
      if scanner.matches(word, "*"), item.kind == .view {
        found += views[Int(item.index)].children.map { LayoutItem(.view, $0) }
        continue
      }
      switch try inside(item, word, scanner, place) {
      case .success(.item(let inner)): found.append(inner)
      case .success(.group(let group)): groups.append(group)
      default: continue
      }
    }
    guard groups.isEmpty || found.isEmpty else {
      throw scanner.error(
        "\(quoted(scanner.text(word))) is repeated in some members of the set and not in others.",
        at: word, help: "Name the members one by one.", rule: LanguageRules.unknownName)
    }
    return .success(groups.isEmpty ? .items(found) : .groups(groups))
  }

  private func copy(
    _ word: Range<Int>, of group: Int32, _ scanner: TextScanner, _ place: Place
  ) throws(LanguageError) -> LayoutItem {
    let copies = names.groups[Int(group)]
    if scanner.matches(word, "first"), let first = copies.first { return LayoutItem(.view, first) }
    if scanner.matches(word, "last"), let last = copies.last { return LayoutItem(.view, last) }
    let text = scanner.text(word)
    let id = views[Int(copies.first ?? 0)].node.id ?? ""
    guard scanner.bytes[word].allSatisfy(TextScanner.isDigit) else {
      throw scanner.error(
        "\(quoted(id)) is repeated \(copies.count) times, and it isn't said which copy is meant.",
        at: word, help: "Write \(id).0.\(text), \(id).first.\(text) or \(id).*.\(text).",
        rule: LanguageRules.unknownName)
    }
    if let number = Int(text) {
      if number < copies.count, views[Int(copies[number])].node.copyIndex == number {
        return LayoutItem(.view, copies[number])
      }
      if let view = copies.first(where: { views[Int($0)].node.copyIndex == number }) {
        return LayoutItem(.view, view)
      }
    }
    throw scanner.error(
      "There is no copy \(text) of \(quoted(id)); there are \(copies.count).", at: word,
      help: copies.count == 1 ? "The only one is 0." : "They are 0 to \(copies.count - 1).",
      rule: LanguageRules.unknownName)
  }

  /// A word inside an item: guide words first, then ids inside the view.
  private func inside(
    _ item: LayoutItem, _ word: Range<Int>, _ scanner: TextScanner, _ place: Place
  ) throws(LanguageError) -> Result<Cursor, Stop> {
    if scanner.matches(word, "super") || scanner.matches(word, "previous") {
      return try relative(item, word, scanner)
    }
    guard item.kind == .view else {
      throw scanner.error(
        "There is nothing called \(quoted(scanner.text(word))) inside a guide.", at: word,
        help: "Write an attribute such as top behind a guide.",
        rule: LanguageRules.unknownName)
    }
    if let guide = guideWord(word, of: item.index, scanner) { return .success(.item(guide)) }
    let name = scanner.text(word)
    if scanner.bytes[word.upperBound - 1] == UInt8(ascii: "]") {
      if let child = unnamedChild(name, of: item.index) {
        return .success(.item(LayoutItem(.view, child)))
      }
      throw unknownPlace(name, under: [item.index], word, scanner, place)
    } else if let entry = names.entries[
      scanner.bytes[word], in: names.innerScope[Int(item.index)]],
      isInside(entry, item.index)
    {
      return cursor(entry)
    }
    throw notInside(name, item, word, scanner, place)
  }

  private func guideWord(
    _ word: Range<Int>, of view: Int32, _ scanner: TextScanner
  ) -> LayoutItem? {
    let isScrollView = views[Int(view)].node.type == .scrollView
    if isScrollView, scanner.matches(word, "content") { return LayoutItem(.contentGuide, view) }
    if isScrollView, scanner.matches(word, "frame") { return LayoutItem(.frameGuide, view) }
    if scanner.matches(word, "safeArea") { return LayoutItem(.safeArea, view) }
    if scanner.matches(word, "margins") { return LayoutItem(.margins, view) }
    if scanner.matches(word, "readable") { return LayoutItem(.readable, view) }
    if view == 0, scanner.matches(word, "keyboard") { return LayoutItem(.keyboard, 0) }
    return nil
  }

  private func isInside(_ entry: NameTable.Entry, _ view: Int32) -> Bool {
    switch entry {
    case .view(let inner): names.isDescendant(inner, of: view)
    case .copies(let group):
      names.isDescendant(names.groups[Int(group)].first ?? 0, of: view)
    case .guide(let guide):
      guides[Int(guide)].owner == view || names.isDescendant(guides[Int(guide)].owner, of: view)
    case .absent: true
    }
  }
}
