internal import ScrollworkModel

/// The project file.
extension Decoder {
  mutating func settings() -> ProjectSettings {
    var result = ProjectSettings()
    guard !isNull(0) else { return result }
    guard document.nodes[0].kind == .mapping else {
      report(
        ReadingRules.settings, "The project file is \(phrase(of: 0)), not a mapping.",
        at: startSpan(of: 0),
        help: "Its keys are metrics, templates, matrix, allow and severities.")
      return result
    }
    if let node = value(of: .metrics, in: 0) { readMetrics(node) }
    if let node = value(of: .templates, in: 0) { readTemplates(node) }
    guard var cursor = entries(of: 0, as: .settings, .words("A project file")) else {
      return result
    }
    while let entry = next(&cursor) {
      switch entry.key {
      case .allow: result.allow.formUnion(allowList(entry.node, .key(.allow)).codes)
      case .severities:
        let read = severities(entry.node)
        result.severities = read.severities
        result.allow.formUnion(read.off)
      case .matrix:
        // Any viewport will do to find mistakes; scenes bring their own.
        var variants: [Variant] = []
        let base = Viewport(size: Size(width: 390, height: 844))
        matrix(entry.node, base: base, into: &variants)
        result.matrixNames = variants.map(\.name)
      default: break
      }
    }
    probeUnusedTemplates()
    result.metrics = metrics
    result.templateNames = templates.names
    result.document = document
    return result
  }
}
