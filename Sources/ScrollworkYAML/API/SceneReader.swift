public import ScrollworkModel

/// Reads scenes from YAML or JSON.
public struct SceneReader: Sendable {
  public var limits: ReadingLimits

  public init(limits: ReadingLimits = ReadingLimits()) {
    self.limits = limits
  }

  /// Reads a scene. Reports all mistakes in one run; after a mistake in YAML's own syntax there is
  /// no more to report, since what follows can't be told apart.
  ///
  /// - Complexity: linear in the length of the text and of the copies that it asks for.
  public func read(
    _ source: SourceText, project: ProjectSettings = ProjectSettings()
  ) -> ReadResult {
    var findings = Findings(limit: limits.findings)
    guard var document = DocumentReader(limits: limits).read(source, into: &findings) else {
      return ReadResult(scene: nil, diagnostics: findings.sorted())
    }
    let base = document.nodes.count
    let shared = project.document.map { document.append($0) }
    var decoder = Decoder(
      source: source, document: document, foreignBase: base, limits: limits, findings: findings)
    let scene = decoder.scene(project: shared, settings: project)
    return ReadResult(
      scene: decoder.findings.hasErrors ? nil : scene, diagnostics: decoder.findings.sorted())
  }
}
