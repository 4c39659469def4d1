extension ReadingRules {
  public static let depth = Rule(
    "SW071", "depth", .error,
    "Lists and mappings are nested deeper than the limit.",
    page: RulePage(
      explanation: """
        Nesting as deep as that comes from a program that went wrong, or from an attack.
        `--max-depth` raises the limit.
        """,
      options: "--max-depth 6",
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, frame: [0, 0, 9, 9], children: [{id: b, frame: [0, 0, 5, 5]}]}]}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, frame: [0, 0, 9, 9]}, {id: b, frame: [0, 0, 5, 5]}]}
        """,
      see: ["command-line.md#limits"]))
}
