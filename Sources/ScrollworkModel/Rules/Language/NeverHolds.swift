extension LanguageRules {
  public static let neverHolds = Rule(
    "SW053", "never-holds", .error,
    "A constraint can't hold whatever the layout is.",
    page: RulePage(
      explanation: """
        The attributes cancel each other out, and what is left is false, such as 0 == 1.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, size: [10, 10]}, {id: b, frame: [30, 30, 10, 10]}]}
        constraints: [a.top == b.top, a.left == b.left, a.width == a.width + 1]
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, size: [10, 10]}, {id: b, frame: [30, 30, 10, 10]}]}
        constraints: [a.top == b.top, a.left == b.left, a.width == a.height]
        """))
}
