import ScrollworkLayout
import ScrollworkModel

/// What a layout leaves open, contradicts or relaxes, as lines of text.
struct LayoutFindings {
  let layout: LayoutResult
  let style: TextStyle

  /// Causes that are shown of one relaxed constraint; JSON has them all.
  private static let causeLimit = 3

  /// Empty when there is nothing to say.
  var text: String {
    section("ambiguous", layout.ambiguous.map(line))
      + section(
        "conflicts",
        layout.conflicts.map(line) + (layout.moreConflicts ? ["and more sets"] : []))
      + section("relaxed", layout.relaxed.filter { !isStretching($0) }.map(LayoutFindings.line))
  }

  /// Views that are larger than their content are what most layouts want.
  private func isStretching(_ relaxed: LayoutResult.Relaxed) -> Bool {
    relaxed.origin == .intrinsic
      && (relaxed.constraint.hasSuffix(".hugging.horizontal")
        || relaxed.constraint.hasSuffix(".hugging.vertical"))
  }

  private func section(_ title: String, _ lines: [String]) -> String {
    guard !lines.isEmpty else { return "" }
    return "\n" + style(title, .emphasis) + "\n" + lines.map { "  \($0)\n" }.joined()
  }

  private func line(_ ambiguity: LayoutResult.Ambiguity) -> String {
    let name = "\(ambiguity.item).\(ambiguity.attribute.rawValue)"
    let range =
      switch (ambiguity.minimum, ambiguity.maximum) {
      case (let low?, let high?): "\(LayoutTable.length(low)) to \(LayoutTable.length(high))"
      case (let low?, nil): "\(LayoutTable.length(low)) and up"
      case (nil, let high?): "\(LayoutTable.length(high)) and down"
      case (nil, nil): "any value"
      }
    return TerminalText.escaped(name) + ": " + range
  }

  private func line(_ conflict: LayoutResult.Conflict) -> String {
    var text = conflict.constraints.map(TerminalText.escaped).joined(separator: " | ")
    if !conflict.background.isEmpty {
      text += " (with \(conflict.background.map(TerminalText.escaped).joined(separator: ", ")))"
    }
    text += ": off by \(LayoutTable.length(conflict.shortBy)) pt"
    if let dropped = conflict.dropped {
      text += ", solved without \(TerminalText.escaped(dropped))"
    }
    return text
  }

  static func line(_ relaxed: LayoutResult.Relaxed) -> String {
    var text = TerminalText.escaped(relaxed.constraint)
    // A constraint that is called by its text may say its priority there.
    if !relaxed.constraint.utf8.contains(UInt8(ascii: "@")) {
      text += " @\(formatNumber(relaxed.priority))"
    }
    text += ": off by \(LayoutTable.length(relaxed.error)) pt"
    if !relaxed.because.isEmpty {
      let shown = relaxed.because.prefix(Self.causeLimit).map(TerminalText.escaped)
      text += " because of \(shown.joined(separator: ", "))"
      let rest = relaxed.because.count - shown.count
      if rest > 0 { text += " and \(rest) more" }
    }
    return text
  }
}
