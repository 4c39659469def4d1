public import ScrollworkModel

/// All rules with one line each.
public enum RuleList {
  public static func table(_ rules: [Rule], style: TextStyle) -> String {
    var table = TextTable([
      ("code", .left), ("name", .left), ("severity", .left), ("about", .left),
    ])
    for rule in rules {
      table.add([rule.code, rule.name, rule.severity.rawValue, rule.summary])
    }
    return table.text(style: style)
  }
}
