extension ReadingRules {
  public static let nodes = Rule(
    "SW077", "nodes", .error,
    "The text holds more values and keys than the limit.",
    page: RulePage(
      explanation: """
        Values and keys are counted over the whole text. `--max-nodes` raises the limit.
        """,
      options: "--max-nodes 20",
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root:
          children:
            - {id: a, frame: [0, 0, 10, 10]}
            - {id: b, frame: [0, 0, 10, 10]}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: []}
        """,
      see: ["command-line.md#limits"]))
}
