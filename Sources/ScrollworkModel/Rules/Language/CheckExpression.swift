extension LanguageRules {
  public static let checkExpression = Rule(
    "SW055", "expression", .error,
    "An expression can't be read.",
    page: RulePage(
      explanation: """
        The message says what was expected where. Expressions are the checks of `expect`.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, frame: [0, 0, 10, 10]}]}
        expect: {check: [a.width ==]}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, frame: [0, 0, 10, 10]}]}
        expect: {check: [a.width == 10]}
        """,
      see: ["expectations.md#checks"]))
}
