extension LanguageRules {
  public static let emptySet = Rule(
    "SW054", "empty-set", .warning,
    "A constraint is about a set without members.",
    page: RulePage(
      explanation: """
        `cell.*` of a view that is repeated 0 times, or of a view without children. The
        constraint does nothing then.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, frame: [0, 0, 10, 10]}]}
        constraints: [a.*.height == 44]
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, frame: [0, 0, 10, 10], children: [{id: c, frame: [0, 0, 5, 44]}]}]}
        constraints: [a.*.height == 44]
        """))
}
