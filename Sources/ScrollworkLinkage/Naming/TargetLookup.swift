internal import ScrollworkModel

/// Finds out which properties a `drive` names.
struct TargetLookup {
  /// A property to write, and what `self` is in its link.
  struct Member {
    var target: LinkTarget
    var place: SourceLookup.Place
  }

  let lookup: SourceLookup
  /// Indicators of strips, which aren't titles: left out of `*`.
  let indicators: Set<Int32>
  /// Constraints by name; nil until one is asked for.
  private let constraints: [String: Int32]

  init(_ lookup: SourceLookup, indicators: Set<Int32>, namesConstraints: Bool) {
    self.lookup = lookup
    self.indicators = indicators
    guard namesConstraints else {
      constraints = [:]
      return
    }
    let names = lookup.scene.names(of: Array(lookup.scene.constraints.indices))
    var table: [String: Int32] = [:]
    for (index, name) in names.enumerated() where table[name] == nil { table[name] = Int32(index) }
    constraints = table
  }

  /// Whether a target names a constraint.
  static func isConstraint(_ text: String) -> Bool { text.hasPrefix("constraint ") }

  /// The views' part of a target; nil where it has none, or no property.
  static func path(of text: String) -> String? {
    guard !isConstraint(text), !text.hasPrefix("var ") else { return nil }
    let words = text.split(separator: ".", omittingEmptySubsequences: false)
    for length in [2, 1] where words.count > length {
      guard property(words.suffix(length).joined(separator: ".")) != nil else { continue }
      return words.dropLast(length).joined(separator: ".")
    }
    return nil
  }

  /// The members of `each`, in document order.
  func each(_ text: String) throws(LanguageError) -> [SourceLookup.Place] {
    places(try items(text, nil))
  }

  private func items(_ path: String, _ view: Int32?) throws(LanguageError) -> [Int32] {
    if path.hasPrefix("*") {
      throw LanguageError(
        "It isn't said inside which view all are meant.", at: 0..<1,
        help: "Write the view in front of the star: root.* for all views right inside the root, "
          + "cell.* for all copies of cell.")
    }
    switch try lookup.items.target(path, self: view) {
    case .absent: return []
    case .item(let item): return item.kind == .view ? [item.index] : []
    case .set(let items):
      return items.filter { $0.kind == .view && !indicators.contains($0.index) }.map(\.index)
    }
  }

  private func places(_ views: [Int32]) -> [SourceLookup.Place] {
    views.enumerated().map {
      SourceLookup.Place(
        view: $0.element, index: $0.offset, count: views.count, suggests: $0.offset == 0)
    }
  }

  /// The properties that a text names; none when a `when` keeps them out.
  ///
  /// - Throws: `LanguageError` for views and properties that don't exist.
  func members(
    _ text: String, at place: SourceLookup.Place
  ) throws(LanguageError) -> [Member] {
    if TargetLookup.isConstraint(text) { return [try constraint(text, place)] }
    if text.hasPrefix("var ") {
      let name = String(text.dropFirst(4).drop { $0 == " " })
      return [Member(target: .variable(name), place: place)]
    }
    let words = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard words.count > 1 else { throw withoutProperty(text) }
    for length in [2, 1] where words.count > length {
      let property = words.suffix(length).joined(separator: ".")
      guard let make = TargetLookup.property(property) else { continue }
      let path = words.dropLast(length).joined(separator: ".")
      if path.contains("*") {
        return places(try items(path, place.view)).map {
          Member(target: make($0.view ?? 0), place: $0)
        }
      }
      let view: Int32?
      do throws(LanguageError) {
        view = try lookup.view(path, place)
      } catch {
        throw length == 1 ? unknownPair(words, place) ?? error : error
      }
      guard let view else { return [] }
      try checkType(view, path, property)
      return [Member(target: make(view), place: place)]
    }
    // A view's own number that only the app knows, such as the progress of a film.
    if words[words.count - 1] == "progress" {
      let path = words.dropLast().joined(separator: ".")
      guard let view = try lookup.view(path, place) else { return [] }
      let name = lookup.scene.views[Int(view)].path + ".progress"
      return [Member(target: .variable(name), place: place)]
    }
    throw unknownProperty(text, words)
  }

  private func checkType(
    _ view: Int32, _ path: String, _ property: String
  ) throws(LanguageError) {
    let type = lookup.scene.views[Int(view)].node.type
    if property.hasPrefix("content"), type != .scrollView {
      _ = try lookup.scroller(path, SourceLookup.Place(view: nil, suggests: true))
    }
    if property == "currentPage", type != .pageControl {
      throw LanguageError(
        "\(quoted(path)) is a \(type.rawValue); only a pageControl has a currentPage.",
        at: 0..<path.unicodeScalars.count, help: "Write type: pageControl for it.")
    }
    if view == 0, ["x", "y", "width", "height", "hidden"].contains(property) {
      throw LanguageError(
        "The root's \(property) is the viewport's.", at: 0..<path.unicodeScalars.count,
        help: "Drive a view inside the root.")
    }
  }

  private func constraint(
    _ text: String, _ place: SourceLookup.Place
  ) throws(LanguageError) -> Member {
    var name = String(text.dropFirst("constraint ".count).drop { $0 == " " })
    if name.hasPrefix("self."), let view = place.view {
      name = lookup.scene.views[Int(view)].path + name.dropFirst(4)
    }
    if let index = constraints[name] { return Member(target: .constant(index), place: place) }
    if name.hasSuffix(".multiplier"), let index = constraints[String(name.dropLast(11))] {
      return Member(target: .multiplier(index), place: place)
    }
    let near = nearestName(to: name, in: constraints.keys)
    throw LanguageError(
      "There is no constraint called \(quoted(name)).", at: 0..<text.unicodeScalars.count,
      help: near.map { "Did you mean constraint \($0)?" }
        ?? "Give the constraint a name: \"name: a.top == b.bottom + 8\".")
  }

  /// Properties by name.
  static func property(_ name: String) -> ((Int32) -> LinkTarget)? {
    switch name {
    case "contentOffset.x": { .contentOffset($0, .horizontal) }
    case "contentOffset.y": { .contentOffset($0, .vertical) }
    case "translate.x": { .translate($0, .horizontal) }
    case "translate.y": { .translate($0, .vertical) }
    case "scale.x": { .scaleAxis($0, .horizontal) }
    case "scale.y": { .scaleAxis($0, .vertical) }
    case "contentInset.top": { .contentInset($0, .top) }
    case "contentInset.left": { .contentInset($0, .left) }
    case "contentInset.bottom": { .contentInset($0, .bottom) }
    case "contentInset.right": { .contentInset($0, .right) }
    case "x": { .frame($0, .x) }
    case "y": { .frame($0, .y) }
    case "width": { .frame($0, .width) }
    case "height": { .frame($0, .height) }
    case "scale": { .scale($0) }
    case "rotate": { .rotate($0) }
    case "alpha": { .alpha($0) }
    case "backgroundColor": { .backgroundColor($0, .red) }
    case "cornerRadius": { .cornerRadius($0) }
    case "zPosition": { .zPosition($0) }
    case "hidden": { .hidden($0) }
    case "currentPage": { .currentPage($0) }
    default: nil
    }
  }

  static let propertyNames = [
    "contentOffset.x", "contentOffset.y", "x", "y", "width", "height", "translate.x",
    "translate.y", "scale", "scale.x", "scale.y", "rotate", "alpha", "backgroundColor",
    "cornerRadius", "zPosition", "hidden", "currentPage", "contentInset.top",
    "contentInset.left", "contentInset.bottom", "contentInset.right",
  ]

  private func withoutProperty(_ text: String) -> LanguageError {
    let scene = lookup.scene
    let isConstraint = scene.names(of: Array(scene.constraints.indices)).contains(text)
    return LanguageError(
      isConstraint
        ? "\(quoted(text)) is a constraint's name, and a view and a property are looked for."
        : "It isn't said which property of \(quoted(text)) is driven.",
      at: 0..<text.unicodeScalars.count,
      help: isConstraint
        ? "Write constraint \(text)."
        : "Write \(text).alpha, \(text).translate.y and so on; or constraint \(text), "
          + "var \(text).")
  }

  /// What is said of `bar.translation.y`: a word and an axis that mean one property.
  private func unknownPair(_ words: [String], _ place: SourceLookup.Place) -> LanguageError? {
    guard place.suggests, words.count > 2 else { return nil }
    let path = words.dropLast(2).joined(separator: ".")
    let quiet = SourceLookup.Place(view: place.view, suggests: false)
    guard (try? lookup.view(path, quiet)) != nil,
      let name = FamiliarNames.property(words.suffix(2), in: TargetLookup.propertyNames)
    else { return nil }
    let pair = words.suffix(2).joined(separator: ".")
    let end = words.joined(separator: ".").unicodeScalars.count
    return LanguageError(
      "\(quoted(pair)) is no property that a link can drive.",
      at: (end - pair.unicodeScalars.count)..<end, help: "Did you mean \(path).\(name)?")
  }

  private func unknownProperty(_ text: String, _ words: [String]) -> LanguageError {
    let last = words[words.count - 1]
    let near = FamiliarNames.property([last], in: TargetLookup.propertyNames)
    let start = text.unicodeScalars.count - last.unicodeScalars.count
    return LanguageError(
      "\(quoted(last)) is no property that a link can drive.",
      at: start..<text.unicodeScalars.count,
      help: near.map { "Did you mean \($0)?" }
        ?? "There are \(TargetLookup.propertyNames.joined(separator: ", ")) of views; besides "
        + "them constraint NAME and var NAME.")
  }
}
