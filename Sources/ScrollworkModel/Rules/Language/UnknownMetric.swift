extension LanguageRules {
  public static let unknownMetric = Rule(
    "SW043", "unknown-metric", .error,
    "A lone name is no metric.",
    page: RulePage(
      explanation: """
        In an equation a word without a dot is a metric. For an attribute write the view before
        it: `b.width`.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        metrics: {gap: 8}
        root: {children: [{id: a, frame: [0, 0, 10, 10]}, {id: b, size: [10, 10]}]}
        constraints: [b.top == a.top, b.left == a.right + gpa]
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        metrics: {gap: 8}
        root: {children: [{id: a, frame: [0, 0, 10, 10]}, {id: b, size: [10, 10]}]}
        constraints: [b.top == a.top, b.left == a.right + gap]
        """))
}
