extension ReadingRules {
  public static let wrongKind = Rule(
    "SW021", "wrong-kind", .error,
    "A value is of another kind than its key takes.",
    page: RulePage(
      explanation: """
        For example a text where a list belongs. The message says what the key takes.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: none}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: []}
        """))
}
