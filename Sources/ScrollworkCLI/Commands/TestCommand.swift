import ScrollworkLayout
import ScrollworkModel
import ScrollworkRendering
import ScrollworkYAML

/// `scrollwork test`.
enum TestCommand {
  static func run(
    _ settings: Settings, style: TextStyle, messageStyle: TextStyle
  ) throws(UsageError) -> CommandResult {
    if settings.updates && settings.inputs.contains("-") {
      throw UsageError("--update can't rewrite standard input.", help: "Name the scene's file.")
    }
    if settings.updates && settings.viewport.changesAnything {
      throw UsageError(
        "--update writes what holds at the scene's own viewport, not at another one.",
        help: "Leave the options for viewport, device, direction and text scale out.")
    }
    let batch = try SceneBatch(settings, messageStyle: messageStyle)
    let parts = batch.map { outcome, part -> SceneTest in
      switch outcome {
      case .unreadable(let scene):
        part.messages = DiagnosticText.render(scene.diagnostics, style: messageStyle)
        return SceneTest(unreadable: scene)
      case .run(let run):
        var test = SceneTest(run, settings)
        let project = batch.sources.project(named: run.file)
        if settings.updates, !test.update(run, settings, project: project) {
          part.messages =
            "scrollwork: \(TerminalText.escaped(run.file)): with the new values the scene would "
            + "not be as expected either; it was left as it is\n"
        }
        if test.report.result == .failed { part.status = .findings }
        return test
      }
    }
    var result = batch.summary(of: parts)
    let tests = parts.compactMap(\.report)
    result.output = output(tests, settings, style)
    result.writes = tests.compactMap(\.write)
    return result
  }

  private static func output(
    _ tests: [SceneTest], _ settings: Settings, _ style: TextStyle
  ) -> [UInt8] {
    let reports = tests.map(\.report)
    switch settings.format {
    case .json: return TestJSON.document(reports)
    case .junit: return TestJUnit.document(reports)
    case .github: return TestAnnotations.document(reports)
    default:
      var text = ""
      for test in tests {
        text += test.change(style: style) + TestText.report(test.report, style: style)
      }
      if !settings.isQuiet { text += TestText.summary(TestSummary(reports), style: style) }
      return Array(text.utf8)
    }
  }
}
