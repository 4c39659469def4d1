import ScrollworkLayout
import ScrollworkModel
import ScrollworkRendering

/// `scrollwork why`.
enum WhyCommand {
  private struct Report: Sendable {
    var text = ""
    var elements: [[UInt8]] = []
  }

  static func run(
    _ settings: Settings, style: TextStyle, messageStyle: TextStyle
  ) throws(UsageError) -> CommandResult {
    let batch = try SceneBatch(settings, messageStyle: messageStyle)
    let parts = batch.map { outcome, part -> Report in
      switch outcome {
      case .unreadable(let scene):
        part.messages = DiagnosticText.render(scene.diagnostics, style: messageStyle)
        return Report()
      case .run(let run):
        var report = Report()
        let lines = SourceLines(run.source)
        for entry in run.entries {
          explain(entry.solved, lines, settings, style, &report, &part)
        }
        return report
      }
    }
    var result = batch.summary(of: parts)
    let reports = parts.compactMap(\.report)
    result.output =
      settings.format == .json
      ? ExplanationJSON.document(reports.flatMap(\.elements))
      : Array(reports.map(\.text).joined(separator: "\n").utf8)
    return result
  }

  private static func explain(
    _ solved: SolvedScene, _ lines: SourceLines, _ settings: Settings, _ style: TextStyle,
    _ report: inout Report, _ part: inout SceneBatch.Part<Report>
  ) {
    var paths: [AttributePath] = []
    for text in settings.attributes {
      do throws(LanguageError) {
        paths.append(try AttributePath(text, in: solved.scene))
      } catch {
        part.status = .failure
        part.messages += "scrollwork: \(TerminalText.escaped(error.message))\n"
        if let help = error.help { part.messages += "help: \(TerminalText.escaped(help))\n" }
      }
    }
    guard paths.count == settings.attributes.count else { return }
    var options = LayoutOptions()
    options.roundsToPixels = false
    let explanations = solved.scene.explanations(of: paths, options)
    report.elements.append(
      ExplanationJSON.element(
        ExplanationJSON.Entry(
          file: solved.file, variant: solved.variant, explanations: explanations, lines: lines)))
    if !report.text.isEmpty { report.text += "\n" }
    var title = TerminalText.escaped(solved.file)
    if let variant = solved.variant { title += " (\(TerminalText.escaped(variant)))" }
    if solved.layout.status == .unsatisfiable {
      title += ": unsatisfiable, of what is left without the dropped constraints"
    }
    report.text += style(title, .dim) + "\n"
    report.text +=
      paths.isEmpty
      ? PriorityAudit.text(solved, style: style)
      : explanations.map { ExplanationText(lines: lines, style: style).text($0) }.joined(
        separator: "\n")
  }
}
