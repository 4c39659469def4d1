/// `scrollwork help`, and `--help` anywhere.
enum HelpCommand {
  static func text(for arguments: Arguments) throws(UsageError) -> String {
    guard let command = arguments.command else { return HelpText.overview }
    guard command == .help else { return HelpText.page(for: command) }
    guard let name = arguments.operands.first else { return HelpText.overview }
    guard let named = Command(rawValue: name) else { throw Arguments.unknownCommand(name) }
    return HelpText.page(for: named)
  }
}
