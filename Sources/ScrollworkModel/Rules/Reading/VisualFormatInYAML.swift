extension ReadingRules {
  public static let visualFormat = Rule(
    "SW011", "visual-format-in-yaml", .error,
    "YAML takes a visual format string for something else.",
    page: RulePage(
      explanation: """
        A visual format begins with `H:` or `V:`, with no space behind it. With a space, the `H`
        becomes a key; without `H:`, the `|` or `[` at the start is YAML's own.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, intrinsic: [10, 10]}]}
        constraints:
          - H: |[a]|
          - V:|[a]|
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, intrinsic: [10, 10]}]}
        constraints:
          - H:|[a]|
          - V:|[a]|
        """))
}
