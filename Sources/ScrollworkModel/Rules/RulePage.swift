/// What a rule's page says besides its summary.
public struct RulePage: Sendable {
  /// Why it is reported and what to do about it: paragraphs with an empty line between them, lines
  /// of up to 88 characters, code in backticks.
  public let explanation: String
  /// Options of `scrollwork validate` with which both scenes are looked at.
  public let options: String
  /// Something small of which the rule is reported.
  public let failing: RuleExample
  /// The same in order: no error is reported of it, and not this rule.
  public let repaired: RuleExample
  /// Where the documentation says more: `constraints.md#options`.
  public let see: [String]

  public init(
    explanation: String, options: String = "", failing: RuleExample, repaired: RuleExample,
    see: [String] = []
  ) {
    self.explanation = explanation
    self.options = options
    self.failing = failing
    self.repaired = repaired
    self.see = see
  }
}
