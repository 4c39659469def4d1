extension LinkingRules {
  public static let stopValues = Rule(
    "SW608", "stop-values", .error,
    "Stops are missing, or their values are of different kinds.",
    page: RulePage(
      explanation: """
        A table has at least one stop, and its values are all numbers, all colours, or all true or false.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 300, height: 500}
        root:
          children:
            - {id: list, type: scrollView, frame: [0, 0, 300, 500], contentSize: [300, 1500], children: [{id: card, frame: [0, 600, 300, 200]}]}
            - {id: bar, frame: [0, 0, 300, 80]}
        links:
          - {drive: bar.backgroundColor, by: list.contentOffset.y, stops: {0: "#ffffff", 100: 20}}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 300, height: 500}
        root:
          children:
            - {id: list, type: scrollView, frame: [0, 0, 300, 500], contentSize: [300, 1500], children: [{id: card, frame: [0, 600, 300, 200]}]}
            - {id: bar, frame: [0, 0, 300, 80]}
        links:
          - {drive: bar.backgroundColor, by: list.contentOffset.y, stops: {0: "#ffffff", 100: "#141414"}}
        """,
      see: ["links.md"]))
}
