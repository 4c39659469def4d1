extension LanguageRules {
  public static let saysNothing = Rule(
    "SW052", "says-nothing", .warning,
    "A constraint holds whatever the layout is.",
    page: RulePage(
      explanation: """
        Both sides are the same, so it is always true and changes nothing. Often one of the
        names should be another.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, frame: [0, 0, 10, 10]}]}
        constraints: [a.width == a.width]
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, frame: [0, 0, 10, 10]}]}
        constraints: [a.width == a.height]
        """))
}
