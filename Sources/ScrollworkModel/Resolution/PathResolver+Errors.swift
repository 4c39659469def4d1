extension PathResolver {
  func onlyNextToAView(_ word: Range<Int>, _ scanner: TextScanner) -> LanguageError {
    scanner.error(
      "\(quoted(scanner.text(word))) has a meaning only in constraints written next to a view.",
      at: word, help: "Write the view's id.", rule: LanguageRules.unknownName)
  }

  /// What is said of a first word that is no id.
  func unknown(
    _ name: String, _ word: Range<Int>, _ scanner: TextScanner, _ place: Place
  ) -> LanguageError {
    scanner.error(
      "There is no view or guide called \(quoted(name)).", at: word, help: hint(name, place),
      rule: LanguageRules.unknownName)
  }

  /// Where the name would be found, or which one is nearest.
  func hint(_ name: String, _ place: Place) -> String? {
    guard place.suggests else { return nil }
    if let view = views.firstIndex(where: { $0.node.id == name }) {
      let path = views[view].path
      guard let owner = scopeOwner(of: Int32(view)) else { return "Did you mean \(path)?" }
      let node = views[Int(owner)].node
      let scope = node.id ?? views[Int(owner)].path
      guard node.copyIndex != nil, let id = node.id, path.utf8.count > name.utf8.count else {
        return "\(name) is inside \(scope): write \(path)."
      }
      // Nested repeats: only the innermost copy's number is widened.
      let outside = views[Int(owner)].path
      let stem =
        outside.utf8.lastIndex(of: UInt8(ascii: ".")).map { outside[..<$0] } ?? outside[...]
      let rest = path.dropFirst(outside.count)
      return "\(name) is inside \(id): write \(path) or \(stem).*\(rest)."
    }
    return nearest(to: name, from: place.scope).map { "Did you mean \($0)?" }
  }

  private func scopeOwner(of view: Int32) -> Int32? {
    guard let parent = views[Int(view)].parent else { return nil }
    return names.owner(ofScope: names.innerScope[Int(parent)])
  }

  /// The nearest id known in a scope or one around it.
  func nearest(to name: String, from scope: Int32) -> String? {
    var known: Set<Int32> = []
    var scope = scope
    while scope >= 0 {
      known.insert(scope)
      scope = names.scopes[Int(scope)].parent
    }
    let ids = names.entries.keys.lazy.filter { known.contains($0.scope) }.map(\.name)
    return nearestName(to: name, in: ids)
  }

  func whichCopy(
    _ group: Int32, _ path: Range<Int>, _ scanner: TextScanner, _ place: Place
  ) -> LanguageError {
    let copies = names.groups[Int(group)]
    let text = scanner.text(path)
    let isOwn = place.view >= 0 && copies.contains { isOrHolds($0, place.view) }
    return scanner.error(
      "\(quoted(text)) is repeated \(copies.count) times, and it isn't said which copy is meant.",
      at: path,
      help: isOwn && copies.contains(place.view)
        ? "Write self for this copy, or \(text).0, \(text).first or \(text).*."
        : "Write \(text).0, \(text).first or \(text).*.",
      rule: LanguageRules.unknownName)
  }

  private func isOrHolds(_ view: Int32, _ inner: Int32) -> Bool {
    view == inner || names.isDescendant(inner, of: view)
  }

  /// What is said of a word that isn't inside the item before it.
  func notInside(
    _ name: String, _ item: LayoutItem, _ word: Range<Int>, _ scanner: TextScanner, _ place: Place
  ) -> LanguageError {
    let view = views[Int(item.index)]
    switch name {
    case "content", "frame":
      return scanner.error(
        "\(quoted(view.path)) is a \(view.node.type.rawValue); only scroll views have "
          + "\(name == "content" ? "a content area" : "a frame guide").",
        at: word,
        help: name == "frame" ? "Leave out .frame: attributes of a view mean its frame." : nil,
        rule: LanguageRules.unknownName)
    case "keyboard":
      return scanner.error(
        "Only the root view has a keyboard guide.", at: word, help: "Write root.keyboard.",
        rule: LanguageRules.unknownName)
    case "first", "last":
      return scanner.error(
        "\(quoted(view.path)) is not repeated.", at: word, rule: LanguageRules.unknownName)
    default: break
    }
    if scanner.bytes[word].allSatisfy(TextScanner.isDigit) {
      return scanner.error(
        "\(quoted(view.path)) is not repeated, so it has no copy \(name).", at: word,
        rule: LanguageRules.unknownName)
    }
    let scope = names.innerScope[Int(item.index)]
    let inside = views[(Int(item.index) + 1)..<Int(names.end[Int(item.index)])].lazy
      .filter { [names] in
        names.innerScope[Int($0.parent ?? 0)] == scope
      }
      .compactMap(\.node.id)
    let words = ["content", "frame", "safeArea", "margins", "readable"]
    let near = place.suggests ? nearestName(to: name, in: Array(inside) + words) : nil
    return scanner.error(
      "There is no \(quoted(name)) inside \(quoted(view.path)).", at: word,
      help: near.map { "Did you mean \($0)?" } ?? hint(name, place),
      rule: LanguageRules.unknownName)
  }
}
