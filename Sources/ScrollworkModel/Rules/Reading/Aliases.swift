extension ReadingRules {
  public static let aliases = Rule(
    "SW072", "aliases", .error,
    "Aliases stand for more nodes than the limit.",
    page: RulePage(
      explanation: """
        A few lines of aliases of aliases can stand for billions of nodes. `--max-alias-visits`
        raises the limit.
        """,
      options: "--max-alias-visits 9",
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root:
          children:
            - {id: a, frame: &box [0, 0, 10, 10]}
            - {id: b, frame: *box}
            - {id: c, frame: *box}
            - {id: d, frame: *box}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root:
          children:
            - {id: a, frame: &box [0, 0, 10, 10]}
            - {id: b, frame: *box}
            - {id: c, frame: [0, 0, 10, 10]}
        """,
      see: ["command-line.md#limits"]))
}
