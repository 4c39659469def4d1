extension LayoutRules {
  public static let ambiguousPosition = Rule(
    "SW301", "ambiguous-position", .error,
    "The constraints leave a view's position open.",
    page: RulePage(
      explanation: """
        The smallest and largest value are given, and what would settle it, at the distance that
        the scene uses most.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, frame: [0, 0, 10, 10]}, {id: b, size: [10, 10]}]}
        constraints: [b.left == root.left]
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, frame: [0, 0, 10, 10]}, {id: b, size: [10, 10]}]}
        constraints: [b.left == root.left, b.top == a.bottom + 8]
        """))
}
