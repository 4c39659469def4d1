public import ScrollworkModel

/// A rule's page for people: what it is about, what to do, and both scenes. Where there are colours,
/// the lines that differ stand out.
public enum RuleText {
  public static func page(_ rule: Rule, style: TextStyle) -> String {
    let page = rule.page
    let severity = style(rule.severity.rawValue, TextStyle.role(of: rule.severity))
    var text = style("\(rule.code) \(rule.name)", .emphasis) + " (\(severity))\n"
    text += "\(rule.summary)\n\n\(page.explanation)\n\n"
    let options = page.options.isEmpty ? "" : " with \(page.options)"
    text += style("Reported\(options):", .emphasis) + "\n\n"
    let failing = lines(of: page.failing)
    let repaired = lines(of: page.repaired)
    text += indented(failing, apart: repaired, style, .error)
    text += "\n" + style("Repaired:", .emphasis) + "\n\n"
    text += indented(repaired, apart: failing, style, .success)
    if !page.see.isEmpty {
      text += "\nSee " + page.see.map { "docs/\($0)" }.joined(separator: ", ") + ".\n"
    }
    return text
  }

  private static func lines(of example: RuleExample) -> [Substring] {
    switch example {
    case .scene(let text), .shell(let text), .words(let text):
      text.split(separator: "\n", omittingEmptySubsequences: false)
    }
  }

  /// The lines, with those that aren't among `others` in a colour.
  private static func indented(
    _ lines: [Substring], apart others: [Substring], _ style: TextStyle, _ role: TextStyle.Role
  ) -> String {
    let common = Set(others)
    return lines.map { line in
      guard !line.isEmpty else { return "\n" }
      return "  " + (common.contains(line) ? String(line) : style(String(line), role)) + "\n"
    }.joined()
  }
}
