extension LinkingRules {
  public static let selfDriven = Rule(
    "SW602", "self-driven", .error,
    "A link reads the property that it writes.",
    page: RulePage(
      explanation: """
        A value that follows from itself has no beginning. Read another number, or a stationary one: the
        frame of a view that the link doesn't move.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 300, height: 500}
        root:
          children:
            - {id: list, type: scrollView, frame: [0, 0, 300, 500], contentSize: [300, 1500], children: [{id: card, frame: [0, 600, 300, 200]}]}
            - {id: bar, frame: [0, 0, 300, 80]}
        links:
          - {drive: list.contentOffset.y, by: list.contentOffset.y * 2}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 300, height: 500}
        root:
          children:
            - {id: list, type: scrollView, frame: [0, 0, 300, 500], contentSize: [300, 1500], children: [{id: card, frame: [0, 600, 300, 200]}]}
            - {id: bar, frame: [0, 0, 300, 80]}
        links:
          - {drive: bar.translate.y, by: list.contentOffset.y * 2}
        """,
      see: ["links.md"]))
}
