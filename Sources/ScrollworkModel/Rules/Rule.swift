/// A kind of finding: its code, its name and what it is about. Diagnostics name their rule by code.
public struct Rule: Sendable {
  /// `SW101`.
  public let code: String
  /// `content-size-open`.
  public let name: String
  /// The severity it has unless a project says otherwise.
  public let severity: Severity
  /// One line for lists.
  public let summary: String
  /// What `explain` and the documentation say about it.
  public let page: RulePage

  public init(
    _ code: String, _ name: String, _ severity: Severity, _ summary: String, page: RulePage
  ) {
    self.code = code
    self.name = name
    self.severity = severity
    self.summary = summary
    self.page = page
  }
}

/// A rule is its code: no two have the same.
extension Rule: Hashable {
  public static func == (a: Rule, b: Rule) -> Bool { a.code == b.code }

  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}
