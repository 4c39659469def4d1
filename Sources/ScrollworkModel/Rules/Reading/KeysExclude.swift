extension ReadingRules {
  public static let keysExclude = Rule(
    "SW035", "keys-exclude", .error,
    "Two keys can't be given together.",
    page: RulePage(
      explanation: """
        Both say the same thing in different ways, and could contradict each other: a viewport
        with a device and a width, a view with `frame` and `size`. Keep one.
        """,
      failing: """
        scrollwork: 1
        viewport: {device: iphone-14, width: 100}
        root: {}
        """,
      repaired: """
        scrollwork: 1
        viewport: {device: iphone-14}
        root: {}
        """))
}
