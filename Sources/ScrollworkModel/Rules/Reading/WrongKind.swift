extension ReadingRules {
  public static let wrongKind = Rule(
    "SW021", "wrong-kind", .error,
    "A value is of another kind than its key takes.",
    page: RulePage(
      explanation: """
        A text stands where a list belongs, a list where a number belongs, and so on. The
        message says what the key takes. `yes`, `no`, `on` and `off` are texts in YAML 1.2:
        write `true` or `false`.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: none}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: []}
        """))
}
