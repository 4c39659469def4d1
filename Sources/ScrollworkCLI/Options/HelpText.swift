/// The help pages, made from the tables of commands and options.
enum HelpText {
  /// What `scrollwork --help` prints.
  static var overview: String {
    var text = """
      scrollwork reads a view tree with constraints from a YAML file, solves it as Auto Layout
      would, and says what is wrong with it.

      usage: scrollwork COMMAND [OPTIONS] FILE...

      commands:

      """
    text += columns(Command.allCases.map { ($0.rawValue, $0.summary) })
    text += """

      FILE is a scene, a folder (searched for scenes), or - for standard input.
      `scrollwork help COMMAND` lists a command's options.

      exit status: 0 nothing wrong, 1 findings or a difference, 2 the work could not be done,
      64 wrong usage

      """
    return text
  }

  /// What `scrollwork help COMMAND` prints.
  static func page(for command: Command) -> String {
    let operands = command.operands.isEmpty ? "" : " " + command.operands
    var text = "usage: scrollwork \(command.rawValue) [OPTIONS]\(operands)\n\n\(command.details)\n"
    let options = Option.allCases.filter { $0.declaration.commands.contains(command) }
    text += "\noptions:\n"
    text += columns(options.map { (usage(of: $0, in: command), $0.declaration.summary) })
    return text
  }

  private static func usage(of option: Option, in command: Command) -> String {
    let declaration = option.declaration
    var text = declaration.short.map { "-\($0), " } ?? "    "
    text += option.flag
    let value =
      option == .format
      ? command.formats.map(\.rawValue).joined(separator: "|")
      : Arguments.placeholder(declaration.value)
    if !value.isEmpty { text += " " + value }
    return text
  }

  private static func columns(_ rows: [(left: String, right: String)]) -> String {
    let width = rows.reduce(0) { max($0, $1.left.utf8.count) }
    return rows.map { row in
      let space = String(repeating: " ", count: width - row.left.utf8.count)
      return "  \(row.left)\(space)  \(row.right)\n"
    }.joined()
  }
}
