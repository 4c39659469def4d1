extension LayoutRules {
  public static let ambiguousSize = Rule(
    "SW302", "ambiguous-size", .error,
    "The constraints leave a view's size open.",
    page: RulePage(
      explanation: """
        As SW301, for widths and heights.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a}]}
        constraints: [a.top == root.top, a.left == root.left, a.height == 10]
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a}]}
        constraints: [a.top == root.top, a.left == root.left, a.height == 10, a.width == 40]
        """))
}
