/// What a rule's page says besides its summary.
public struct RulePage: Sendable {
  /// Why it is reported and what to do about it: paragraphs with an empty line between them, lines
  /// of up to 88 characters, code in backticks.
  public let explanation: String
  /// The command with which both scenes are looked at.
  public let command: String
  /// Its options.
  public let options: String
  /// Something small of which the rule is reported.
  public let failing: RuleExample
  /// The same in order: no error is reported of it, and not this rule.
  public let repaired: RuleExample
  /// Where the documentation says more: `constraints.md#options`.
  public let see: [String]

  public init(
    explanation: String, command: String = "validate", options: String = "", failing: RuleExample,
    repaired: RuleExample,
    see: [String] = []
  ) {
    self.explanation = explanation
    self.command = command
    self.options = options
    self.failing = failing
    self.repaired = repaired
    self.see = see
  }
}
