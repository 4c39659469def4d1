extension ReadingRules {
  public static let copies = Rule(
    "SW074", "copies", .error,
    "The copies that a scene makes are larger than the limit.",
    page: RulePage(
      explanation: """
        `repeat` inside `repeat` multiplies. `--max-copied-nodes`, `--max-copied-constraints`
        and `--max-copied-text` raise the limit.
        """,
      options: "--max-copied-constraints 5",
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root:
          children:
            - {id: a, repeat: 3, frame: [0, 0, 1, 1], constraints: [width >= 0, height >= 0]}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root:
          children:
            - {id: a, repeat: 2, frame: [0, 0, 1, 1], constraints: [width >= 0, height >= 0]}
        """,
      see: ["command-line.md#limits"]))
}
