extension ReadingRules {
  public static let repetition = Rule(
    "SW030", "repeat", .error,
    "A repeat can't be carried out.",
    page: RulePage(
      explanation: """
        `repeat` takes a whole number from 0 up, or a list with a value for each copy.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, repeat: -1, frame: [0, 0, 10, 10]}]}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, repeat: 2, frame: [0, 0, 10, 10]}]}
        """,
      see: ["scene-format.md#repeat-templates-scopes"]))
}
