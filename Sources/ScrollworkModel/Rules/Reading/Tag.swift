extension ReadingRules {
  public static let tag = Rule(
    "SW009", "tag", .error,
    "A ! at the start of a value is a YAML tag.",
    page: RulePage(
      explanation: """
        `!` at the start of a value gives it a YAML type, which scenes have no use for. Put a
        text that begins so in quotes.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {}
        name: !important
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {}
        name: "!important"
        """))
}
