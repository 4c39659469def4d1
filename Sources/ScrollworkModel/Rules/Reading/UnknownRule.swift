extension ReadingRules {
  public static let unknownRule = Rule(
    "SW057", "unknown-rule", .warning,
    "A code is of no rule.",
    page: RulePage(
      explanation: """
        An `allow` or a severity names a code that this version of the tool doesn't report, so it
        does nothing. It is misspelled, or it belongs to another version; `scrollwork rules` lists
        all codes.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        allow: [SW999]
        root: {}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {}
        """,
      see: ["diagnostics.md#turning-findings-off"]))
}
