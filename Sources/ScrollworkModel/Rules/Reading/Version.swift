extension ReadingRules {
  public static let version = Rule(
    "SW016", "version", .error,
    "The format version is missing or unknown.",
    page: RulePage(
      explanation: """
        The format may change one day, and a file says which version of it is meant. Write
        `scrollwork: 1` at the top.
        """,
      failing: """
        scrollwork: 7
        viewport: {width: 100, height: 100}
        root: {}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {}
        """))
}
