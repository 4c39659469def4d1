extension ReadingRules {
  public static let arithmetic = Rule(
    "SW028", "arithmetic", .error,
    "Arithmetic on numbers and metrics can't be worked out.",
    page: RulePage(
      explanation: """
        A metric is not known, or used before it is written, or the sum divides by zero.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        metrics: {gap: 8 / 0}
        root: {}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        metrics: {gap: 8 / 2}
        root: {}
        """))
}
