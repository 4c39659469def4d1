extension ReadingRules {
  public static let syntax = Rule(
    "SW003", "yaml-syntax", .error,
    "The text isn't YAML.",
    page: RulePage(
      explanation: """
        The lines don't make a tree: one is indented by less than the list that it belongs to,
        or text goes on behind a closing quote or bracket. The mistake often stands in the line
        before the one where reading stopped.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root:
          children:
            - {id: a}
           - {id: b}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root:
          children:
            - {id: a, frame: [0, 0, 10, 10]}
            - {id: b, frame: [0, 0, 10, 10]}
        """))
}
