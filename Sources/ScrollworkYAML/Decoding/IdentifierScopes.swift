internal import ScrollworkModel

/// Ids given twice in one scope: the whole scene, and the inside of each copy and template.
struct IdentifierScopes {
  private(set) var findings: [Diagnostic] = []

  init(_ root: ViewNode) {
    var ids: [String: SourceSpan] = [:]
    visit(root, &ids)
  }

  private mutating func visit(_ view: ViewNode, _ ids: inout [String: SourceSpan]) {
    for guide in view.guides { add(guide.id, guide.span, &ids) }
    for child in view.children {
      // The copies of one view have one id, and the same ids inside.
      guard child.copyIndex ?? 0 == 0 else { continue }
      if let id = child.id { add(id, child.idSpan, &ids) }
      if child.isScope {
        var inner: [String: SourceSpan] = [:]
        visit(child, &inner)
      } else {
        visit(child, &ids)
      }
    }
  }

  private mutating func add(_ id: String, _ span: SourceSpan, _ ids: inout [String: SourceSpan]) {
    guard let first = ids[id] else {
      ids[id] = span
      return
    }
    findings.append(
      Diagnostic(
        ReadingRules.duplicateIdentifier, "The id \(quoted(id)) is given twice.", at: span,
        notes: [Diagnostic.Note("\(quoted(id)) is first given here.", at: first)],
        help: "Give each view and guide its own id."))
  }
}
