/// A kind of finding: its code, its name and what it is about. Diagnostics name their rule by code.
public struct Rule: Hashable, Sendable {
  /// `SW101`.
  public let code: String
  /// `content-size-open`.
  public let name: String
  /// The severity it has unless a project says otherwise.
  public let severity: Severity
  /// One line for lists.
  public let summary: String

  public init(_ code: String, _ name: String, _ severity: Severity, _ summary: String) {
    self.code = code
    self.name = name
    self.severity = severity
    self.summary = summary
  }
}
