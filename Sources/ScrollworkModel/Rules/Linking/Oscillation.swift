extension LinkingRules {
  public static let oscillation = Rule(
    "SW614", "oscillation", .error,
    "A link and the layout don't settle.",
    page: RulePage(
      explanation: """
        Each solution of the layout changes the value, and each value the layout. Read something that
        doesn't move with it.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 300, height: 500}
        root:
          children:
            - {id: list, type: scrollView, frame: [0, 0, 300, 500], contentSize: [300, 1500], children: [{id: card, frame: [0, 600, 300, 200]}]}
            - {id: bar, frame: [0, 0, 300, 80]}
        links:
          - {drive: card.height, by: "if(card.height > 150pt, 100pt, 200pt)", settle: 4}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 300, height: 500}
        root:
          children:
            - {id: list, type: scrollView, frame: [0, 0, 300, 500], contentSize: [300, 1500], children: [{id: card, frame: [0, 600, 300, 200]}]}
            - {id: bar, frame: [0, 0, 300, 80]}
        links:
          - {drive: card.height, by: "if(list.contentOffset.y > 150pt, 100pt, 200pt)"}
        """,
      see: ["links.md"]))
}
