public import ScrollworkModel

/// An attribute of an item as a user names it: `body.height`, `scroll.content.width`, `hero.x`.
public struct AttributePath: Sendable {
  public let item: LayoutItem
  public let attribute: LayoutAttribute
  /// As it was written.
  public let text: String

  /// - Throws: `LanguageError` that says what is unknown and what is near; offsets count from the
  ///   beginning of the text.
  public init(_ text: String, in scene: ResolvedScene) throws(LanguageError) {
    self.text = text
    let whole = 0..<text.unicodeScalars.count
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let word = parts.count > 1 ? String(parts[parts.count - 1]) : ""
    guard let attribute = Self.attributes[word] else {
      let near = nearestName(to: word, in: Self.attributes.keys.sorted())
      throw LanguageError(
        word.isEmpty
          ? "\"\(text)\" names no attribute." : "\"\(word)\" is no attribute.",
        at: whole,
        help: near.map { "Did you mean \(parts.dropLast().joined(separator: ".")).\($0)?" }
          ?? "Write a view and an attribute, such as body.height.")
    }
    var path = parts.dropLast().joined(separator: ".")
    // contentSize is what output calls the content area's size.
    if path.hasSuffix(".contentSize") { path = String(path.dropLast(4)) }
    guard let item = try scene.item(at: path) else {
      throw LanguageError(
        "\"\(path)\" isn't in the scene at this viewport.",
        at: whole, help: "A `when` keeps it out; name another viewport.")
    }
    self.item = item
    self.attribute = attribute
  }

  private static let attributes = Dictionary(
    uniqueKeysWithValues: LayoutAttribute.allCases.map { ($0.rawValue, $0) }
      + [("x", .left), ("y", .top)])
}
