extension LanguageRules {
  public static let equation = Rule(
    "SW040", "equation", .error,
    "A constraint's text can't be read.",
    page: RulePage(
      explanation: """
        The message says what was expected where. Common ones: `=` instead of `==`, a missing
        operator, `px` behind a number.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, size: [10, 10]}, {id: b, frame: [30, 30, 10, 10]}]}
        constraints: [a.top == b.top, a.left = b.right]
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, size: [10, 10]}, {id: b, frame: [30, 30, 10, 10]}]}
        constraints: [a.top == b.top, a.left == b.right]
        """,
      see: ["constraints.md"]))
}
