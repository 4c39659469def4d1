/// A text of one of the small languages (equations, visual format, arithmetic, conditions,
/// expressions) that can't be read.
public struct LanguageError: Error, Hashable, Sendable {
  public var message: String
  /// What to write instead.
  public var help: String?
  /// Offsets into the text in code points, of the token that is wrong.
  public var range: Range<Int>
  /// The rule that is broken, where it is a finer one than that of the language.
  public var rule: Rule?

  public init(_ message: String, at range: Range<Int>, help: String? = nil, rule: Rule? = nil) {
    self.message = message
    self.range = range
    self.help = help
    self.rule = rule
  }
}
