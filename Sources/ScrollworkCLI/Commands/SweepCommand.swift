import ScrollworkLinkage
import ScrollworkModel
import ScrollworkRendering

/// `scrollwork sweep`.
enum SweepCommand {
  /// What the sweep of one scene at one viewport came to.
  private enum Output: Sendable {
    case report(SweepReport)
    case explanation(file: String, label: String?, text: String)
  }

  static func run(
    _ settings: Settings, style: TextStyle, messageStyle: TextStyle
  ) throws(UsageError) -> CommandResult {
    guard let drive = settings.sweep.drive else {
      throw UsageError(
        "`sweep` needs to know what is moved.", help: "Add --drive list.contentOffset.y")
    }
    let batch = try SceneBatch(settings, messageStyle: messageStyle)
    let parts = batch.map { outcome, part -> [Output] in
      switch outcome {
      case .unreadable(let scene):
        part.messages = DiagnosticText.render(scene.diagnostics, style: messageStyle)
        return []
      case .run(let run):
        return run.entries.compactMap { entry in
          sweep(entry, run, drive, settings, messageStyle, &part)
        }
      }
    }
    var result = batch.summary(of: parts)
    let outputs = parts.compactMap(\.report).flatMap { $0 }
    result.output =
      settings.sweep.explanations.isEmpty
      ? SweepReport.bytes(
        outputs.compactMap { if case .report(let report) = $0 { report } else { nil } },
        format: settings.format, style: style)
      : explanations(outputs, style)
    return result
  }

  private static func explanations(_ outputs: [Output], _ style: TextStyle) -> [UInt8] {
    let texts = outputs.compactMap { output -> String? in
      guard case .explanation(let file, let label, let text) = output else { return nil }
      return (outputs.count > 1 ? SweepReport.title(file, label, style) : "") + text
    }
    return Array(texts.joined(separator: "\n").utf8)
  }

  private static func sweep(
    _ entry: SceneRun.Entry, _ run: SceneRun, _ drive: String, _ settings: Settings,
    _ messageStyle: TextStyle, _ part: inout SceneBatch.Part<[Output]>
  ) -> Output? {
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
    func fail(_ message: String, _ help: String?) -> Output? {
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
    let label = entry.solved.variant ?? (run.entries.count > 1 ? MatrixSelection.baseName : nil)
    if !settings.sweep.explanations.isEmpty {
      return .explanation(
        file: run.file, label: label, text: explain(&sweep, settings.sweep.explanations, &part))
    }
    // What is moved is in the first column.
    var report = SweepReport(
      file: run.file, variant: entry.solved.variant, label: label, drive: drive,
      columns: columns.filter { !sweep.drives($0) }, format: settings.format)
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
    return .report(report)
  }

  private static func explain(
    _ sweep: inout LinkSweep, _ asked: [(name: String, value: Double)],
    _ part: inout SceneBatch.Part<[Output]>
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
