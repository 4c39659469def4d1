public import ScrollworkModel

/// A diagnostic together with the text that its spans refer to.
public struct LocatedDiagnostic: Sendable {
  public var diagnostic: Diagnostic
  /// The text, nil when it couldn't be read.
  public var lines: SourceLines?
  /// The text's name.
  public var file: String
  /// The viewports in which it was found, when not in all of them.
  public var variants: [String]
  /// The edits of the text that make each of the diagnostic's repairs, in their order; none for a
  /// repair that is only told in words.
  public var edits: [[TextEdit]]

  public init(
    _ diagnostic: Diagnostic, file: String, lines: SourceLines?, variants: [String] = [],
    edits: [[TextEdit]] = []
  ) {
    self.diagnostic = diagnostic
    self.file = file
    self.lines = lines
    self.variants = variants
    self.edits = edits
  }
}
