extension LanguageRules {
  public static let incomparable = Rule(
    "SW047", "incomparable", .error,
    "A constraint compares what can't be compared.",
    page: RulePage(
      explanation: """
        Horizontal with vertical positions, a composite with a single attribute, `<=` between
        edges: there is no number that both sides have in common.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, size: [10, 10]}, {id: b, frame: [30, 30, 10, 10]}]}
        constraints: [a.top == b.top, a.left == b.top]
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, size: [10, 10]}, {id: b, frame: [30, 30, 10, 10]}]}
        constraints: [a.top == b.top, a.left == b.left]
        """))
}
