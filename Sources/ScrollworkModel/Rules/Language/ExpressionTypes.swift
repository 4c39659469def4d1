extension LanguageRules {
  public static let expressionTypes = Rule(
    "SW056", "expression-types", .error,
    "An expression mixes quantities that don't go together.",
    page: RulePage(
      explanation: """
        A check compares, as `a.width > 20` does. A length alone, or a length compared with a
        condition, is neither true nor false.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, frame: [0, 0, 10, 10]}]}
        expect: {check: [a.width]}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, frame: [0, 0, 10, 10]}]}
        expect: {check: [a.width > 5]}
        """,
      see: ["expectations.md#checks"]))
}
