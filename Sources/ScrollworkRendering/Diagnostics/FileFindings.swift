/// What was found in one file.
public struct FileFindings: Sendable {
  /// The file's name as given.
  public var name: String
  /// `determined`, `ambiguous`, `unsatisfiable`, or `unreadable`.
  public var status: String
  public var diagnostics: [LocatedDiagnostic]
  /// Findings that were there before their repairs were made in the text.
  public var repaired: [RepairedFinding] = []

  public init(name: String, status: String, diagnostics: [LocatedDiagnostic]) {
    self.name = name
    self.status = status
    self.diagnostics = diagnostics
  }
}
