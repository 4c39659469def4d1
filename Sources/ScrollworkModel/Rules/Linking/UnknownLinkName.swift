extension LinkingRules {
  public static let unknownLinkName = Rule(
    "SW601", "link-unknown-name", .error,
    "A link names a view, scroll view, property or number that doesn't exist.",
    page: RulePage(
      explanation: """
        Links name views by their paths, and numbers by a view and a property: `list.contentOffset.y`,
        `card.height`, `card in list`. The properties that can be driven and the numbers that can be read
        are on the page about links.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 300, height: 500}
        root:
          children:
            - {id: list, type: scrollView, frame: [0, 0, 300, 500], contentSize: [300, 1500], children: [{id: card, frame: [0, 600, 300, 200]}]}
            - {id: bar, frame: [0, 0, 300, 80]}
        links:
          - {drive: bar.alpha, by: lst.contentOffset.y, stops: {0: 1, 100: 0}}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 300, height: 500}
        root:
          children:
            - {id: list, type: scrollView, frame: [0, 0, 300, 500], contentSize: [300, 1500], children: [{id: card, frame: [0, 600, 300, 200]}]}
            - {id: bar, frame: [0, 0, 300, 80]}
        links:
          - {drive: bar.alpha, by: list.contentOffset.y, stops: {0: 1, 100: 0}}
        """,
      see: ["links.md"]))
}
