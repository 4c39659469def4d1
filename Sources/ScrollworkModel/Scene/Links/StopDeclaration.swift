/// One stop of a table: at a number of the source, a value of the property.
public struct StopDeclaration: Sendable {
  /// A number with a unit, `cover 50%`, or an expression.
  public var key: LinkText
  /// An expression, a colour, `true` or `false`.
  public var value: LinkText
  /// The ease of the segment that begins here.
  public var ease: EaseDeclaration?
  public var span: SourceSpan

  public init(
    key: LinkText, value: LinkText, ease: EaseDeclaration? = nil, span: SourceSpan = .none
  ) {
    self.key = key
    self.value = value
    self.ease = ease
    self.span = span
  }
}

/// An ease as written.
public enum EaseDeclaration: Sendable {
  /// `ease-in`, `steps(4, jump-end)`, `linear(0, 0.3 20%, 1)`.
  case named(LinkText)
  /// `[x1, y1, x2, y2]`
  case curve([Double], SourceSpan)

  public var span: SourceSpan {
    switch self {
    case .named(let text): text.span
    case .curve(_, let span): span
    }
  }
}
