extension ResolvedScene {
  var pathResolver: PathResolver { PathResolver(views: views, guides: guides, names: names) }

  /// The item at a path as seen from outside: a view, a guide, `scroll.content`.
  ///
  /// Nil when a `when` keeps it out at this viewport.
  ///
  /// - Parameter suggests: an error may say what is near, which takes time in a large scene.
  /// - Throws: `LanguageError` for a path that leads nowhere, or to several items.
  public func item(
    at path: String, suggests: Bool = true
  ) throws(LanguageError) -> LayoutItem? {
    let scanner = TextScanner(path)
    guard TextScanner.isNameStart(scanner.current) else {
      throw scanner.unexpected(expecting: "a view's id")
    }
    switch try pathResolver.target(
      0..<scanner.bytes.count, of: scanner, at: .scene(suggests: suggests))
    {
    case .item(let item): return item
    case .absent, .noPrevious: return nil
    case .set:
      throw scanner.error(
        "\(quoted(path)) is a set, not one item.", at: 0..<scanner.bytes.count,
        help: "Name the members one by one.",
        rule: LanguageRules.unknownName)
    }
  }

  /// What output calls an item: `cell.3.photo`, `scroll.content`.
  public func path(of item: LayoutItem) -> String {
    let index = Int(item.index)
    switch item.kind {
    case .view: return views[index].path
    case .guide: return guides[index].path
    case .contentGuide: return views[index].path + ".content"
    case .frameGuide: return views[index].path + ".frame"
    case .safeArea: return views[index].path + ".safeArea"
    case .margins: return views[index].path + ".margins"
    case .readable: return views[index].path + ".readable"
    case .keyboard: return views[index].path + ".keyboard"
    }
  }

  /// The index of the view at a path as seen from outside; nil when there is none at this viewport
  /// or something else is there.
  public func view(at path: String) -> Int? {
    guard let item = try? item(at: path, suggests: false), item.kind == .view else { return nil }
    return Int(item.index)
  }

  /// The indexes of all views at a path: one, or the members of a set (`cell.*`, `cell.*.photo`), in
  /// document order.
  ///
  /// - Throws: `LanguageError` for a path that leads nowhere, or to something that is no view.
  public func views(
    at path: String, suggests: Bool = true
  ) throws(LanguageError) -> [Int] {
    let scanner = TextScanner(path)
    guard TextScanner.isNameStart(scanner.current) else {
      throw scanner.unexpected(expecting: "a view's id")
    }
    let items: [LayoutItem]
    switch try pathResolver.target(
      0..<scanner.bytes.count, of: scanner, at: .scene(suggests: suggests))
    {
    case .item(let item): items = [item]
    case .set(let members): items = members
    case .absent, .noPrevious: items = []
    }
    guard items.allSatisfy({ $0.kind == .view }) else {
      throw scanner.error(
        "\(quoted(path)) is no view.", at: 0..<scanner.bytes.count,
        help: "Write a view's id or path.", rule: LanguageRules.unknownName)
    }
    return items.map { Int($0.index) }
  }
}
