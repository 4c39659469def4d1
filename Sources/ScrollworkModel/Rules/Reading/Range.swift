extension ReadingRules {
  public static let range = Rule(
    "SW023", "range", .error,
    "A number is outside the range that its key takes.",
    page: RulePage(
      explanation: """
        The message has the range.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {alpha: 2}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {alpha: 0.2}
        """))
}
