extension ReadingRules {
  public static let unusedAnchor = Rule(
    "SW038", "unused-anchor", .warning,
    "A YAML anchor is never used.",
    page: RulePage(
      explanation: """
        An `&` names a value for later use, and no `*` uses it. Take it out, or put the whole
        value in quotes if it should have been text.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, frame: &box [0, 0, 10, 10]}]}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, frame: [0, 0, 10, 10]}]}
        """))
}
