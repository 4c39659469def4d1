extension LanguageRules {
  public static let duplicateConstraintName = Rule(
    "SW046", "duplicate-constraint-name", .error,
    "Two constraints have the same name.",
    page: RulePage(
      explanation: """
        Messages and expectations call constraints by their names, so a name is given once.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, size: [10, 10]}, {id: b, frame: [30, 30, 10, 10]}]}
        constraints:
          - x: a.left == b.right
          - x: a.top == b.top
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, size: [10, 10]}, {id: b, frame: [30, 30, 10, 10]}]}
        constraints:
          - x: a.left == b.right
          - y: a.top == b.top
        """))
}
