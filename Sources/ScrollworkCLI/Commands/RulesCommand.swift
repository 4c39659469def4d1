import ScrollworkModel
import ScrollworkRendering

/// `scrollwork rules`.
enum RulesCommand {
  static func run(_ settings: Settings, style: TextStyle) throws(UsageError) -> CommandResult {
    guard settings.inputs.isEmpty else {
      throw UsageError(
        "`rules` takes no operands.", help: "`scrollwork explain CODE` says more about one rule.")
    }
    var result = CommandResult()
    result.output =
      settings.format == .json
      ? RuleJSON.document(RuleCatalogue.all, withPages: false)
      : Array(RuleList.table(RuleCatalogue.all, style: style).utf8)
    return result
  }
}
