/// Results as JUnit XML, as build servers read it: one test case per file.
public enum JUnitXML {
  /// What came of one file.
  public struct Case: Sendable {
    public enum Outcome: Sendable {
      case passed
      case skipped(message: String)
      case failure(message: String, text: String)
      case error(message: String, text: String)
    }

    public var name: String
    public var outcome: Outcome
    /// What there is to say besides.
    public var output: String

    public init(name: String, outcome: Outcome, output: String = "") {
      self.name = name
      self.outcome = outcome
      self.output = output
    }
  }

  public static func document(_ cases: [Case]) -> [UInt8] {
    var failures = 0
    var errors = 0
    var skipped = 0
    for result in cases {
      switch result.outcome {
      case .passed: break
      case .skipped: skipped += 1
      case .failure: failures += 1
      case .error: errors += 1
      }
    }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n"
    text += "  <testsuite name=\"scrollwork\" tests=\"\(cases.count)\" failures=\"\(failures)\""
    text += " errors=\"\(errors)\" skipped=\"\(skipped)\">\n"
    text += cases.map(element).joined()
    return Array((text + "  </testsuite>\n</testsuites>\n").utf8)
  }

  private static func element(_ result: Case) -> String {
    var children = ""
    switch result.outcome {
    case .passed: break
    case .skipped(let message): children = child("skipped", message, "")
    case .failure(let message, let text): children = child("failure", message, text)
    case .error(let message, let text): children = child("error", message, text)
    }
    if !result.output.isEmpty {
      children += "      <system-out>\(escaped(result.output))</system-out>\n"
    }
    let open = "    <testcase classname=\"scrollwork\" name=\"\(escaped(result.name))\""
    return children.isEmpty ? open + "/>\n" : "\(open)>\n\(children)    </testcase>\n"
  }

  private static func child(_ name: String, _ message: String, _ text: String) -> String {
    let open = "      <\(name) message=\"\(escaped(message))\""
    return text.isEmpty ? open + "/>\n" : "\(open)>\(escaped(text))</\(name)>\n"
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
