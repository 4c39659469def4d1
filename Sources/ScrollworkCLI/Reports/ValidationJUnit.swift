import ScrollworkModel
import ScrollworkRendering

/// What `validate` found as JUnit XML: a file fails when something at or above the failing severity
/// was found in it.
enum ValidationJUnit {
  static func document(_ reports: [ValidationReport], failing: Severity) -> [UInt8] {
    JUnitXML.document(reports.map { testCase($0, failing) })
  }

  private static func testCase(
    _ report: ValidationReport, _ failing: Severity
  ) -> JUnitXML.Case {
    let file = report.file
    let text = DiagnosticText.render(file.diagnostics, style: .plain)
    if file.status == UnreadableScene.status {
      return JUnitXML.Case(
        name: file.name, outcome: .error(message: "it couldn't be read", text: text))
    }
    guard let worst = report.worst, worst >= failing else {
      return JUnitXML.Case(name: file.name, outcome: .passed, output: text)
    }
    return JUnitXML.Case(
      name: file.name,
      outcome: .failure(message: report.counts(style: .plain).joined(separator: ", "), text: text))
  }
}
