extension ReadingRules {
  public static let missingSpace = Rule(
    "SW012", "missing-space", .error,
    "A colon without a space behind it ends no key.",
    page: RulePage(
      explanation: """
        `{width:390}` is one word for YAML. Put a space behind the colon.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id:a, frame: [0, 0, 10, 10]}]}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, frame: [0, 0, 10, 10]}]}
        """))
}
