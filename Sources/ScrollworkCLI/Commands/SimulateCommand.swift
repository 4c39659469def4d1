import ScrollworkModel
import ScrollworkRendering
import ScrollworkSimulation
import ScrollworkYAML

/// `scrollwork simulate`.
enum SimulateCommand {
  static func run(
    _ settings: Settings, style: TextStyle, messageStyle: TextStyle
  ) throws(UsageError) -> CommandResult {
    if let event = settings.explainedEvent, ExplainedValue(event) == nil {
      let name = EventName(event).name
      guard EventName.known.contains(name) else {
        if event.contains("."), EventName.hint(for: name) == nil {
          throw UsageError(
            "\(quoted(event)) is no event, and for a value it isn't said when.",
            help: "Write \(event)@300ms for a time, \(event)@41 for a frame.")
        }
        throw UsageError(
          "There is no event called \(quoted(name)).",
          help: EventName.hint(for: name)
            ?? "Write an event such as didEndDecelerating, or a value at a frame: photo.alpha@41.")
      }
    }
    let batch = try SceneBatch(settings, messageStyle: messageStyle)
    // One file's trace is written while it is made.
    if [.ndjson, .csv].contains(settings.format), batch.sources.inputs.count == 1 {
      var result = CommandResult()
      result.stream = { sink in
        let parts = play(batch, settings, style, messageStyle, sink)
        let summary = batch.summary(of: parts)
        return StreamEnd(
          messages: summary.messages, status: summary.status,
          error: parts.lazy.compactMap(\.report?.error).first, isWhole: summary.status != .failure)
      }
      return result
    }
    let parts = play(batch, settings, style, messageStyle, nil)
    var result = batch.summary(of: parts)
    let reports = parts.compactMap(\.report)
    switch settings.format {
    case .json: result.output = document(reports.flatMap(\.lines))
    case .ndjson, .csv: result.output = Array(reports.flatMap(\.traces).joined())
    default: result.output = text(reports, settings)
    }
    return result
  }

  /// One scene's part.
  private struct Report: Sendable {
    /// A line for each script: what came of it.
    var summaries = ""
    /// Each script's trace.
    var traces: [[UInt8]] = []
    var error: FileError?

    /// The lines of JSON traces.
    var lines: [ArraySlice<UInt8>] {
      traces.flatMap { $0.split(separator: UInt8(ascii: "\n")) }
    }
  }

  private static func play(
    _ batch: SceneBatch, _ settings: Settings, _ style: TextStyle, _ messageStyle: TextStyle,
    _ sink: OutputSink?
  ) -> [SceneBatch.Part<Report>] {
    batch.mapReadings { reading, part in
      switch reading {
      case .unreadable(let scene):
        part.messages = DiagnosticText.render(scene.diagnostics, style: messageStyle)
        return Report()
      case .scene(let read):
        do throws(UnreadableError) {
          let plan = try ScriptPlan(read, settings)
          lookUp(&part, in: plan, settings)
          return report(plan, settings, style, messageStyle, sink, &part)
        } catch {
          part.status = .failure
          part.messages = DiagnosticText.render(error.scene.diagnostics, style: messageStyle)
          return Report()
        }
      }
    }
  }

  private static func lookUp(
    _ part: inout SceneBatch.Part<Report>, in plan: ScriptPlan, _ settings: Settings
  ) {
    let names = Set(plan.scene.scripts.map(\.name.value))
    for name in settings.scripts where !names.contains(name) {
      part.missing.insert(MissingName(kind: .script, name: name))
      part.known.formUnion(names.map { MissingName(kind: .script, name: $0) })
    }
    guard let simulation = plan.runs.first?.simulation else { return }
    let (scene, _) = SceneResolver.resolve(simulation.scene, viewport: simulation.viewport)
    for pattern in settings.selection where !isKnown(pattern, in: scene) {
      part.missing.insert(MissingName(kind: .selection, name: pattern))
      part.known.formUnion(scene.views.map { MissingName(kind: .selection, name: $0.path) })
    }
  }

  /// Whether a pattern of `--select` can take anything: a view or a value of one, an event. Those
  /// with wildcards, and names of links' variables, aren't looked up.
  private static func isKnown(_ pattern: String, in scene: ResolvedScene) -> Bool {
    if pattern.contains("*") || pattern.contains("?") || pattern.contains(" ") { return true }
    if scene.view(at: pattern) != nil || (try? MomentProperty(pattern, in: scene)) != nil {
      return true
    }
    let event = EventName(pattern)
    return EventName.known.contains(event.name)
      && (scene.view(at: event.view) != nil || event.view == "super")
  }

  private static func report(
    _ plan: ScriptPlan, _ settings: Settings, _ style: TextStyle, _ messageStyle: TextStyle,
    _ sink: OutputSink?, _ part: inout SceneBatch.Part<Report>
  ) -> Report {
    var report = Report()
    guard !plan.runs.isEmpty else {
      if settings.scripts.isEmpty {
        part.messages += "scrollwork: \(TerminalText.escaped(plan.file)): there are no scripts\n"
      }
      return report
    }
    var options = SimulationOptions()
    options.framesPerSecond = settings.framesPerSecond
    options.reducesMotion = settings.reducesMotion
    let isText = settings.format == .table
    for run in plan.runs {
      let header = run.simulation.header(of: run.script, options)
      var writer = TraceWriter(
        settings, run.script, fps: header.framesPerSecond, style: style, sink: sink)
      writer.begin(header, plan.label(run))
      var summary = run.simulation.run(run.script, options, observer: &writer)
      let findings = plan.reported(run, summary)
      if findings.contains(where: { $0.severity >= settings.failingSeverity }) {
        part.status = max(part.status, .findings)
      }
      summary.diagnostics = findings
      writer.end(summary, style: style)
      report.error = report.error ?? writer.error
      let located = plan.located(findings, run)
      guard isText else {
        part.messages += DiagnosticText.render(located, style: messageStyle)
        report.traces.append(writer.bytes)
        continue
      }
      let sentence = TraceSummaryText.sentence(summary)
      report.summaries +=
        style(TerminalText.escaped(plan.label(run)), .dim) + "  "
        + style(TerminalText.escaped(run.script.name.value), .emphasis) + ": \(sentence)\n"
      var text = ""
      if !settings.isQuiet || settings.explainedEvent != nil {
        text += TraceHeading.text(header, file: plan.label(run), style: style)
        if settings.explainedEvent == nil {
          text +=
            sentence + "\n" + TraceSummaryText.links(summary, TraceSelection(settings.selection))
            + "\n"
        }
        text += String(decoding: writer.bytes, as: UTF8.self)
      }
      let shown = DiagnosticText.render(located, style: style)
      if !shown.isEmpty { text += (text.isEmpty ? "" : "\n") + shown }
      if !text.isEmpty { report.traces.append(Array(text.utf8)) }
    }
    return report
  }

  // MARK: Output

  /// All lines as one array.
  private static func document(_ lines: [ArraySlice<UInt8>]) -> [UInt8] {
    guard !lines.isEmpty else { return Array("[]\n".utf8) }
    var bytes = Array("[\n  ".utf8)
    bytes.append(contentsOf: lines.joined(separator: Array(",\n  ".utf8)))
    bytes.append(contentsOf: "\n]\n".utf8)
    return bytes
  }

  /// What came of all scripts first, unless it is only one; then each script's trace.
  private static func text(_ reports: [Report], _ settings: Settings) -> [UInt8] {
    let traces = reports.flatMap(\.traces)
    var parts: [[UInt8]] = []
    let scripts = reports.reduce(0) { $0 + $1.summaries.utf8.count { $0 == 0x0A } }
    if settings.isQuiet ? settings.explainedEvent == nil : scripts > 1 {
      parts.append(Array(reports.map(\.summaries).joined().utf8))
    }
    return Array((parts + traces).joined(separator: [UInt8(ascii: "\n")]))
  }
}
