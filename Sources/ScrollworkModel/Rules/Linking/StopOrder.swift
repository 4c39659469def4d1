extension LinkingRules {
  public static let stopOrder = Rule(
    "SW607", "stop-order", .error,
    "The keys of stops neither rise nor fall.",
    page: RulePage(
      explanation: """
        Stops are written in the order of their keys, rising or falling. Two stops may have the same key:
        there the value jumps.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 300, height: 500}
        root:
          children:
            - {id: list, type: scrollView, frame: [0, 0, 300, 500], contentSize: [300, 1500], children: [{id: card, frame: [0, 600, 300, 200]}]}
            - {id: bar, frame: [0, 0, 300, 80]}
        links:
          - {drive: bar.alpha, by: list.contentOffset.y, stops: {0: 1, 200: 0, 100: 0.5}}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 300, height: 500}
        root:
          children:
            - {id: list, type: scrollView, frame: [0, 0, 300, 500], contentSize: [300, 1500], children: [{id: card, frame: [0, 600, 300, 200]}]}
            - {id: bar, frame: [0, 0, 300, 80]}
        links:
          - {drive: bar.alpha, by: list.contentOffset.y, stops: {0: 1, 100: 0.5, 200: 0}}
        """,
      see: ["links.md"]))
}
