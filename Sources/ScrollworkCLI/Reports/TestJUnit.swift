import ScrollworkRendering

/// Test results as JUnit XML, as build servers read it: one test case per file.
enum TestJUnit {
  static func document(_ reports: [TestReport]) -> [UInt8] {
    let failed = reports.filter { $0.result == .failed }.count
    let unreadable = reports.filter { $0.result == .unreadable }.count
    let skipped = reports.filter { $0.result == .withoutExpectation }.count
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites>\n"
    text += "  <testsuite name=\"scrollwork\" tests=\"\(reports.count)\" failures=\"\(failed)\""
    text += " errors=\"\(unreadable)\" skipped=\"\(skipped)\">\n"
    for report in reports { text += testCase(report) }
    text += "  </testsuite>\n</testsuites>\n"
    return Array(text.utf8)
  }

  private static func testCase(_ report: TestReport) -> String {
    let open = "    <testcase classname=\"scrollwork\" name=\"\(escaped(report.file))\""
    switch report.result {
    case .passed: return open + "/>\n"
    case .withoutExpectation:
      return open + ">\n      <skipped message=\"nothing is expected\"/>\n    </testcase>\n"
    case .unreadable:
      return open + ">\n      <error message=\"it couldn't be read\"/>\n    </testcase>\n"
    case .failed:
      let lines = TestText.report(report, style: .plain).split(separator: "\n").dropFirst()
      let message = "\(report.entries.count) values differ"
      return open + ">\n      <failure message=\"\(message)\">"
        + escaped(lines.map { $0.drop { $0 == " " } }.joined(separator: "\n"))
        + "</failure>\n    </testcase>\n"
    }
  }

  /// XML has no way to write most control characters; they become U+FFFD.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default:
        if scalar.value < 0x20 {
          result += "\u{FFFD}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }
}
