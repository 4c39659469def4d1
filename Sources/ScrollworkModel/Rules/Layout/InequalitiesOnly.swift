extension LayoutRules {
  public static let inequalitiesOnly = Rule(
    "SW305", "inequalities-only", .warning,
    "Only inequalities bound a position or size.",
    page: RulePage(
      explanation: """
        `>=` and `<=` say how far something may go, not where it is. Write `==` for one of them, or
        add an equation; an optional one gives way to the bounds.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 375, height: 100}
        root: {children: [{id: tip}]}
        constraints:
          - tip.top == root.top
          - tip.height == 60
          - tip.left == root.left
          - tip.width >= 300
          - tip.width <= root.width - 32
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 375, height: 100}
        root: {children: [{id: tip}]}
        constraints:
          - tip.top == root.top
          - tip.height == 60
          - tip.left == root.left
          - tip.width >= 300
          - tip.width == root.width - 32
        """))
}
