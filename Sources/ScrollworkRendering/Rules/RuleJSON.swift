public import ScrollworkModel

/// `scrollwork.rules/1`: the rules, with or without their pages.
public enum RuleJSON {
  public static let format = "scrollwork.rules/1"

  public static func document(_ rules: [Rule], withPages: Bool) -> [UInt8] {
    var json = JSONWriter()
    json.object(.block) { json in
      json.field("format", format)
      json.key("rules")
      json.array(.block) { json in
        for rule in rules {
          json.object(withPages ? .block : .line) { json in
            json.field("code", rule.code)
            json.field("name", rule.name)
            json.field("severity", rule.severity.rawValue)
            json.field("summary", rule.summary)
            if withPages { write(rule.page, to: &json) }
          }
        }
      }
    }
    json.finishLine()
    return json.bytes
  }

  private static func write(_ page: RulePage, to json: inout JSONWriter) {
    json.field("explanation", page.explanation)
    json.field("options", page.options)
    json.key("failing")
    write(page.failing, to: &json)
    json.key("repaired")
    write(page.repaired, to: &json)
    json.field("see", page.see)
  }

  /// An object with one key that says what the text is.
  private static func write(_ example: RuleExample, to json: inout JSONWriter) {
    json.object { json in
      switch example {
      case .scene(let text): json.field("scene", text + "\n")
      case .shell(let text): json.field("shell", text + "\n")
      case .words(let text): json.field("words", text)
      }
    }
  }
}
