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
      "There is no view or guide called \(quoted(name)).", at: word,
      help: guideHint(name, place) ?? hint(name, place) ?? namesHint(place),
      rule: LanguageRules.unknownName)
  }

  /// For a guide word without the view in front.
  private func guideHint(_ word: String, _ place: Place) -> String? {
    switch word {
    case "keyboard": "Write root.keyboard."
    case "safeArea", "margins", "readable":
      place.view > 0
        ? "Write super.\(word), or the view in front: VIEW.\(word)."
        : "Write the view in front, such as root.\(word)."
    case "content", "frame": "Write the scroll view in front: SCROLL.\(word)."
    default: nil
    }
  }

  /// The ids that are known at a place.
  private func namesHint(_ place: Place) -> String? {
    guard place.suggests else { return nil }
    return "The ids here are \(listing(ids(from: place.scope).sorted()))."
  }

  /// What is said of `label[2]` where there is no such view.
  ///
  /// - Parameter parents: the views whose children may be meant.
  func unknownPlace(
    _ name: String, under parents: [Int32], _ word: Range<Int>, _ scanner: TextScanner,
    _ place: Place
  ) -> LanguageError {
    var help: String?
    if place.suggests {
      let children = parents.flatMap { views[Int($0)].children }
      let type = name.prefix { $0 != "[" }
      var places: [String] = []
      for child in children where views[Int(child)].node.type.rawValue == type {
        let path = views[Int(child)].path
        // The last word; ids and types hold no dots.
        let last = path.split(separator: ".").last.map(String.init) ?? path
        if last.hasSuffix("]"), !places.contains(last) { places.append(last) }
      }
      help =
        places.isEmpty
        ? "Give the view an id, and write that."
        : "There \(places.count == 1 ? "is only" : "are") \(listing(places)); the number counts "
          + "siblings of that type."
    }
    return scanner.error(
      "There is no view called \(quoted(name)).", at: word, help: help,
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
    nearestName(to: name, in: ids(from: scope))
  }

  /// The ids known in a scope or one around it, without order.
  private func ids(from scope: Int32) -> [String] {
    var known: Set<Int32> = []
    var scope = scope
    while scope >= 0 {
      known.insert(scope)
      scope = names.scopes[Int(scope)].parent
    }
    return names.entries.names(in: known)
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
        help: name == "frame"
          ? "Leave out .frame: attributes of a view mean its frame."
          : "Leave out .content, or make it a scroll view: type: scrollView.",
        rule: LanguageRules.unknownName)
    case "keyboard":
      return scanner.error(
        "Only the root view has a keyboard guide.", at: word, help: "Write root.keyboard.",
        rule: LanguageRules.unknownName)
    case "first", "last":
      return scanner.error(
        "\(quoted(view.path)) is not repeated.", at: word, help: "Leave out .\(name).",
        rule: LanguageRules.unknownName)
    default: break
    }
    if scanner.bytes[word].allSatisfy(TextScanner.isDigit) {
      return scanner.error(
        "\(quoted(view.path)) is not repeated, so it has no copy \(name).", at: word,
        help: "Leave out .\(name).", rule: LanguageRules.unknownName)
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
      help: near.map { "Did you mean \($0)?" } ?? hint(name, place)
        ?? (place.suggests ? insideHint(inside) : nil),
      rule: LanguageRules.unknownName)
  }

  private func insideHint(_ ids: some Sequence<String>) -> String {
    var seen: Set<String> = []
    let ids = ids.filter { seen.insert($0).inserted }
    return ids.isEmpty
      ? "Nothing inside it has an id." : "The ids inside it are \(listing(ids))."
  }
}

/// The first names of a list, and how many more there are.
func listing(_ names: [String]) -> String {
  let shown = names.prefix(8)
  if names.count > shown.count {
    return shown.joined(separator: ", ") + " and \(names.count - shown.count) more"
  }
  guard let last = shown.last, shown.count > 1 else { return shown.first ?? "" }
  return shown.dropLast().joined(separator: ", ") + " and " + last
}
