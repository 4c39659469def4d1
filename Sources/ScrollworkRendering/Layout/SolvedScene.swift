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

  /// Stands in a status field in place of a layout's status.
  public static let status = "unreadable"
}
