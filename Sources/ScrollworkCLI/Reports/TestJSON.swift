import ScrollworkModel
import ScrollworkRendering

/// `scrollwork.test/1`: each scene with the values that differ.
enum TestJSON {
  static let format = "scrollwork.test/1"

  static func document(_ reports: [TestReport]) -> [UInt8] {
    let summary = TestSummary(reports)
    var json = JSONWriter()
    json.object(.block) { json in
      json.field("format", format)
      json.key("scenes")
      json.array(.block) { json in
        for report in reports { write(report, to: &json) }
      }
      json.key("notChecked")
      json.object { json in
        // Since scripts are played, there are none.
        json.field("scripts", 0)
        json.key("codes")
        json.array { json in
          for (code, count) in summary.uncheckedCodes {
            json.object { json in
              json.field("code", code)
              json.field("count", count)
            }
          }
        }
      }
      json.key("summary")
      json.object { json in
        json.field("passed", summary.passed)
        json.field("failed", summary.failed)
        json.field("withoutExpectation", summary.withoutExpectation)
      }
    }
    json.finishLine()
    return json.bytes
  }

  private static func write(_ report: TestReport, to json: inout JSONWriter) {
    json.object(.block) { json in
      json.field("file", report.file)
      json.field("result", name(of: report.result))
      json.key("differences")
      json.array(.block) { json in
        for entry in report.entries { write(entry, in: report, to: &json) }
      }
    }
  }

  private static func write(
    _ entry: TestReport.Entry, in report: TestReport, to json: inout JSONWriter
  ) {
    let difference = entry.difference
    json.object { json in
      if let variant = entry.variant { json.field("variant", variant) }
      json.field("part", difference.part.rawValue)
      json.field("subject", difference.subject)
      json.field("expected", difference.expected)
      json.field("actual", difference.actual)
      json.key("location")
      json.object { json in
        json.field("file", report.file)
        guard let lines = report.lines, !difference.span.isNone else { return }
        let position = lines.position(of: difference.span.start)
        json.field("line", position.line)
        json.field("column", position.column)
      }
    }
  }

  private static func name(of result: TestReport.Result) -> String {
    switch result {
    case .passed: "passed"
    case .failed: "failed"
    case .unreadable: UnreadableScene.status
    case .withoutExpectation: "withoutExpectation"
    }
  }
}
