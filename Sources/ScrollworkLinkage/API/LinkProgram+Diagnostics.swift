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
        at: span, help: LinkProgram.remedy(for: binding?.source ?? ""))
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
          + "after \(passLimit) solutions of the layout.", at: span,
        help: "Read something that doesn't move with it.")
    }
  }

  /// What helps against an expression that is no number: a root or a division may be at fault.
  private static func remedy(for source: String) -> String {
    let divides = source.contains("/")
    guard source.contains("sqrt(") else {
      return divides
        ? "Divide by something that can't be 0, such as max(x, 1pt)."
        : "Keep what it reads within bounds, such as clamp(x, 0, 1)."
    }
    let root = "Take the root of something that can't be below 0, such as max(x, 0)"
    return divides ? root + ", and divide by something that can't be 0." : root + "."
  }
}
