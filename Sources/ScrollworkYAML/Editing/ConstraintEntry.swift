/// How an entry of a constraint list is written.
struct ConstraintEntry {
  enum Form {
    /// A scalar, with its name and colon in front if there are any.
    case text(prefix: String)
    /// The name's key and the text.
    case named(YAMLDocument.Pair)
    /// `item`, `attribute` and so on.
    case generated
  }

  var form: Form
  var name: String?
  /// `allow`, `when` and so on.
  var options: [YAMLDocument.Pair] = []

  private static let optionKeys: [SchemaKey] = [.allow, .when, .origin, .owner, .note]

  /// Nil for what is no constraint.
  init?(_ document: YAMLDocument, _ node: Int) {
    switch document.nodes[node].kind {
    case .scalar:
      let text = document.string(node)
      let leading = ConstraintName.leading(text)
      name = leading?.name
      form = .text(prefix: String(text.unicodeScalars.prefix(leading?.length ?? 0)))
    case .mapping:
      let pairs = document.pairs(of: node)
      let marks: [SchemaKey] = [.item, .attribute, .relation, .toItem]
      if pairs.count > 1, marks.contains(where: { document.place(of: $0, in: node) != nil }) {
        form = .generated
        name = document.place(of: .id, in: node).map {
          document.string(document.resolved(pairs[$0].value))
        }
        options = pairs.filter { ConstraintEntry.isOption(document, $0) }
      } else {
        let texts =
          pairs.count == 1 ? pairs : pairs.filter { !ConstraintEntry.isOption(document, $0) }
        guard let text = texts.first, document.nodes[text.key].kind == .scalar else { return nil }
        form = .named(text)
        name = document.string(text.key)
        if pairs.count > 1 { options = pairs.filter { $0.key != text.key } }
      }
    default: return nil
    }
  }

  private static func isOption(_ document: YAMLDocument, _ pair: YAMLDocument.Pair) -> Bool {
    optionKeys.contains { KeyTable.standard.index(of: $0) == document.nodes[pair.key].key }
  }
}
