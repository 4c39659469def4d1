import ScrollworkModel

/// The documentation of rules, made from the catalogue.
enum RulePages {
  static let all = RuleCatalogue.all.map(path(of:))
  /// Those that are there: when goldens are being made, others are still to come.
  static let written = Repository.files(in: "docs/rules", suffix: ".md")

  static func path(of rule: Rule) -> String { "docs/rules/\(rule.code).md" }

  /// - Parameter run: What the tool says of the failing example.
  static func page(_ rule: Rule, run: RuleRun?) -> String {
    let page = rule.page
    var text = "# \(rule.code) \(rule.name)\n\n"
    text += "\(rule.summary) \(severity(of: rule))\n\n"
    text += "\(linked(page.explanation, except: rule))\n\n## Reported\n\n"
    text += block(page.failing)
    if let run {
      // The commands themselves stand in the block above when they are the example.
      let prompt = if case .scene = page.failing { "$ \(run.command)\n" } else { "" }
      text += "\n```text\n\(prompt)\(run.output)```\n"
    }
    text += "\n## Repaired\n\n" + block(page.repaired)
    let links = page.see.map { target in
      "[\(target.prefix { $0 != "#" }.replacing(".md", with: ""))](../\(target))"
    }
    text += "\nSee also: " + (links + ["[all rules](../diagnostics.md)"]).joined(separator: ", ")
    return text + ".\n"
  }

  /// The tables of docs/diagnostics.md.
  static func index(_ rules: [Rule]) -> String {
    var text = ""
    var title = ""
    for rule in rules {
      if self.title(of: rule) != title {
        title = self.title(of: rule)
        text += (text.isEmpty ? "" : "\n") + "## \(title)\n\n"
        text += "| code | name | severity | |\n|---|---|---|---|\n"
      }
      let link = "[\(rule.code)](rules/\(rule.code).md)"
      text += "| \(link) | \(rule.name) | \(rule.severity.rawValue) | \(rule.summary) |\n"
    }
    return text
  }

  /// By the first digit of the code.
  private static func title(of rule: Rule) -> String {
    switch rule.code.dropFirst(2).first {
    case "0": "Reading a scene"
    case "1": "Scroll views"
    case "2": "Contradictions"
    case "3": "What is left open"
    case "4": "Results that nobody would want"
    case "5": "Portability"
    case "7": "Scripts"
    case "8": "Console logs"
    default: "Others"
    }
  }

  private static func severity(of rule: Rule) -> String {
    switch rule.severity {
    case .error: "It is an error."
    case .warning: "It is a warning."
    case .info: "It is a remark (info)."
    }
  }

  /// Other rules' codes lead to their pages.
  private static func linked(_ text: String, except rule: Rule) -> String {
    text.replacing(#/SW\d{3}/#) { match in
      match.0 == rule.code ? String(match.0) : "[\(match.0)](\(match.0).md)"
    }
  }

  private static func block(_ example: RuleExample) -> String {
    switch example {
    case .scene(let text): "```yaml\n\(text)\n```\n"
    case .shell(let text): "```sh\n\(text)\n```\n"
    case .words(let text): text + "\n"
    }
  }
}
