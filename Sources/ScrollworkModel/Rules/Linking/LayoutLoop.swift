extension LinkingRules {
  public static let layoutLoop = Rule(
    "SW604", "layout-loop", .error,
    "A link changes the layout that it reads.",
    page: RulePage(
      explanation: """
        The link writes a size or place from which the number that it follows is worked out. Read
        something that doesn't move with it, such as the view round it, or drive `translate` and `scale`,
        which leave the layout alone. Where the circle is meant and settles, say how often the layout may
        be solved again: `settle: 4`.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 300, height: 500}
        root:
          children:
            - {id: list, type: scrollView, frame: [0, 0, 300, 500], contentSize: [300, 1500], children: [{id: card, frame: [0, 600, 300, 200]}]}
            - {id: bar, frame: [0, 0, 300, 80]}
        links:
          - {drive: card.height, by: card.bottom - list.contentOffset.y}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 300, height: 500}
        root:
          children:
            - {id: list, type: scrollView, frame: [0, 0, 300, 500], contentSize: [300, 1500], children: [{id: card, frame: [0, 600, 300, 200]}]}
            - {id: bar, frame: [0, 0, 300, 80]}
        links:
          - {drive: card.scale, by: (card.bottom - list.contentOffset.y) / 1000pt}
        """,
      see: ["links.md"]))
}
