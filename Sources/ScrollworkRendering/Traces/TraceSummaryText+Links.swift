public import ScrollworkSimulation

extension TraceSummaryText {
  /// More links than this aren't listed.
  private static let linkLimit = 20

  /// How far each link came, a line each; empty without links.
  public static func links(_ summary: TraceSummary, _ selection: TraceSelection) -> String {
    var text = ""
    let links = summary.links.filter {
      $0.isShown && (selection.includes($0.property) || selection.includes($0.name))
    }
    for link in links.prefix(linkLimit) {
      text += "  " + TerminalText.escaped(link.property)
      // Colours have no range.
      if link.property == link.name {
        text += " " + (link.isBoolean ? truth(link.valueRange) : range(link.valueRange))
      }
      if link.isMember {
        text += ", \(TerminalText.escaped(link.source))"
      } else {
        text += " while \(TerminalText.escaped(link.source)) was \(range(link.sourceRange))"
      }
      if !link.unusedStops.isEmpty {
        let names =
          link.unusedStopNames.isEmpty
          ? link.unusedStops.map(TraceText.rounded) : link.unusedStopNames
        let keys = names.prefix(6).map { TerminalText.escaped($0) }.joined(separator: ", ")
        let rest = link.unusedStops.count > 6 ? ", …" : ""
        let noun = link.unusedStops.count == 1 ? "stop" : "stops"
        text += "; it never came near the \(noun) \(keys)\(rest)"
      }
      text += "\n"
    }
    if links.count > linkLimit {
      text += "  and \(links.count - linkLimit) more links\n"
    }
    let gaps = likeGaps(summary.gaps)
    for (gap, others) in gaps.prefix(linkLimit) {
      text +=
        "  \(TerminalText.escaped(gap.view)) left a gap of \(TraceText.rounded(gap.size)) pt in "
      text +=
        "\(TerminalText.escaped(gap.frame)) while \(TerminalText.escaped(gap.scrollView)) was at "
      text += TraceText.rounded(gap.offset)
      if others > 0 { text += ", and so did \(others) \(others == 1 ? "other" : "others")" }
      text += "\n"
    }
    if gaps.count > linkLimit {
      text += "  and \(gaps.count - linkLimit) more gaps\n"
    }
    return text
  }

  /// Gaps of one size that copies of a view left are one, with how many more there are.
  private static func likeGaps(
    _ gaps: [TraceSummary.Gap]
  ) -> [(gap: TraceSummary.Gap, others: Int)] {
    var result: [(gap: TraceSummary.Gap, others: Int)] = []
    var places: [[String]: Int] = [:]
    for gap in gaps {
      let words = gap.view.split(separator: ".").map { Int($0) == nil ? String($0) : "*" }
      let place = places[words + [TraceText.rounded(gap.size)], default: result.count]
      if place == result.count {
        places[words + [TraceText.rounded(gap.size)]] = place
        result.append((gap, 0))
      } else {
        result[place].others += 1
      }
    }
    return result
  }

  /// The values of what is true or false.
  private static func truth(_ range: ClosedRange<Double>?) -> String {
    guard let range else { return "no number" }
    if range.lowerBound != 0 { return "true" }
    return range.upperBound == 0 ? "false" : "false and true"
  }

  private static func range(_ range: ClosedRange<Double>?) -> String {
    guard let range else { return "no number" }
    return range.lowerBound == range.upperBound
      ? TraceText.rounded(range.lowerBound)
      : "\(TraceText.rounded(range.lowerBound)) to \(TraceText.rounded(range.upperBound))"
  }
}
