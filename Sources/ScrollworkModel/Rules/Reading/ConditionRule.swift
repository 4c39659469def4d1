extension ReadingRules {
  public static let condition = Rule(
    "SW034", "condition", .error,
    "A when condition can't be read.",
    page: RulePage(
      explanation: """
        A condition is made of words such as `landscape`, `compact width` and `rtl`, joined by
        `and`, `or` and `not`.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, when: sideways, frame: [0, 0, 10, 10]}]}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, when: landscape, frame: [0, 0, 10, 10]}]}
        """,
      see: ["scene-format.md#conditions"]))
}
