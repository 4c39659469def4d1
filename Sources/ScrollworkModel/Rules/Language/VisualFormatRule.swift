extension LanguageRules {
  public static let visualFormat = Rule(
    "SW044", "visual-format", .error,
    "A visual format string can't be read.",
    page: RulePage(
      explanation: """
        The message says what was expected where: a bracket that isn't closed, a number without
        its connector.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, size: [10, 10]}, {id: b, frame: [30, 30, 10, 10]}]}
        constraints: [a.top == b.top, "H:|-[a"]
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, size: [10, 10]}, {id: b, frame: [30, 30, 10, 10]}]}
        constraints: [a.top == b.top, "H:|-[a]"]
        """,
      see: ["constraints.md#visual-format"]))
}
