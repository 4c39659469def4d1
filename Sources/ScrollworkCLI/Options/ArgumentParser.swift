import ScrollworkModel

/// A command line taken apart: the command, its options with their values, and the rest.
struct Arguments: Equatable {
  /// Nil when no command was named.
  var command: Command?
  var values: [Option: [String]] = [:]
  var operands: [String] = []

  func has(_ option: Option) -> Bool { values[option] != nil }

  /// The last value given.
  func value(_ option: Option) -> String? { values[option]?.last }

  /// Reads the arguments behind the program's name. Options may stand before and after operands;
  /// `--` ends them. Long options take `--name value` or `--name=value`, short ones `-o value`,
  /// `-ovalue`, and several without values together (`-qV`).
  init(parsing arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    var optionsEnded = false
    while let argument = rest.popFirst() {
      if optionsEnded || argument == "-" || !argument.hasPrefix("-") {
        try addOperand(argument)
      } else if argument == "--" {
        optionsEnded = true
      } else if argument.hasPrefix("--") {
        try addLong(argument.dropFirst(2), &rest)
      } else {
        try addShort(argument.dropFirst(), &rest)
      }
    }
    try checkCommandTakesOptions()
  }

  private mutating func addOperand(_ argument: String) throws(UsageError) {
    guard command == nil else {
      operands.append(argument)
      return
    }
    guard let named = Command(rawValue: argument) else {
      throw Arguments.unknownCommand(argument)
    }
    command = named
  }

  private mutating func addLong(
    _ text: Substring, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let equals = text.firstIndex(of: "=")
    let name = String(text[..<(equals ?? text.endIndex)])
    guard let option = Option(rawValue: name) else {
      let near = nearestName(to: name, in: Option.allCases.lazy.map(\.rawValue))
      throw UsageError(
        "There is no option --\(name).", help: near.map { "Did you mean --\($0)?" })
    }
    let attached = equals.map { String(text[text.index(after: $0)...]) }
    try add(option, as: option.flag, attached: attached, &rest)
  }

  private mutating func addShort(
    _ text: Substring, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    var letters = text
    while let letter = letters.popFirst() {
      guard let option = Option.allCases.first(where: { $0.declaration.short == letter }) else {
        let long = Option(rawValue: String(text))
        throw UsageError(
          "There is no option -\(letter).", help: long.map { "Did you mean \($0.flag)?" })
      }
      if option.declaration.value == .none {
        try add(option, as: "-\(letter)", attached: nil, &rest)
      } else {
        let attached = letters.isEmpty ? nil : String(letters)
        try add(option, as: "-\(letter)", attached: attached, &rest)
        return
      }
    }
  }

  private mutating func add(
    _ option: Option, as written: String, attached: String?, _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let declaration = option.declaration
    var value = ""
    if declaration.value == .none {
      if attached != nil { throw UsageError("\(written) takes no value.") }
    } else {
      guard let given = attached ?? rest.popFirst() else {
        throw UsageError(
          "\(written) needs a value: \(written) \(Arguments.placeholder(declaration.value)).")
      }
      value = given
    }
    if case .choice(let words) = declaration.value, !words.contains(value) {
      let near = nearestName(to: value, in: words)
      throw UsageError(
        "\(written) can't be \"\(value)\".",
        help: near.map { "Did you mean \($0)?" }
          ?? "Write one of: \(words.joined(separator: ", ")).")
    }
    if declaration.isRepeatable {
      values[option, default: []].append(value)
    } else {
      values[option] = [value]
    }
  }

  private func checkCommandTakesOptions() throws(UsageError) {
    guard let command, !has(.help) else { return }
    for option in Option.allCases
    where has(option) && !option.declaration.commands.contains(command) {
      let takers = Command.allCases.filter(option.declaration.commands.contains)
      throw UsageError(
        "`\(command.rawValue)` takes no \(option.flag).",
        help: "It belongs to: \(takers.map(\.rawValue).joined(separator: ", ")).")
    }
  }

  static func unknownCommand(_ name: String) -> UsageError {
    let near = nearestName(to: name, in: Command.allCases.lazy.map(\.rawValue))
    // A file in the command's place is the commonest slip.
    let looksLikeFile = name.contains(".") || name.contains("/")
    let help =
      near.map { "Did you mean \($0)?" }
      ?? (looksLikeFile ? "Name a command first: scrollwork validate \(name)" : nil)
    return UsageError("There is no command \"\(name)\".", help: help)
  }

  /// How help names what an option takes.
  static func placeholder(_ value: Option.Value) -> String {
    switch value {
    case .none: ""
    case .text(let name): name
    case .choice(let words): words.joined(separator: "|")
    }
  }
}
