import ScrollworkImport
import ScrollworkModel
import ScrollworkRendering
import ScrollworkYAML

/// `scrollwork log`.
enum LogCommand {
  static func run(
    _ settings: Settings, style: TextStyle, messageStyle: TextStyle
  ) throws(UsageError) -> CommandResult {
    guard !settings.inputs.isEmpty else {
      throw UsageError(
        "`log` needs a console log.", help: "Name a file, or - for standard input.")
    }
    guard settings.inputs.count(where: { $0 == "-" }) <= 1 else {
      throw UsageError("Standard input can be read only once.")
    }
    if settings.printsScene, settings.inputs.count > 1 {
      throw UsageError("--scene prints one scene.", help: "Name one log.")
    }
    var result = CommandResult()
    var outputs: [[UInt8]] = []
    for input in settings.inputs {
      do throws(FileError) {
        let source = try read(input, settings, &result, messageStyle)
        guard let source else { continue }
        let run = LogRun(source)
        if settings.printsScene {
          outputs.append(try scene(run, settings, &result))
        } else {
          raise(&result, run, settings)
          outputs.append(rendered(run, settings, style))
        }
      } catch {
        result.messages += "scrollwork: \(TerminalText.escaped(error.path)): \(error.reason)\n"
        result.raise(.failure)
      }
    }
    result.isWholeDespiteFailure = !settings.printsScene
    result.output =
      settings.format == .json && !settings.printsScene
      ? DiagnosticsJSON.document(outputs) : Array(outputs.joined())
    return result
  }

  /// Nil, with a message, for what isn't text.
  private static func read(
    _ input: String, _ settings: Settings, _ result: inout CommandResult, _ style: TextStyle
  ) throws(FileError) -> SourceText? {
    let name = input == "-" ? settings.stdinName : input
    let bytes =
      input == "-"
      ? try Descriptor.input.readAll(limit: settings.limits.bytes, name: name)
      : try Files.read(input, limit: settings.limits.bytes)
    guard bytes.count <= settings.limits.bytes else {
      throw FileError(
        path: name, reason: "it has more than \(settings.limits.bytes) bytes (--max-bytes)")
    }
    let (source, problem) = SourceText.decoding(bytes, name: name)
    guard let problem else { return source }
    result.messages += DiagnosticText.render(
      LocatedDiagnostic(problem, file: name, lines: SourceLines(source)), style: style)
    result.raise(.failure)
    return nil
  }

  private static func raise(
    _ result: inout CommandResult, _ run: LogRun, _ settings: Settings
  ) {
    let findings = run.findings
    if run.conflicts.isEmpty {
      result.raise(.failure)
    } else if findings.diagnostics.contains(where: {
      $0.diagnostic.severity >= settings.failingSeverity
    }) {
      result.raise(.findings)
    }
  }

  private static func rendered(
    _ run: LogRun, _ settings: Settings, _ style: TextStyle
  ) -> [UInt8] {
    switch settings.format {
    case .json: DiagnosticsJSON.element(run.findings)
    case .ndjson: DiagnosticsJSON.line(run.findings)
    case .concise: Array(ConciseText.render(run.findings.diagnostics).utf8)
    default: Array(LogText.render(run, isQuiet: settings.isQuiet, style: style).utf8)
    }
  }

  /// The scene of the list that is asked for.
  private static func scene(
    _ run: LogRun, _ settings: Settings, _ result: inout CommandResult
  ) throws(FileError) -> [UInt8] {
    let wanted = settings.listNumber ?? 1
    result.messages += DiagnosticText.render(run.located(run.problems), style: .plain)
    guard wanted <= run.conflicts.count else {
      let count = run.conflicts.count
      throw FileError(
        path: run.file,
        reason: count == 0 ? "there is no list of constraints" : "there are only \(count) lists")
    }
    if settings.listNumber == nil, run.conflicts.count > 1 {
      result.messages +=
        "scrollwork: \(TerminalText.escaped(run.file)): this is list 1 of \(run.conflicts.count); "
        + "--list 2 prints the next\n"
    }
    guard let text = SceneWriter.text(of: run.conflicts[wanted - 1].logged.scene) else { return [] }
    return Array(text.utf8)
  }
}
