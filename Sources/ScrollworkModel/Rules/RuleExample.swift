/// Something of which a rule is reported, or no longer is. A literal is a scene.
public enum RuleExample: Sendable, ExpressibleByStringLiteral {
  /// A scene file, without its last line feed.
  case scene(String)
  /// Shell commands that show what a scene alone can't: bytes, several files, long texts.
  case shell(String)
  /// A description, for what no command brings about on every machine.
  case words(String)

  public init(stringLiteral text: String) { self = .scene(text) }
}
