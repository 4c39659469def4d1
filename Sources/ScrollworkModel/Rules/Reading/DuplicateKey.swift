extension ReadingRules {
  public static let duplicateKey = Rule(
    "SW014", "duplicate-key", .error,
    "A key stands twice in one mapping.",
    page: RulePage(
      explanation: """
        YAML would silently keep the last one, and which one you meant isn't known. The message
        has both places.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {}
        name: One
        name: Two
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {}
        name: One
        """))
}
