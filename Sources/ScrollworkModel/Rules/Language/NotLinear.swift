extension LanguageRules {
  public static let notLinear = Rule(
    "SW048", "not-linear", .error,
    "A constraint multiplies attributes with each other.",
    page: RulePage(
      explanation: """
        An attribute may be multiplied with a number only: Auto Layout solves linear equations.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, frame: [0, 0, 10, 10]}, {id: b}]}
        constraints: [b.top == a.top, b.left == a.left, b.height == 10, a.width * b.width == 100]
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, frame: [0, 0, 10, 10]}, {id: b}]}
        constraints: [b.top == a.top, b.left == a.left, b.height == 10, b.width == 10 * a.width]
        """))
}
