import ScrollworkModel

/// What comparing one expectation with one solved scene gave.
struct ExpectationOutcome: Sendable {
  /// One expected value that isn't met.
  struct Difference: Sendable {
    var part: ExpectationPart
    /// What it is about: `title.y`, `status`, a code.
    var subject: String
    var expected: String
    var actual: String
    /// Where the expected value stands.
    var span: SourceSpan
    /// What is expected means nothing; `actual` is the sentence that says why.
    var isMistake = false

    /// What is said behind the subject.
    var sentence: String { isMistake ? actual : "expected \(expected), is \(actual)" }
  }

  /// Something expected that wasn't compared.
  enum Unchecked: Hashable, Sendable {
    /// A code that no rule of this version reports: neither its presence nor its absence says
    /// anything.
    case code(String)
  }

  private(set) var differences: [Difference] = []
  private(set) var replacements: [TextEdit] = []
  private(set) var unchecked: [Unchecked] = []

  mutating func add(_ difference: Difference, replacement: String? = nil) {
    differences.append(difference)
    if let replacement, !difference.span.isNone {
      replacements.append(TextEdit(at: difference.span, replacement))
    }
  }

  /// One replacement for a value of which several parts differ.
  mutating func replace(_ span: SourceSpan, by text: String) {
    if !span.isNone { replacements.append(TextEdit(at: span, text)) }
  }

  /// Takes in what another comparison gave.
  mutating func add(_ other: ExpectationOutcome) {
    differences += other.differences
    replacements += other.replacements
    unchecked += other.unchecked
  }

  mutating func add(_ unchecked: Unchecked) {
    self.unchecked.append(unchecked)
  }
}
