extension ReadingRules {
  public static let anchor = Rule(
    "SW008", "anchor", .error,
    "An & or * stands for a YAML anchor or alias that goes nowhere.",
    page: RulePage(
      explanation: """
        `*` and `&` at the start of a value mean something to YAML. Put the text in quotes.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {}
        name: *note
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {}
        name: "*note"
        """))
}
