public import ScrollworkModel

/// What was found in one file.
public struct FileFindings: Sendable {
  /// The file's name as given.
  public var name: String
  /// `determined`, `ambiguous`, `unsatisfiable`, or `unreadable`.
  public var status: String
  public var diagnostics: [LocatedDiagnostic]
  /// The viewports it was solved at, in order.
  public var viewports: [ViewportFindings] = []
  /// Findings that were there before their repairs were made in the text.
  public var repaired: [RepairedFinding] = []

  public init(name: String, status: String, diagnostics: [LocatedDiagnostic]) {
    self.name = name
    self.status = status
    self.diagnostics = diagnostics
  }
}

/// How a scene is at one viewport.
public struct ViewportFindings: Sendable {
  /// The matrix entry's name; `base` for the scene's own viewport.
  public var name: String
  public var viewport: Viewport
  /// `determined`, `ambiguous` or `unsatisfiable`.
  public var status: String
  /// Codes of what was found, each once, sorted.
  public var codes: [String]
  /// Content sizes of the scroll views, by path.
  public var contentSizes: [(path: String, size: Size)]
  /// Something of it makes the command fail.
  public var fails: Bool

  public init(
    name: String, viewport: Viewport, status: String, codes: [String],
    contentSizes: [(path: String, size: Size)], fails: Bool
  ) {
    self.name = name
    self.viewport = viewport
    self.status = status
    self.codes = codes
    self.contentSizes = contentSizes
    self.fails = fails
  }
}
