public import ScrollworkSimulation

extension TraceSummaryText {
  /// More links than this aren't listed.
  private static let linkLimit = 20

  /// How far each link came, a line each; empty without links.
  public static func links(_ summary: TraceSummary, _ selection: TraceSelection) -> String {
    var text = ""
    let links = summary.links.filter { selection.includes($0.name) }
    for link in links.prefix(linkLimit) {
      text += "  \(TerminalText.escaped(link.name)) "
      text += "\(range(link.valueRange))"
      if link.isMember {
        text += ", \(TerminalText.escaped(link.source))"
      } else {
        text += " while \(TerminalText.escaped(link.source)) was \(range(link.sourceRange))"
      }
      if !link.unusedStops.isEmpty {
        let keys = link.unusedStops.prefix(6).map(TraceText.rounded).joined(separator: ", ")
        let rest = link.unusedStops.count > 6 ? ", …" : ""
        let noun = link.unusedStops.count == 1 ? "stop" : "stops"
        text += "; it never came near the \(noun) \(keys)\(rest)"
      }
      text += "\n"
    }
    if links.count > linkLimit {
      text += "  and \(links.count - linkLimit) more links\n"
    }
    for gap in summary.gaps.prefix(linkLimit) {
      text +=
        "  \(TerminalText.escaped(gap.view)) left a gap of \(TraceText.rounded(gap.size)) pt in "
      text +=
        "\(TerminalText.escaped(gap.frame)) while \(TerminalText.escaped(gap.scrollView)) was at "
      text += "\(TraceText.rounded(gap.offset))\n"
    }
    if summary.gaps.count > linkLimit {
      text += "  and \(summary.gaps.count - linkLimit) more gaps\n"
    }
    return text
  }

  private static func range(_ range: ClosedRange<Double>?) -> String {
    guard let range else { return "no number" }
    return range.lowerBound == range.upperBound
      ? TraceText.rounded(range.lowerBound)
      : "\(TraceText.rounded(range.lowerBound)) to \(TraceText.rounded(range.upperBound))"
  }
}
