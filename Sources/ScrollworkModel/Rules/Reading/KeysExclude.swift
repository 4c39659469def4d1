extension ReadingRules {
  public static let keysExclude = Rule(
    "SW035", "keys-exclude", .error,
    "Two keys can't be given together.",
    page: RulePage(
      explanation: """
        For example a viewport with both a device and a width.
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
