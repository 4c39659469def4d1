internal import ScrollworkModel

/// Ids given twice in one scope: the whole scene, and the inside of each copy and template.
struct IdentifierScopes {
  private(set) var findings: [Diagnostic] = []

  /// - Parameter viewCount: About how many views there are in the scene's own scope.
  init(_ root: ViewNode, viewCount: Int) {
    var ids: [String: SourceSpan] = [:]
    ids.reserveCapacity(viewCount)
    visit(root, &ids)
  }

  private mutating func visit(_ view: ViewNode, _ ids: inout [String: SourceSpan]) {
    for guide in view.guides { add(guide.id, guide.span, &ids) }
    // By index: a view is large to copy.
    for index in view.children.indices {
      // The copies of one view have one id, and the same ids inside.
      guard view.children[index].copyIndex ?? 0 == 0 else { continue }
      if let id = view.children[index].id { add(id, view.children[index].idSpan, &ids) }
      if view.children[index].isScope {
        var inner: [String: SourceSpan] = [:]
        visit(view.children[index], &inner)
      } else if !view.children[index].children.isEmpty || !view.children[index].guides.isEmpty {
        visit(view.children[index], &ids)
      }
    }
  }

  private mutating func add(_ id: String, _ span: SourceSpan, _ ids: inout [String: SourceSpan]) {
    guard let first = ids.updateValue(span, forKey: id) else { return }
    ids[id] = first
    findings.append(
      Diagnostic(
        ReadingRules.duplicateIdentifier, "The id \(quoted(id)) is given twice.", at: span,
        notes: [Diagnostic.Note("\(quoted(id)) is first given here.", at: first)],
        help: "Give each view and guide its own id."))
  }
}
