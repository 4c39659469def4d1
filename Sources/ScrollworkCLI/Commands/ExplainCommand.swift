import ScrollworkModel
import ScrollworkRendering

/// `scrollwork explain`.
enum ExplainCommand {
  static func run(_ settings: Settings, style: TextStyle) throws(UsageError) -> CommandResult {
    guard !settings.inputs.isEmpty else {
      throw UsageError(
        "`explain` needs a rule's code or name.", help: "`scrollwork rules` lists all rules.")
    }
    var rules: [Rule] = []
    for name in settings.inputs { rules.append(try rule(name)) }
    var result = CommandResult()
    result.output =
      settings.format == .json
      ? RuleJSON.document(rules, withPages: true)
      : Array(rules.map { RuleText.page($0, style: style) }.joined(separator: "\n").utf8)
    return result
  }

  private static func rule(_ name: String) throws(UsageError) -> Rule {
    if let rule = RuleCatalogue.rule(name) { return rule }
    let near = RuleCatalogue.nearest(to: name)
    throw UsageError(
      "There is no rule \"\(name)\".",
      help: near.map { "Did you mean \($0)?" } ?? "`scrollwork rules` lists all rules.")
  }
}
