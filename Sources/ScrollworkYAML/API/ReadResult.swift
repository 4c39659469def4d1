public import ScrollworkModel

/// What reading a text gives.
public struct ReadResult: Sendable {
  /// Nil when anything is wrong that makes the scene unusable: whenever a diagnostic is an error.
  public var scene: Scene?
  /// In the order of their places.
  public var diagnostics: [Diagnostic]

  public init(scene: Scene?, diagnostics: [Diagnostic]) {
    self.scene = scene
    self.diagnostics = diagnostics
  }
}
