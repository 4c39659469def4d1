extension ReadingRules {
  public static let range = Rule(
    "SW023", "range", .error,
    "A number is outside the range that its key takes.",
    page: RulePage(
      explanation: """
        The number can be read, but makes no sense there, as a negative width or an opacity
        above 1. The message has the range.
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
