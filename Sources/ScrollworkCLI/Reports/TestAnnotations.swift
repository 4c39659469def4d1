import ScrollworkModel
import ScrollworkRendering

/// Values that aren't as expected as workflow commands of GitHub Actions, each at its line.
enum TestAnnotations {
  static func document(_ reports: [TestReport]) -> [UInt8] {
    Array(reports.map(text).joined().utf8)
  }

  private static func text(_ report: TestReport) -> String {
    if report.result == .unreadable {
      return GitHubAnnotations.command(
        "error", title: "expect", file: report.file, at: .none, in: nil,
        "The scene couldn't be read.")
    }
    return report.entries.map { entry in
      let difference = entry.difference
      let variant = entry.variant.map { " [\($0)]" } ?? ""
      return GitHubAnnotations.command(
        "error", title: "expect", file: report.file,
        at: difference.span, in: report.lines,
        TerminalText.escaped(
          "\(difference.subject)\(variant): \(difference.sentence)"))
    }.joined()
  }
}
