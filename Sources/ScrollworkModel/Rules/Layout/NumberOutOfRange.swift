extension LayoutRules {
  public static let numberOutOfRange = Rule(
    "SW092", "number-out-of-range", .error,
    "A constraint's numbers are too large to compute with.",
    page: RulePage(
      explanation: """
        Beyond about 1e15 the numbers that are computed with no longer have steps of one point.
        Lengths are points, and a screen has a few thousand.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, size: [10, 10]}]}
        constraints: [a.left == root.left + 1e308, a.top == root.top]
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, size: [10, 10]}]}
        constraints: [a.left == root.left + 16, a.top == root.top]
        """))
}
