extension LanguageRules {
  public static let priority = Rule(
    "SW051", "priority", .error,
    "A priority is outside 1 to 1000.",
    page: RulePage(
      explanation: """
        1 is the weakest, 1000 is required. Words may stand for numbers: `required` (1000),
        `high` (750), `low` (250), with `+` or `-` and a number behind.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, size: [10, 10]}, {id: b, frame: [30, 30, 10, 10]}]}
        constraints: [a.top == b.top, a.left == b.right @ 2000]
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, size: [10, 10]}, {id: b, frame: [30, 30, 10, 10]}]}
        constraints: [a.top == b.top, a.left == b.right @ 1000]
        """,
      see: ["constraints.md#priorities"]))
}
