public import ScrollworkModel

extension LinkProgram {
  /// What an event of a step has to say.
  ///
  /// - Parameter moment: when it happened, such as `step 41`.
  public func diagnostic(_ event: LinkState.Event, at moment: String) -> Diagnostic {
    let binding = bindings.indices.contains(event.binding) ? bindings[event.binding] : nil
    let name = binding?.name ?? ""
    let span = binding?.span ?? .none
    switch event.kind {
    case .notANumber(let operands):
      let rule = LinkingRules.notANumber
      let list = operands.isEmpty ? "" : ": " + operands.joined(separator: ", ")
      return Diagnostic(
        rule.code, rule.severity,
        "\(name) is no number at \(moment): \(binding?.source ?? "") can't be worked out\(list).",
        at: span, help: "Divide by something that can't be 0, such as max(x, 1pt).")
    case .severalOrigins:
      let rule = LinkingRules.linkOrigin
      return Diagnostic(
        rule.code, rule.severity,
        "Two scroll views of a link were moved at \(moment); \(name) leads, which is listed first.",
        at: span, help: "Move one of them.")
    case .oscillation(let name, let before, let after):
      let rule = LinkingRules.oscillation
      return Diagnostic(
        rule.code, rule.severity,
        "\(name) doesn't settle at \(moment): \(formatNumber(before)) ↔ \(formatNumber(after)) "
          + "after \(settleLimit) solutions of the layout.", at: span,
        help: "Read something that doesn't move with it.")
    }
  }
}
