extension ReadingRules {
  public static let number = Rule(
    "SW022", "number", .error,
    "A number can't be read or isn't finite.",
    page: RulePage(
      explanation: """
        Infinities, `nan`, and numbers with a unit that doesn't belong there.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, frame: [0, 0, 10, .inf]}]}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, frame: [0, 0, 10, 100]}]}
        """))
}
