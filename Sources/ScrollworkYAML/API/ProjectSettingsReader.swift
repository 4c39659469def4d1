public import ScrollworkModel

/// Reads project files (`.scrollwork.yml`).
public struct ProjectSettingsReader: Sendable {
  public var limits: ReadingLimits

  public init(limits: ReadingLimits = ReadingLimits()) {
    self.limits = limits
  }

  /// The settings of a project file, nil when anything is wrong with it. An empty file gives the
  /// defaults.
  public func read(
    _ source: SourceText
  ) -> (settings: ProjectSettings?, diagnostics: [Diagnostic]) {
    var findings = Findings(limit: limits.findings)
    let reader = DocumentReader(limits: limits)
    guard let document = reader.read(source, into: &findings, allowingNothing: true) else {
      return (findings.hasErrors ? nil : ProjectSettings(), findings.sorted())
    }
    var decoder = Decoder(
      source: source, document: document, limits: limits, findings: findings)
    let settings = decoder.settings()
    return (decoder.findings.hasErrors ? nil : settings, decoder.findings.sorted())
  }
}
