extension ReadingRules {
  public static let noScene = Rule(
    "SW015", "no-scene", .error,
    "The file holds no scene.",
    page: RulePage(
      explanation: """
        The file is empty, or only comments, or not a mapping.
        """,
      failing: """
        # A screen, to be written.
        """,
      repaired: """
        # A screen, to be written.
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {}
        """))
}
