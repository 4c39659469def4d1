/// What a sweep is to do.
struct SweepSettings: Sendable {
  /// As written; nil when it isn't a sweep.
  var drive: String?
  var from: Double?
  var to: Double?
  var step: Double?
  var every: Int
  var explanations: [(name: String, value: Double)]

  /// How many steps a sweep can have.
  static let stepLimit = 1_000_000

  /// - Throws: `UsageError` for numbers that can't be read or don't go together.
  init(_ arguments: Arguments) throws(UsageError) {
    drive = arguments.value(.drive)
    from = try SweepSettings.number(arguments, .from)
    to = try SweepSettings.number(arguments, .to)
    step = try SweepSettings.number(arguments, .step)
    if let step, step <= 0 { throw UsageError("--step needs a number above 0.") }
    every = try OptionValues.count(arguments, .every) ?? 1
    explanations = []
    // `simulate` has the option too, with names of events.
    for text in arguments.command == .sweep ? arguments.values[.explain] ?? [] : [] {
      let parts = text.split(separator: "@", maxSplits: 1)
      guard parts.count == 2, let value = OptionValues.number(parts[1]) else {
        throw UsageError(
          "--explain can't read \"\(text)\".",
          help: "Write a name and a number: --explain photo.scale@41")
      }
      explanations.append((String(parts[0]), value))
    }
  }

  private static func number(
    _ arguments: Arguments, _ option: Option
  ) throws(UsageError) -> Double? {
    guard let text = arguments.value(option) else { return nil }
    guard let value = OptionValues.number(text) else {
      throw UsageError("\(option.flag) needs a number, not \"\(text)\".")
    }
    return value
  }
}

/// How `links` prints them.
enum LinkForm: Sendable {
  case list, expanded, graph, swift, css

  /// - Throws: `UsageError` when several are asked for.
  init(_ arguments: Arguments) throws(UsageError) {
    let asked = [Option.expand, .graph, .export].filter { arguments.has($0) }
    guard asked.count <= 1 else {
      throw UsageError(
        "\(asked[0].flag) and \(asked[1].flag) are two things.", help: "Ask for one of them.")
    }
    self =
      switch asked.first {
      case .expand: .expanded
      case .graph: .graph
      case .export: arguments.value(.export) == "css" ? .css : .swift
      default: .list
      }
  }
}
