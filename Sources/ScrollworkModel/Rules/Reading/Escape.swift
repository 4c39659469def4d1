extension ReadingRules {
  public static let escape = Rule(
    "SW007", "escape", .error,
    "A backslash in double quotes begins no escape that YAML knows.",
    page: RulePage(
      explanation: #"""
        In double quotes `\` begins an escape. Write `\\`, or use single quotes.
        """#,
      failing: #"""
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {}
        name: "C:\path"
        """#,
      repaired: #"""
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {}
        name: 'C:\path'
        """#))
}
