extension LinkingRules {
  public static let twoWriters = Rule(
    "SW605", "two-writers", .error,
    "Two links write one property.",
    page: RulePage(
      explanation: """
        Only one value can be there. Give one of the links `add: true`, so that it adds to the other, or
        both a `when` that excludes the other's.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 300, height: 500}
        root:
          children:
            - {id: list, type: scrollView, frame: [0, 0, 300, 500], contentSize: [300, 1500], children: [{id: card, frame: [0, 600, 300, 200]}]}
            - {id: bar, frame: [0, 0, 300, 80]}
        links:
          - {drive: bar.alpha, by: list.contentOffset.y, stops: {0: 1, 100: 0}}
          - {drive: bar.alpha, by: list.contentOffset.y, stops: {800: 0, 900: 1}}
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
          - {drive: bar.alpha, by: list.contentOffset.y, stops: {800: 0, 900: 1}, add: true}
        """,
      see: ["links.md"]))
}
