import ScrollworkRendering
import ScrollworkYAML

/// The tool `scrollwork`: arguments in, bytes and an exit status out.
public enum CommandLineTool {
  /// Runs the process's own arguments and ends it.
  public static func main() -> Never {
    ProcessEnvironment.ignoreBrokenPipes()
    ProcessEnvironment.exit(run(Array(CommandLine.arguments.dropFirst())))
  }

  private static func run(_ words: [String]) -> ExitStatus {
    do {
      let arguments = try Arguments(parsing: words)
      if arguments.has(.version) {
        return write("scrollwork \(scrollworkVersion)\n")
      }
      if arguments.has(.help) || arguments.command == .help {
        return write(try HelpCommand.text(for: arguments))
      }
      guard let command = arguments.command else {
        report(HelpText.overview)
        return .usage
      }
      return try run(Settings(arguments, command: command))
    } catch {
      let hint = error.help ?? "`scrollwork help` lists commands and options."
      report("scrollwork: \(TerminalText.escaped(error.message))\n")
      report("help: \(TerminalText.escaped(hint))\n")
      return .usage
    }
  }

  private static func run(_ settings: Settings) throws(UsageError) -> ExitStatus {
    let style = TextStyle(
      usesColor: settings.output == nil
        ? settings.color.usesColor(on: .output) : settings.color == .always)
    let messageStyle = TextStyle(usesColor: settings.color.usesColor(on: .error))
    let result =
      switch settings.command {
      case .validate: try ValidateCommand.run(settings, style: style, messageStyle: messageStyle)
      case .why: try WhyCommand.run(settings, style: style, messageStyle: messageStyle)
      case .solve: try SolveCommand.run(settings, style: style, messageStyle: messageStyle)
      case .simulate: try SimulateCommand.run(settings, style: style, messageStyle: messageStyle)
      case .test: try TestCommand.run(settings, style: style, messageStyle: messageStyle)
      case .sweep: try SweepCommand.run(settings, style: style, messageStyle: messageStyle)
      case .links: try LinksCommand.run(settings, messageStyle: messageStyle)
      case .log: try LogCommand.run(settings, style: style, messageStyle: messageStyle)
      case .initialize: try InitCommand.run(settings)
      case .explain: try ExplainCommand.run(settings, style: style)
      case .rules: try RulesCommand.run(settings, style: style)
      case .schema: try SchemaCommand.run(settings)
      case .devices: try DevicesCommand.run(settings, style: style)
      case .help: CommandResult()
      }
    report(result.messages)
    let delivery = deliver(result, settings)
    // A file isn't rewritten unless its change was shown.
    guard delivery == .clean else { return max(delivery, result.status) }
    var status = result.status
    for write in result.writes {
      do throws(FileError) {
        try write.perform(byteLimit: settings.limits.bytes)
      } catch {
        report(error)
        status = .failure
      }
    }
    return status
  }

  /// Brings the output to where it was asked for.
  private static func deliver(_ result: CommandResult, _ settings: Settings) -> ExitStatus {
    if let stream = result.stream { return deliver(stream, settings) }
    guard let path = settings.output else { return write(result.output) }
    guard result.status != .failure || result.isWholeDespiteFailure else {
      report("scrollwork: \(TerminalText.escaped(path)) was not written, see above.\n")
      return .failure
    }
    do throws(FileError) {
      try AtomicFile.write(result.output, to: path)
      return .clean
    } catch {
      report(error)
      return .failure
    }
  }

  /// The same for output that is written while it is made.
  private static func deliver(
    _ stream: @Sendable (OutputSink) -> StreamEnd, _ settings: Settings
  ) -> ExitStatus {
    var end = StreamEnd()
    do throws(FileError) {
      if let path = settings.output {
        try AtomicFile.write(to: path) { (descriptor) throws(FileError) -> Bool in
          end = stream(OutputSink(descriptor: descriptor, name: path))
          if let error = end.error { throw error }
          return end.isWhole
        }
      } else {
        end = stream(OutputSink(descriptor: .output, name: "standard output"))
        if let error = end.error { throw error }
      }
      report(end.messages)
      return end.status
    } catch {
      report(end.messages)
      report(error)
      return .failure
    }
  }

  private static func report(_ error: FileError) {
    report("scrollwork: \(TerminalText.escaped(error.path)): \(error.reason)\n")
  }

  private static func write(_ text: String) -> ExitStatus {
    write(Array(text.utf8))
  }

  /// Writes to standard output. A reader that has gone away, as `head` does, is no failure.
  private static func write(_ bytes: [UInt8]) -> ExitStatus {
    do {
      try Descriptor.output.writeAll(bytes, name: "standard output")
      return .clean
    } catch {
      report(error)
      return .failure
    }
  }

  private static func report(_ text: String) {
    // Nobody is left to hear that standard error can't be written to.
    _ = try? Descriptor.error.writeAll(Array(text.utf8), name: "standard error")
  }
}
