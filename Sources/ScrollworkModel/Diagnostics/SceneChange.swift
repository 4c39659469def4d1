/// A change of a scene's text, by what it means; an editor of the text's format turns it into text.
///
/// Spans are those that reading gave: `ConstraintDeclaration.span` and `ViewNode.span`.
public enum SceneChange: Hashable, Sendable {
  /// Puts equations in the place of the constraint written at a span; none removes it. A single
  /// equation keeps the constraint's name and options.
  case replaceConstraint(at: SourceSpan, with: [String])
  /// Adds an equation to the scene's own constraints.
  case addConstraint(String)
  /// Adds an equation to the constraints written next to the view at a span.
  case addConstraintToView(String, at: SourceSpan)
  /// Gives a key of the view at a span a value, written as YAML flow; an old value is replaced.
  case setKey(String, to: String, at: SourceSpan)
  /// Takes a key and its value from the view at a span.
  case removeKey(String, at: SourceSpan)
}
