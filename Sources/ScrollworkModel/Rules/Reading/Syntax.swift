extension ReadingRules {
  public static let syntax = Rule(
    "SW003", "yaml-syntax", .error,
    "The text isn't YAML.",
    page: RulePage(
      explanation: """
        YAML can't be made of it, for example because a line is indented by less than its list,
        or because text goes on behind a closing quote.
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
