import ScrollworkLayout
import ScrollworkModel
import ScrollworkRendering

/// `scrollwork validate`.
enum ValidateCommand {
  static func run(
    _ settings: Settings, style: TextStyle, messageStyle: TextStyle
  ) throws(UsageError) -> CommandResult {
    if settings.fixes && settings.inputs.contains("-") {
      throw UsageError("--fix can't rewrite standard input.", help: "Name the scene's file.")
    }
    let batch = try SceneBatch(settings, messageStyle: messageStyle)
    let parts = batch.map { outcome, part -> Output in
      var report = ValidationReport(outcome, failing: settings.failingSeverity)
      var write: PendingWrite?
      if settings.fixes, case .run(let run) = outcome {
        let fixes = SceneFixes(run, settings, project: batch.sources.project(named: run.file))
        report = ValidationReport(.run(fixes.run), failing: settings.failingSeverity)
        report.file.repaired = fixes.made
        write = fixes.write
      }
      if let severity = report.worst, severity >= settings.failingSeverity {
        part.status = max(part.status, .findings)
      }
      return Output(report, write, settings, style)
    }
    var result = batch.summary(of: parts)
    // Findings about files that can't be read are what was asked for.
    result.isWholeDespiteFailure = parts.count == batch.sources.inputs.count
    let outputs = parts.compactMap(\.report)
    switch settings.format {
    case .json: result.output = DiagnosticsJSON.document(outputs.map(\.bytes))
    case .sarif:
      result.output = SARIF.document(
        outputs.compactMap(\.report?.file), version: scrollworkVersion)
    case .junit:
      result.output = ValidationJUnit.document(
        outputs.compactMap(\.report), failing: settings.failingSeverity)
    default: result.output = Array(outputs.map(\.bytes).joined())
    }
    result.writes = outputs.compactMap(\.write)
    return result
  }

  /// One file's part: its bytes, or the report for formats that are written as a whole.
  private struct Output: Sendable {
    var bytes: [UInt8] = []
    var report: ValidationReport?
    /// The file with repairs made.
    var write: PendingWrite?

    init(
      _ report: ValidationReport, _ write: PendingWrite?, _ settings: Settings, _ style: TextStyle
    ) {
      let diagnostics = report.file.diagnostics
      self.write = write
      switch settings.format {
      case .json: bytes = DiagnosticsJSON.element(report.file)
      case .ndjson: bytes = DiagnosticsJSON.line(report.file)
      case .sarif, .junit: self.report = report
      case .concise: bytes = Array(ConciseText.render(diagnostics).utf8)
      case .github: bytes = Array(GitHubAnnotations.render(diagnostics).utf8)
      default:
        var text = write.map { FixText.render($0, report.file.repaired, style: style) } ?? ""
        text += DiagnosticText.render(diagnostics, style: style)
        if !settings.isQuiet {
          text += report.summary(style: style) + "\n" + report.matrix(style: style)
        }
        bytes = Array(text.utf8)
      }
    }
  }
}
