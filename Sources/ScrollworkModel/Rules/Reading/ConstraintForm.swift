extension ReadingRules {
  public static let constraintForm = Rule(
    "SW037", "constraint-form", .error,
    "An entry of a constraint list is none of its forms.",
    page: RulePage(
      explanation: """
        An entry of `constraints` is a text, `name: text`, or a mapping of one of the forms for
        options or for generated files.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, size: [10, 10]}, {id: b, frame: [30, 30, 10, 10]}]}
        constraints: [a.top == b.top, 12]
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, size: [10, 10]}, {id: b, frame: [30, 30, 10, 10]}]}
        constraints: [a.top == b.top, a.left == b.right + 12]
        """,
      see: ["constraints.md#options"]))
}
