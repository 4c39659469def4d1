/// A text of one of the small languages (equations, visual format, arithmetic, conditions,
/// expressions) that can't be read.
public struct LanguageError: Error, Hashable, Sendable {
  public var message: String
  /// What to write instead.
  public var help: String?
  /// Offsets into the text in code points, of the token that is wrong.
  public var range: Range<Int>

  public init(_ message: String, at range: Range<Int>, help: String? = nil) {
    self.message = message
    self.range = range
    self.help = help
  }
}
