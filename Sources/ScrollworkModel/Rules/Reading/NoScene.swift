extension ReadingRules {
  public static let noScene = Rule(
    "SW015", "no-scene", .error,
    "The file holds no scene.",
    page: RulePage(
      explanation: """
        The file is empty, or holds only comments, a list or a word. A scene is a mapping that
        begins with `scrollwork: 1`.
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
