public import ScrollworkLayout
public import ScrollworkModel

/// A scene solved at one viewport, with everything that reports need.
public struct SolvedScene: Sendable {
  /// The file's name as given.
  public var file: String
  /// The matrix entry; nil for the scene's own viewport.
  public var variant: String?
  public var scene: ResolvedScene
  public var layout: LayoutResult
  public var diagnostics: [LocatedDiagnostic]

  public init(
    file: String, variant: String? = nil, scene: ResolvedScene, layout: LayoutResult,
    diagnostics: [LocatedDiagnostic]
  ) {
    self.file = file
    self.variant = variant
    self.scene = scene
    self.layout = layout
    self.diagnostics = diagnostics
  }
}

/// A file that couldn't be read as a scene.
public struct UnreadableScene: Sendable {
  public var file: String
  public var diagnostics: [LocatedDiagnostic]

  public init(file: String, diagnostics: [LocatedDiagnostic]) {
    self.file = file
    self.diagnostics = diagnostics
  }

  /// Leaves out what isn't reported; the errors that keep it from being read stay.
  public mutating func apply(_ policy: DiagnosticPolicy) {
    diagnostics = diagnostics.compactMap { located in
      guard let diagnostic = policy.reportedOfUnreadable([located.diagnostic]).first else {
        return nil
      }
      var located = located
      located.diagnostic = diagnostic
      return located
    }
  }

  /// Stands in a status field in place of a layout's status.
  public static let status = "unreadable"
}
