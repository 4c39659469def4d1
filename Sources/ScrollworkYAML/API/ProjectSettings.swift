public import ScrollworkModel

/// What a project file (`.scrollwork.yml`) gives to all scenes below it. Made by
/// `ProjectSettingsReader`.
public struct ProjectSettings: Sendable {
  /// Named numbers; a scene's own metrics win.
  public var metrics: [String: Double] = [:]
  /// Codes not reported for any scene.
  public var allow: Set<String> = []
  /// Severities by rule code, instead of the rules' own.
  public var severities: [String: Severity] = [:]
  /// Names of the templates, in the order of the file.
  public internal(set) var templateNames: [String] = []
  /// Names of the matrix entries, in the order of the file.
  public internal(set) var matrixNames: [String] = []

  /// The file itself: templates and matrix entries are read for each scene anew, since they depend
  /// on its metrics and viewport.
  var document: YAMLDocument?

  /// Settings of a project without a file.
  public init() {}
}
