public import ScrollworkModel

/// Why a change isn't made in a text.
public enum EditRefusal: Error, Hashable, Sendable {
  /// What a span points at isn't written in the text: code or a project file made it.
  case notWritten(SourceSpan)
  /// A YAML alias brings the place in elsewhere too, where it would change as well.
  case shared(SourceSpan)
  /// Two changes of one place.
  case contradictory(SourceSpan)
  /// The place is written in a way that isn't edited, such as a key behind a question mark.
  case unusual(SourceSpan)
  /// A key's new value isn't YAML flow.
  case unreadableValue(String)
}
