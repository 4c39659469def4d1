extension ReadingRules {
  public static let missingKey = Rule(
    "SW020", "missing-key", .error,
    "A required key is missing.",
    page: RulePage(
      explanation: """
        Without the key the mapping says too little. The message names it, with what it takes.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {}
        """))
}
