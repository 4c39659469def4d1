import ScrollworkLayout
import ScrollworkModel
import ScrollworkRendering

/// `scrollwork validate`.
enum ValidateCommand {
  static func run(
    _ settings: Settings, style: TextStyle, messageStyle: TextStyle
  ) throws(UsageError) -> CommandResult {
    let batch = try SceneBatch(settings, messageStyle: messageStyle)
    let parts = batch.map { outcome, part -> [UInt8] in
      let report = ValidationReport(outcome)
      if let severity = report.worst, severity >= settings.failingSeverity {
        part.status = max(part.status, .findings)
      }
      return rendered(report, settings, style)
    }
    var result = batch.summary(of: parts)
    // Findings about files that can't be read are what was asked for.
    result.isWholeDespiteFailure = parts.count == batch.sources.inputs.count
    let reports = parts.compactMap(\.report)
    switch settings.format {
    case .json: result.output = DiagnosticsJSON.document(reports)
    default: result.output = Array(reports.joined())
    }
    return result
  }

  private static func rendered(
    _ report: ValidationReport, _ settings: Settings, _ style: TextStyle
  ) -> [UInt8] {
    switch settings.format {
    case .json: return DiagnosticsJSON.element(report.file)
    case .ndjson: return DiagnosticsJSON.line(report.file)
    default:
      var text = DiagnosticText.render(report.file.diagnostics, style: style)
      if !settings.isQuiet { text += report.summary(style: style) + "\n" }
      return Array(text.utf8)
    }
  }
}
