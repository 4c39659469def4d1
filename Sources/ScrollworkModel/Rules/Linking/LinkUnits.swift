extension LinkingRules {
  public static let linkUnits = Rule(
    "SW606", "link-units", .error,
    "A link mixes units that don't go together.",
    page: RulePage(
      explanation: """
        Points, pages, shares, degrees and colours are different things. A property takes its own kind;
        stops turn one kind into another, and their keys are of the source's kind.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 300, height: 500}
        root:
          children:
            - {id: list, type: scrollView, frame: [0, 0, 300, 500], contentSize: [300, 1500], children: [{id: card, frame: [0, 600, 300, 200]}]}
            - {id: bar, frame: [0, 0, 300, 80]}
        links:
          - {drive: bar.alpha, by: list.contentOffset.y, stops: {0%: 1, 100%: 0}}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 300, height: 500}
        root:
          children:
            - {id: list, type: scrollView, frame: [0, 0, 300, 500], contentSize: [300, 1500], children: [{id: card, frame: [0, 600, 300, 200]}]}
            - {id: bar, frame: [0, 0, 300, 80]}
        links:
          - {drive: bar.alpha, by: list.progress.y, stops: {0%: 1, 100%: 0}}
        """,
      see: ["links.md"]))
}
