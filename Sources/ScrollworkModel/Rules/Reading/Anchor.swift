extension ReadingRules {
  public static let anchor = Rule(
    "SW008", "anchor", .error,
    "An & or * stands for a YAML anchor or alias that goes nowhere.",
    page: RulePage(
      explanation: """
        At the start of a value `&` names it for later use (an anchor), and `*` uses a value
        that was named so (an alias). Put a text that begins so in quotes.
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
