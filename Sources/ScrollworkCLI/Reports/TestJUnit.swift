import ScrollworkRendering

/// Test results as JUnit XML.
enum TestJUnit {
  static func document(_ reports: [TestReport]) -> [UInt8] {
    JUnitXML.document(reports.map { JUnitXML.Case(name: $0.file, outcome: outcome(of: $0)) })
  }

  private static func outcome(of report: TestReport) -> JUnitXML.Case.Outcome {
    switch report.result {
    case .passed: return .passed
    case .withoutExpectation: return .skipped(message: "nothing is expected")
    case .unreadable: return .error(message: "it couldn't be read", text: "")
    case .failed:
      let lines = TestText.report(report, style: .plain).split(separator: "\n").dropFirst()
      return .failure(
        message: "\(report.entries.count) values differ",
        text: lines.map { $0.drop { $0 == " " } }.joined(separator: "\n"))
    }
  }
}
