import ScrollworkModel

/// Findings in the Static Analysis Results Interchange Format (SARIF 2.1.0, an OASIS standard),
/// which code hosts and editors read.
public enum SARIF {
  /// - Parameter version: The tool's, as semantic versioning has it.
  public static func document(_ files: [FileFindings], version: String) -> [UInt8] {
    let codes = Set(files.lazy.flatMap(\.diagnostics).map(\.diagnostic.code))
    let rules = RuleCatalogue.all.filter { codes.contains($0.code) }
    var json = JSONWriter()
    json.object(.block) { json in
      json.field(
        "$schema",
        "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
      )
      json.field("version", "2.1.0")
      json.key("runs")
      json.array(.block) { json in
        json.object(.block) { json in
          json.key("tool")
          json.object(.block) { json in
            json.key("driver")
            json.object(.block) { json in writeTool(version, rules, to: &json) }
          }
          json.field("columnKind", "unicodeCodePoints")
          json.key("results")
          json.array(.block) { json in
            let writer = SARIFResult(rules)
            for diagnostic in files.lazy.flatMap(\.diagnostics) {
              writer.write(diagnostic, to: &json)
            }
          }
        }
      }
    }
    json.finishLine()
    return json.bytes
  }

  private static func writeTool(_ version: String, _ rules: [Rule], to json: inout JSONWriter) {
    json.field("name", "scrollwork")
    json.field("semanticVersion", version)
    json.key("rules")
    json.array(.block) { json in
      for rule in rules {
        json.object(.block) { json in write(rule, to: &json) }
      }
    }
  }

  private static func write(_ rule: Rule, to json: inout JSONWriter) {
    json.field("id", rule.code)
    json.field("name", rule.name)
    json.key("shortDescription")
    writeText(rule.summary, to: &json)
    json.key("fullDescription")
    writeText("\(rule.summary)\n\n\(rule.page.explanation)", to: &json)
    json.key("help")
    let help = message(rule.page.explanation)
    json.object { json in
      json.field("text", help)
      json.field("markdown", help)
    }
    json.key("defaultConfiguration")
    json.object { json in json.field("level", level(of: rule.severity)) }
  }

  static func writeText(_ text: String, to json: inout JSONWriter) {
    json.object { json in json.field("text", message(text)) }
  }

  static func level(of severity: Severity) -> String {
    severity == .info ? "note" : severity.rawValue
  }

  /// A text as a message string: braces, which would begin a placeholder, are doubled (3.11.5), and
  /// what would end the text of a link is escaped (3.11.6).
  static func message(_ text: String) -> String {
    text.replacing("{", with: "{{").replacing("}", with: "}}").replacing("](", with: "\\](")
  }
}
