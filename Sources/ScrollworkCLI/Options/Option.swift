/// An option of the command line; the raw value is its long name.
enum Option: String, CaseIterable, Sendable {
  case output, format, color, quiet, strict
  case failOn = "fail-on"
  case rules, ignore, jobs
  case stdinName = "stdin-name"
  case viewport, device, orientation, direction
  case textScale = "text-scale"
  case script, fps
  case eventsOnly = "events-only"
  case reduceMotion = "reduce-motion"
  case drive, from, to, step, select, every, explain, expand, graph, export
  case matrix, exact, at, only, update, fix, template, force, scene, list
  case maxBytes = "max-bytes"
  case maxDepth = "max-depth"
  case maxNodes = "max-nodes"
  case maxAliasVisits = "max-alias-visits"
  case maxViews = "max-views"
  case maxCopiedNodes = "max-copied-nodes"
  case maxCopiedConstraints = "max-copied-constraints"
  case maxCopiedText = "max-copied-text"
  case maxFindings = "max-findings"
  case help, version

  /// What an option takes.
  enum Value: Equatable, Sendable {
    case none
    /// Anything, called by this name in help.
    case text(String)
    /// One of these words.
    case choice([String])
  }

  struct Declaration: Sendable {
    var short: Character?
    var value: Value
    /// May be given several times; the others take the last value given.
    var isRepeatable = false
    var summary: String
    /// The commands that take it.
    var commands: Set<Command>
  }

  private static let scenes: Set<Command> = [
    .validate, .why, .solve, .simulate, .test, .sweep, .links,
  ]
  private static let writing = scenes.union([.log, .explain, .rules, .schema, .devices])

  /// The one place where options are described: parsing, help and suggestions read it.
  var declaration: Declaration {
    switch self {
    case .output:
      Declaration(
        short: "o", value: .text("FILE"), summary: "write to FILE, whole or not at all",
        commands: Option.writing)
    case .format:
      Declaration(
        short: "f", value: .text("FORMAT"), summary: "how results are written",
        commands: Option.writing)
    case .color:
      Declaration(
        short: nil, value: .choice(["auto", "always", "never"]),
        summary: "colours; auto: on a terminal without NO_COLOR", commands: Set(Command.allCases))
    case .quiet:
      Declaration(
        short: "q", value: .none, summary: "only findings and failures, no tables or summaries",
        commands: Option.scenes.union([.log]))
    case .strict:
      Declaration(
        short: nil, value: .none, summary: "warnings fail too, as --fail-on warning",
        commands: [.validate, .solve, .simulate, .log])
    case .failOn:
      Declaration(
        short: nil, value: .choice(["error", "warning", "info"]),
        summary: "the least severity that fails; default: error",
        commands: [.validate, .solve, .simulate])
    case .rules:
      Declaration(
        short: nil, value: .text("RULES"), isRepeatable: true,
        summary: "report only these: codes, beginnings such as SW1, or names",
        commands: [.validate, .solve, .simulate])
    case .ignore:
      Declaration(
        short: nil, value: .text("RULES"), isRepeatable: true, summary: "don't report these",
        commands: [.validate, .solve, .simulate])
    case .jobs:
      Declaration(
        short: "j", value: .text("N"), summary: "files worked on at once; default: all cores",
        commands: Option.scenes)
    case .stdinName:
      Declaration(
        short: nil, value: .text("NAME"), summary: "what `-` is called in messages",
        commands: Option.scenes.union([.log]))
    case .viewport:
      Declaration(
        short: nil, value: .text("WxH[@S]"),
        summary: "solve at this size in points, S pixels per point", commands: Option.scenes)
    case .device:
      Declaration(
        short: nil, value: .text("NAME"), summary: "solve on this device (see `devices`)",
        commands: Option.scenes)
    case .orientation:
      Declaration(
        short: nil, value: .choice(["portrait", "landscape"]), summary: "turn the viewport",
        commands: Option.scenes)
    case .direction:
      Declaration(
        short: nil, value: .choice(["ltr", "rtl"]), summary: "reading direction",
        commands: Option.scenes)
    case .textScale:
      Declaration(
        short: nil, value: .text("X"), summary: "factor on text sizes", commands: Option.scenes)
    case .script:
      Declaration(
        short: nil, value: .text("NAME"), isRepeatable: true, summary: "play only this script",
        commands: [.simulate])
    case .fps:
      Declaration(
        short: nil, value: .text("N"), summary: "frames per second, in place of the script's",
        commands: [.simulate])
    case .eventsOnly:
      Declaration(
        short: nil, value: .none, summary: "write events only, each by itself",
        commands: [.simulate])
    case .reduceMotion:
      Declaration(
        short: nil, value: .none, summary: "with Reduce Motion on, as links see it",
        commands: [.simulate])
    case .drive:
      Declaration(
        short: nil, value: .text("NAME"), summary: "what is moved: list.contentOffset.y, or time",
        commands: [.sweep])
    case .from:
      Declaration(
        short: nil, value: .text("X"), summary: "the first value; default: the range's low end",
        commands: [.sweep])
    case .to:
      Declaration(
        short: nil, value: .text("X"), summary: "the last value; default: the range's high end",
        commands: [.sweep])
    case .step:
      Declaration(
        short: nil, value: .text("X"), summary: "the distance between values; default: a hundredth",
        commands: [.sweep])
    case .select:
      Declaration(
        short: nil, value: .text("NAMES"), isRepeatable: true,
        summary: "only what is called so: bubbles.*.scale, list, *.contentOffset",
        commands: [.simulate, .sweep])
    case .every:
      Declaration(
        short: nil, value: .text("N"),
        summary: "print every Nth step; without it simulate's table has ten a second",
        commands: [.simulate, .sweep])
    case .explain:
      Declaration(
        short: nil, value: .text("NAME"), isRepeatable: true,
        summary: "how a value comes about (NAME@X), or why an event happened or not",
        commands: [.simulate, .sweep])
    case .expand:
      Declaration(
        short: nil, value: .none, summary: "write recipes out", commands: [.links])
    case .graph:
      Declaration(
        short: nil, value: .none, summary: "print what drives what", commands: [.links])
    case .export:
      Declaration(
        short: nil, value: .choice(["swift", "css"]), summary: "print the links as code",
        commands: [.links])
    case .matrix:
      Declaration(
        short: nil, value: .text("NAMES"),
        summary: "viewports to run: all, none, names, 320, rtl, DEVICE+landscape, text=1.5",
        commands: Option.scenes)
    case .exact:
      Declaration(
        short: nil, value: .none, summary: "no rounding to pixels", commands: [.solve])
    case .at:
      Declaration(
        short: nil, value: .text("VIEW=X,Y"), isRepeatable: true,
        summary: "solve with a scroll view at this contentOffset", commands: [.solve])
    case .only:
      Declaration(
        short: nil, value: .text("PARTS"),
        summary: "compare only these parts of `expect`", commands: [.test])
    case .update:
      Declaration(
        short: nil, value: .none, summary: "rewrite the expected values that differ",
        commands: [.test])
    case .template:
      Declaration(
        short: "t", value: .choice(SceneTemplate.allCases.map(\.rawValue)),
        summary: "the scene to start from; default: article", commands: [.initialize])
    case .force:
      Declaration(
        short: nil, value: .none, summary: "write over a file that is there",
        commands: [.initialize])
    case .fix:
      Declaration(
        short: nil, value: .none, summary: "make repairs in the scene files", commands: [.validate])
    case .scene:
      Declaration(
        short: nil, value: .none, summary: "print the log's constraints as a scene",
        commands: [.log])
    case .list:
      Declaration(
        short: nil, value: .text("N"), summary: "which of the log's lists --scene prints",
        commands: [.log])
    case .maxBytes:
      Declaration(
        short: nil, value: .text("N"), summary: "limit: bytes of a file",
        commands: Option.scenes.union([.log]))
    case .maxDepth: limit("levels of nesting in a file")
    case .maxNodes: limit("values and keys in a file")
    case .maxAliasVisits: limit("nodes visited through YAML aliases")
    case .maxViews: limit("views of a scene")
    case .maxCopiedNodes: limit("nodes in the copies that repeat and templates make")
    case .maxCopiedConstraints: limit("constraints in those copies")
    case .maxCopiedText: limit("bytes of text in those copies")
    case .maxFindings: limit("findings listed for one file's text")
    case .help:
      Declaration(
        short: "h", value: .none, summary: "explain the tool or a command",
        commands: Set(Command.allCases))
    case .version:
      Declaration(
        short: "V", value: .none, summary: "print the version", commands: Set(Command.allCases))
    }
  }

  private func limit(_ summary: String) -> Declaration {
    Declaration(
      short: nil, value: .text("N"), summary: "limit: \(summary)", commands: Option.scenes)
  }

  /// `--viewport`.
  var flag: String { "--" + rawValue }
}
