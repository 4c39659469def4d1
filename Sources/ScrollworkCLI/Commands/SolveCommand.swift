import ScrollworkModel
import ScrollworkRendering

/// `scrollwork solve`.
enum SolveCommand {
  static func run(
    _ settings: Settings, style: TextStyle, messageStyle: TextStyle
  ) throws(UsageError) -> CommandResult {
    let batch = try SceneBatch(settings, messageStyle: messageStyle)
    let parts = batch.map { outcome, part -> [[UInt8]] in
      switch outcome {
      case .run(let run):
        let diagnostics = run.entries.lazy.flatMap(\.solved.diagnostics)
        if diagnostics.contains(where: {
          $0.diagnostic.severity >= settings.failingSeverity
        }) {
          part.status = .findings
        }
        if settings.isQuiet, settings.format == .table {
          // Only what is wrong, as `validate` shows it.
          let findings = DiagnosticText.render(
            ValidationReport(outcome).file.diagnostics, style: style)
          return findings.isEmpty ? [] : [Array(findings.utf8)]
        }
        return run.entries.map { rendered($0.solved, settings, style) }
      case .unreadable(let scene):
        part.messages = DiagnosticText.render(scene.diagnostics, style: messageStyle)
        return rendered(scene, settings).map { [$0] } ?? []
      }
    }
    var result = batch.summary(of: parts)
    let results = parts.compactMap(\.report).flatMap { $0 }
    switch settings.format {
    case .json: result.output = LayoutJSON.document(results)
    case .ndjson: result.output = Array(results.joined())
    default:
      // Findings end with an empty line of their own.
      let separator = settings.isQuiet ? [] : [UInt8(ascii: "\n")]
      result.output = Array(results.joined(separator: separator))
    }
    return result
  }

  private static func rendered(
    _ solved: SolvedScene, _ settings: Settings, _ style: TextStyle
  ) -> [UInt8] {
    switch settings.format {
    case .json: LayoutJSON.element(solved)
    case .ndjson: LayoutJSON.line(solved)
    default:
      Array(LayoutTable.render(solved, style: style).utf8)
    }
  }

  /// Tables show only what was solved.
  private static func rendered(_ scene: UnreadableScene, _ settings: Settings) -> [UInt8]? {
    switch settings.format {
    case .json: LayoutJSON.element(scene)
    case .ndjson: LayoutJSON.line(scene)
    default: nil
    }
  }
}
