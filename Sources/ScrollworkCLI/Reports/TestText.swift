import ScrollworkModel
import ScrollworkRendering

/// Test results for people: a line per scene that fails, then each value that differs at the place
/// of the expectation; the sums last.
///
/// ```
/// FAIL article.yaml
///   article.yaml:34:31: title.y: expected 276, is 280
/// 11 passed, 1 failed
/// ```
enum TestText {
  static func report(_ report: TestReport, style: TextStyle) -> String {
    let name = TerminalText.escaped(report.file)
    switch report.result {
    case .passed, .withoutExpectation: return ""
    case .unreadable: return style("FAIL", .error) + " \(name): it couldn't be read\n"
    case .failed:
      return style("FAIL", .error) + " \(name)\n"
        + report.entries.map { line($0, in: report, style: style) }.joined()
    }
  }

  private static func line(
    _ entry: TestReport.Entry, in report: TestReport, style: TextStyle
  ) -> String {
    let difference = entry.difference
    let place = style(TerminalText.escaped(report.place(of: entry)) + ":", .emphasis)
    let variant = entry.variant.map { " [\(TerminalText.escaped($0))]" } ?? ""
    let subject = TerminalText.escaped(difference.subject)
    return "  \(place)\(variant) \(subject): \(TerminalText.escaped(difference.sentence))\n"
  }

  static func summary(_ summary: TestSummary, style: TextStyle) -> String {
    var text = ""
    let label = style("not checked:", .warning)
    if !summary.uncheckedCodes.isEmpty {
      let codes = summary.uncheckedCodes.map { code, count in
        TerminalText.escaped(code) + (count == 1 ? "" : " (\(count))")
      }
      text += "\(label) codes that this version doesn't report: "
      text += codes.joined(separator: ", ") + "\n"
    }
    if summary.withoutExpectation > 0 {
      text += "\(summary.withoutExpectation) without expect\n"
    }
    if summary.updated > 0 { text += "\(summary.updated) updated\n" }
    let failed = summary.failed > 0 ? style("\(summary.failed) failed", .error) : "0 failed"
    return text + "\(summary.passed) passed, \(failed)\n"
  }
}
