internal import ScrollworkModel

/// Finds out what the names in links mean.
struct SourceLookup {
  /// Where a name stands.
  struct Place {
    /// What `self` is.
    var view: Int32?
    var index = 0
    var count = 1
    var suggests = true
  }

  let scene: ResolvedScene
  let facts: LinkFacts
  let items: ItemLookup
  /// Index by name.
  var definitions: [String: Int] = [:]
  /// Names that some link drives.
  var variables: Set<String> = []

  init(_ scene: ResolvedScene, _ facts: LinkFacts) {
    self.scene = scene
    self.facts = facts
    items = ItemLookup(scene)
  }

  /// Words that stand for a phase.
  private static let phases: [String: LinkScroll.Phase] = [
    "idle": .idle, "dragging": .dragging, "decelerating": .decelerating, "animating": .animating,
  ]

  /// What a name stands for; nil when a `when` keeps its view out of the scene.
  ///
  /// - Throws: `LanguageError` with a range in the expression.
  func source(
    _ name: Expression.Name, at place: Place
  ) throws(LanguageError) -> SourceReference? {
    do throws(LanguageError) {
      return try source(name.text, place)
    } catch {
      var error = error
      let offset = name.range.lowerBound
      error.range = (error.range.lowerBound + offset)..<(error.range.upperBound + offset)
      throw error
    }
  }

  private func source(_ text: String, _ place: Place) throws(LanguageError) -> SourceReference? {
    if let open = text.firstIndex(of: "("), let close = text.firstIndex(of: ")") {
      return try inPort(text, open, close, place)
    }
    let words = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let last = words.last, words.count > 1 else { return try single(text, place) }
    if words.count == 2, words[0] == "self", last == "index" {
      guard place.view != nil else { throw noSelf() }
      return .constant(Double(place.index), .number)
    }
    if variables.contains(text) { return .variable(text) }
    if words.count > 2, let field = ScrollField(words[words.count - 2], last) {
      return try scroll(words.dropLast(2).joined(separator: "."), text, place) { _ in field }
    }
    if last == "visible" {
      guard let view = try view(words.dropLast().joined(separator: "."), place) else { return nil }
      return .visible(view)
    }
    if ScrollField.words.contains(last) {
      return try scroll(words.dropLast().joined(separator: "."), text, place) { view in
        ScrollField(last, axis: facts.mainAxis(view))
      }
    }
    let path = words.dropLast().joined(separator: ".")
    let item: LayoutItem?
    do throws(LanguageError) {
      item = try self.item(path, place)
    } catch {
      throw unknownPair(words, place) ?? error
    }
    guard let item else { return nil }
    guard let attribute = FrameAttribute(rawValue: last) else {
      throw unknownProperty(last, of: path, item, text)
    }
    return .frame(item, attribute)
  }

  private func single(_ text: String, _ place: Place) throws(LanguageError) -> SourceReference {
    if text == "time" { return .time }
    if text == "count", place.view != nil { return .constant(Double(place.count), .number) }
    if let index = definitions[text] { return .definition(index) }
    if variables.contains(text) { return .variable(text) }
    if let value = scene.metrics[text] { return .constant(value, .number) }
    if let phase = SourceLookup.phases[text] { return .constant(Double(phase.rawValue), .number) }
    if let holds = viewportWord(text) { return .constant(holds ? 1 : 0, .bool) }
    if text == "true" || text == "false" { return .constant(text == "true" ? 1 : 0, .bool) }
    var help: String?
    if place.suggests {
      let names =
        Array(definitions.keys) + Array(variables) + Array(scene.metrics.keys) + ["time"]
      help = nearestName(to: text, in: names).map { "Did you mean \($0)?" }
      if help == nil, (try? items.target(text, self: place.view, suggests: false)) != nil {
        help = "Say which number of it is meant, such as \(text).width."
      }
    }
    throw LanguageError(
      "There is no number called \(quoted(text)).", at: 0..<text.unicodeScalars.count,
      help: help ?? "Write a view and a property, such as pager.page, or name it under let.")
  }

  private func viewportWord(_ text: String) -> Bool? {
    let size = scene.viewport.size
    switch text {
    case "landscape": return size.width > size.height
    case "portrait": return size.width <= size.height
    case "rtl": return scene.viewport.direction == .rightToLeft
    case "ltr": return scene.viewport.direction == .leftToRight
    default: return nil
    }
  }

  // MARK: Items

  /// Nil when a `when` keeps it out.
  func item(_ path: String, _ place: Place) throws(LanguageError) -> LayoutItem? {
    switch try items.target(path, self: place.view, suggests: place.suggests) {
    case .item(let item): return item
    case .absent: return nil
    case .set:
      throw LanguageError(
        "\(quoted(path)) is a set; a number is of one view.",
        at: 0..<path.unicodeScalars.count,
        help: "Write each: \(path) beside the link, and self in the expression.")
    }
  }

  func view(_ path: String, _ place: Place) throws(LanguageError) -> Int32? {
    guard let item = try item(path, place) else { return nil }
    guard item.kind == .view else {
      throw LanguageError(
        "\(quoted(path)) is a guide, not a view.", at: 0..<path.unicodeScalars.count,
        help: "Name the view.")
    }
    return item.index
  }

  func scroller(_ path: String, _ place: Place) throws(LanguageError) -> Int32? {
    let view: Int32?
    do throws(LanguageError) {
      view = try self.view(path, place)
    } catch {
      var error = error
      if place.suggests, let near = ScrollerNames(scene).nearest(to: path) {
        error.help = "Did you mean \(near)?"
      }
      throw error
    }
    guard let view else { return nil }
    guard scene.views[Int(view)].node.type == .scrollView else {
      throw LanguageError(
        "\(quoted(path)) is no scroll view.", at: 0..<path.unicodeScalars.count,
        help: ScrollerNames(scene).help(insteadOf: path))
    }
    return view
  }

  private func scroll(
    _ path: String, _ text: String, _ place: Place, _ field: (Int32) -> ScrollField?
  ) throws(LanguageError) -> SourceReference? {
    guard let view = try scroller(path, place) else { return nil }
    guard let field = field(view) else {
      throw LanguageError(
        "It isn't said which part of \(quoted(text)) is meant.",
        at: 0..<text.unicodeScalars.count, help: "Write \(text).x or \(text).y.")
    }
    return .scroll(view, field)
  }

  private func inPort(
    _ text: String, _ open: String.Index, _ close: String.Index, _ place: Place
  ) throws(LanguageError) -> SourceReference? {
    let path = String(text[..<open].dropLast(3))
    let scrollerPath = String(text[text.index(after: open)..<close])
    let word = String(text[close...].dropFirst(2))
    guard let item = try item(path, place), let scroller = try scroller(scrollerPath, place) else {
      return nil
    }
    guard let attribute = FrameAttribute(rawValue: word) else {
      throw unknownProperty(word, of: path, item, text)
    }
    try checkInside(item, scroller, path, scrollerPath, text)
    return .inPort(item, scroller, attribute)
  }

  /// - Throws: when an item isn't in a scroll view's content.
  func checkInside(
    _ item: LayoutItem, _ scroller: Int32, _ path: String, _ scrollerPath: String, _ text: String
  ) throws(LanguageError) {
    var view: Int32? = items.owner(of: item)
    if item.kind == .view { view = scene.views[Int(item.index)].parent }
    while let current = view, current != scroller { view = scene.views[Int(current)].parent }
    guard view == scroller else {
      throw LanguageError(
        "\(quoted(path)) isn't inside \(quoted(scrollerPath)).",
        at: 0..<text.unicodeScalars.count, help: "Name a scroll view round it.")
    }
  }

  // MARK: Messages

  /// What is said of `list.offset.y`: a word and an axis behind a scroll view that mean one of its
  /// numbers.
  private func unknownPair(_ words: [String], _ place: Place) -> LanguageError? {
    guard place.suggests, words.count > 2 else { return nil }
    let path = words.dropLast(2).joined(separator: ".")
    let quiet = Place(view: place.view, suggests: false)
    guard let view = try? view(path, quiet),
      scene.views[Int(view)].node.type == .scrollView,
      let name = FamiliarNames.property(words.suffix(2), in: ScrollField.written)
    else { return nil }
    let pair = words.suffix(2).joined(separator: ".")
    let end = words.joined(separator: ".").unicodeScalars.count
    return LanguageError(
      "\(quoted(path)) has no number \(quoted(pair)).",
      at: (end - pair.unicodeScalars.count)..<end, help: "Did you mean \(path).\(name)?")
  }

  private func noSelf() -> LanguageError {
    LanguageError(
      "self has a meaning only in a link with each or *.", at: 0..<4,
      help: "Add each: with the views, or name the view.")
  }

  private func unknownProperty(
    _ word: String, of path: String, _ item: LayoutItem, _ text: String
  ) -> LanguageError {
    let isScroller = scene.views[Int(items.owner(of: item))].node.type == .scrollView
    let names =
      FrameAttribute.allCases.map(\.rawValue) + ["visible"]
      + (isScroller ? ScrollField.written : [])
    let start = text.unicodeScalars.count - word.unicodeScalars.count
    return LanguageError(
      "\(quoted(path)) has no number \(quoted(word)).", at: start..<text.unicodeScalars.count,
      help: FamiliarNames.property(
        [word], in: (isScroller ? ScrollField.words.sorted() : []) + names
      ).map { "Did you mean \(path).\($0)?" }
        ?? "There are \(names.joined(separator: ", ")).")
  }
}

extension ScrollField {
  /// Properties that may stand without an axis, which is then the one that scrolls.
  static let words: Set<String> = [
    "contentOffset", "progress", "page", "pageIndex", "velocity", "direction", "range", "lowest",
    "highest", "zoomScale", "phase", "tracking", "dragging", "decelerating",
  ]

  /// As messages list them.
  static let written = [
    "contentOffset.x", "contentOffset.y", "progress.x", "progress.y", "page", "pageIndex",
    "velocity.x", "velocity.y", "direction.x", "direction.y", "overscroll.top", "range.x",
    "range.y", "lowest.x", "lowest.y", "highest.x", "highest.y", "contentSize.width",
    "contentSize.height", "adjustedContentInset.top", "zoomScale", "phase",
  ]

  /// A property with an axis or side behind it.
  init?(_ property: String, _ part: String) {
    if property == "overscroll" || property == "adjustedContentInset"
      || property == "contentInset"
    {
      guard let edge = LinkTarget.Edge(rawValue: part) else { return nil }
      self = property == "overscroll" ? .overscroll(edge) : .inset(edge)
      return
    }
    if property == "contentSize", part == "width" || part == "height" {
      self = .contentSize(part == "width" ? .horizontal : .vertical)
      return
    }
    guard part == "x" || part == "y" else { return nil }
    self.init(property, axis: part == "x" ? .horizontal : .vertical)
  }

  init?(_ property: String, axis: Axis) {
    switch property {
    case "contentOffset": self = .offset(axis)
    case "progress": self = .progress(axis)
    case "page": self = .page(axis)
    case "pageIndex": self = .pageIndex(axis)
    case "velocity": self = .velocity(axis)
    case "direction": self = .direction(axis)
    case "range": self = .range(axis)
    case "lowest": self = .lowest(axis)
    case "highest": self = .highest(axis)
    case "zoomScale": self = .zoomScale
    case "phase": self = .phase
    case "tracking", "dragging": self = .isTracking
    case "decelerating": self = .isDecelerating
    default: return nil
    }
  }
}
