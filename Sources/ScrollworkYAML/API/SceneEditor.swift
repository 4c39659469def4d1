public import ScrollworkModel

/// Turns changes of a scene into edits of its YAML or JSON text. What isn't changed stays as it
/// is: comments, quotes, order, line ends, indentation.
public struct SceneEditor: Sendable {
  private let document: YAMLDocument
  private let index: EditIndex
  private let characters: SourceCharacters

  /// Nil for a text that isn't one YAML document.
  ///
  /// - Complexity: linear in the length of the text.
  public init?(_ source: SourceText, limits: ReadingLimits = ReadingLimits()) {
    var findings = Findings(limit: 1)
    guard let document = DocumentReader(limits: limits).read(source, into: &findings) else {
      return nil
    }
    self.document = document
    index = EditIndex(document)
    characters = SourceCharacters(source)
  }

  /// The edits that make changes, in the order of the text and apart from each other.
  ///
  /// Equal changes are made once: copies of a repeated view have their constraints from one place.
  ///
  /// - Throws: `EditRefusal`; none of the changes is made then.
  public func edits(for changes: [SceneChange]) throws(EditRefusal) -> [TextEdit] {
    var plan = EditPlan(document: document, index: index, characters: characters)
    var made: Set<SceneChange> = []
    for change in changes where made.insert(change).inserted { try plan.add(change) }
    return try plan.edits()
  }
}
