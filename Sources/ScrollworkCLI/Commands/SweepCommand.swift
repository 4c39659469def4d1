import ScrollworkLinkage
import ScrollworkModel
import ScrollworkRendering

/// `scrollwork sweep`.
enum SweepCommand {
  static func run(
    _ settings: Settings, style: TextStyle, messageStyle: TextStyle
  ) throws(UsageError) -> CommandResult {
    guard let drive = settings.sweep.drive else {
      throw UsageError(
        "`sweep` needs to know what is moved.", help: "Add --drive list.contentOffset.y")
    }
    let batch = try SceneBatch(settings, messageStyle: messageStyle)
    let parts = batch.map { outcome, part -> [[UInt8]] in
      switch outcome {
      case .unreadable(let scene):
        part.messages = DiagnosticText.render(scene.diagnostics, style: messageStyle)
        return []
      case .run(let run):
        return run.entries.compactMap { entry in
          sweep(entry, run, drive, settings, style, messageStyle, &part)
        }
      }
    }
    var result = batch.summary(of: parts)
    let outputs = parts.compactMap(\.report).flatMap { $0 }
    result.output =
      settings.format == .json
      ? SweepReport.document(outputs)
      : Array(outputs.joined(separator: settings.format == .table ? [UInt8(ascii: "\n")] : []))
    return result
  }

  private static func sweep(
    _ entry: SceneRun.Entry, _ run: SceneRun, _ drive: String, _ settings: Settings,
    _ style: TextStyle, _ messageStyle: TextStyle, _ part: inout SceneBatch.Part<[[UInt8]]>
  ) -> [UInt8]? {
    let errors = entry.solved.diagnostics.filter { $0.diagnostic.severity == .error }
    let scene = entry.solved.scene
    let layout = LinkedLayout(scene)
    let (program, diagnostics) = LinkProgram.compile(scene, layout.facts)
    if diagnostics.contains(where: { $0.severity == .error }) {
      part.status = .failure
      part.messages += DiagnosticText.render(
        errors.filter { $0.diagnostic.code.hasPrefix("SW6") }, style: messageStyle)
      return nil
    }
    func fail(_ message: String, _ help: String?) -> [UInt8]? {
      part.status = .failure
      part.messages += "scrollwork: \(TerminalText.escaped(run.file)): \(message)\n"
      if let help { part.messages += "help: \(TerminalText.escaped(help))\n" }
      return nil
    }
    let driver: LinkSweep.Driver
    let range: ClosedRange<Double>
    switch SweepDriver.find(drive, scene, program, layout.facts) {
    case .found(let found, let reach): (driver, range) = (found, reach)
    case .missing(let message, let help): return fail(message, help)
    }
    let from = settings.sweep.from ?? range.lowerBound
    let to = settings.sweep.to ?? range.upperBound
    let width = abs(to - from)
    let step = settings.sweep.step ?? (width > 0 ? width / 100 : 1)
    guard width / step <= Double(SweepSettings.stepLimit) else {
      return fail(
        "The sweep has more than \(SweepSettings.stepLimit) steps.", "Write a larger --step.")
    }
    let all = LinkSweep.columns(program)
    let selection = TraceSelection(settings.selection)
    let columns = all.filter { selection.includes($0.name) }
    if columns.isEmpty, !selection.isEmpty {
      return fail(
        "No linked value has such a name.",
        "There are \(all.prefix(12).map(\.name).joined(separator: ", ")).")
    }
    var sweep = LinkSweep(layout, program, driver)
    if !settings.sweep.explanations.isEmpty {
      return Array(explain(&sweep, settings.sweep.explanations, &part).utf8)
    }
    var report = SweepReport(
      file: run.file, variant: entry.solved.variant, drive: drive, columns: columns,
      format: settings.format)
    let count = Int(checked: (width / step + 1e-9).rounded(.down)) ?? 0
    var events: Set<String> = []
    for index in 0...count {
      let value = from + (to < from ? -1 : 1) * Double(index) * step
      let made = sweep.move(to: value)
      for event in made.events {
        let finding = program.diagnostic(event, at: "\(drive) = \(formatNumber(value))")
        // Once for each link; it would be the same at the next step.
        guard events.insert("\(finding.code) \(event.binding)").inserted else { continue }
        let located = LocatedDiagnostic(finding, file: run.file, lines: SourceLines(run.source))
        part.messages += DiagnosticText.render([located], style: messageStyle)
        if finding.severity == .error { part.status = max(part.status, .findings) }
      }
      if index % settings.sweep.every == 0 { report.add(value, sweep) }
    }
    return report.bytes(style: style)
  }

  private static func explain(
    _ sweep: inout LinkSweep, _ asked: [(name: String, value: Double)],
    _ part: inout SceneBatch.Part<[[UInt8]]>
  ) -> String {
    var text = ""
    for (name, value) in asked {
      _ = sweep.move(to: value)
      let lines = sweep.explanation(of: name)
      if lines.isEmpty {
        part.status = .failure
        let near = nearestName(to: name, in: sweep.program.outputs.map(\.name))
        part.messages += "scrollwork: No link writes \(TerminalText.escaped(name)).\n"
        if let near { part.messages += "help: Did you mean \(near)?\n" }
      }
      text += lines.map { $0 + "\n" }.joined()
    }
    return text
  }
}
