import ScrollworkModel
import ScrollworkYAML

/// What a command is to do, with every option's value understood.
struct Settings: Sendable {
  var command: Command
  /// Files and folders in the order given; `-` is standard input.
  var inputs: [String]
  /// Attributes to be explained, such as `body.height`.
  var attributes: [String] = []
  var stdinName: String
  var output: String?
  var format: OutputFormat
  var color: ColorMode
  var isQuiet: Bool
  /// The least severity that makes the tool end with `ExitStatus.findings`.
  var failingSeverity: Severity
  /// The only codes that are reported; nil: all.
  var selectedCodes: Set<String>?
  /// Codes that aren't reported.
  var ignoredCodes: Set<String>
  /// Files worked on at once; nil: as many as there are processors.
  var jobs: Int?
  var viewport: ViewportOverride
  var matrix: MatrixSelection
  var roundsToPixels: Bool
  /// In the order given.
  var offsets: [ContentOffset]
  /// Parts of expectations to compare.
  var parts: Set<ExpectationPart>
  var updates: Bool
  var template: SceneTemplate
  /// Whether `init` writes over a file.
  var overwrites: Bool
  var fixes: Bool
  var printsScene: Bool
  /// The number of the list whose scene is printed, from 1.
  var listNumber: Int?
  /// Names of the scripts to be played; empty: all.
  var scripts: [String]
  /// Nil: each script's own.
  var framesPerSecond: Double?
  /// Patterns of what is written of a trace.
  var selection: [String]
  /// Nil: as the format has it.
  var every: Int?
  var eventsOnly: Bool
  var reducesMotion: Bool
  /// The event of which it is said why it happened.
  var explainedEvent: String?
  var limits: ReadingLimits
  var sweep: SweepSettings
  var linkForm: LinkForm

  /// - Throws: `UsageError` for a value that can't be understood.
  init(_ arguments: Arguments, command: Command) throws(UsageError) {
    self.command = command
    inputs = arguments.operands
    if command == .why {
      attributes = Array(inputs.dropFirst())
      inputs = Array(inputs.prefix(1))
    }
    stdinName = arguments.value(.stdinName) ?? "<stdin>"
    output = try Settings.outputFile(arguments.value(.output), inputs: inputs)
    format = try OptionValues.format(arguments.value(.format), command)
    color = arguments.value(.color).flatMap(ColorMode.init) ?? .auto
    isQuiet = arguments.has(.quiet)
    failingSeverity = try OptionValues.failingSeverity(arguments)
    selectedCodes = try OptionValues.rules(arguments, .rules)
    ignoredCodes = try OptionValues.rules(arguments, .ignore) ?? []
    jobs = try OptionValues.count(arguments, .jobs)
    viewport = try ViewportOverride(arguments)
    // A number is asked for where the scene itself is, unless told otherwise.
    matrix = try MatrixSelection(
      arguments.value(.matrix)
        ?? ([.why, .simulate, .sweep, .links].contains(command) ? "none" : nil),
      viewportIsGiven: viewport.setsSize)
    roundsToPixels = !arguments.has(.exact)
    offsets = try OptionValues.offsets(arguments.values[.at] ?? [])
    parts = try OptionValues.parts(arguments.value(.only))
    updates = arguments.has(.update)
    template = arguments.value(.template).flatMap(SceneTemplate.init) ?? .article
    overwrites = arguments.has(.force)
    fixes = arguments.has(.fix)
    printsScene = arguments.has(.scene)
    listNumber = try OptionValues.count(arguments, .list)
    scripts = arguments.values[.script] ?? []
    framesPerSecond = try OptionValues.framesPerSecond(arguments)
    selection = (arguments.values[.select] ?? []).flatMap { $0.split(separator: ",") }
      .map(String.init)
    every = try OptionValues.count(arguments, .every)
    eventsOnly = arguments.has(.eventsOnly)
    reducesMotion = arguments.has(.reduceMotion)
    explainedEvent = arguments.value(.explain)
    limits = try OptionValues.limits(arguments)
    sweep = try SweepSettings(arguments)
    linkForm = try LinkForm(arguments)
  }

  /// The file to write to; nil for standard output.
  private static func outputFile(
    _ path: String?, inputs: [String]
  ) throws(UsageError) -> String? {
    guard let path, !["-", "/dev/stdout", "/dev/fd/1"].contains(path) else { return nil }
    if path.isEmpty { throw UsageError("-o needs the name of a file.") }
    let target = Files.resolved(path)
    if target != nil && inputs.contains(where: { Files.resolved($0) == target }) {
      throw UsageError(
        "-o \(path) would overwrite the scene that is read.", help: "Name another file.")
    }
    return path
  }

  /// What is reported, and how gravely, of a scene with these settings and those of its project.
  func policy(_ project: ProjectSettings, allow: AllowList = []) -> DiagnosticPolicy {
    DiagnosticPolicy(
      allowed: project.allow.union(allow.codes).union(ignoredCodes), selected: selectedCodes,
      severities: project.severities)
  }
}

/// A contentOffset that `--at` gives a scroll view.
struct ContentOffset: Hashable, Sendable {
  /// The scroll view's path, as written.
  var path: String
  var point: Point
}

/// Whether texts are coloured.
enum ColorMode: String, Sendable {
  case auto, always, never

  /// Colours go to a terminal unless `NO_COLOR` is set; `CLICOLOR_FORCE` other than 0 asks for
  /// them everywhere. The option decides over both.
  func usesColor(on descriptor: Descriptor) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      if let value = ProcessEnvironment.variable("NO_COLOR"), !value.isEmpty { return false }
      if let value = ProcessEnvironment.variable("CLICOLOR_FORCE"), !value.isEmpty, value != "0" {
        return true
      }
      return descriptor.isTerminal && ProcessEnvironment.variable("TERM") != "dumb"
    }
  }
}
