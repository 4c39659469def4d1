extension LinkingRules {
  public static let unreachableStop = Rule(
    "SW618", "unreachable-stop", .warning,
    "A stop is never reached.",
    page: RulePage(
      explanation: """
        The scroll view ends before the stop's key, so its value is never seen whole. Use `progress`, which
        ends where the scroll view does, or a smaller key.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 300, height: 500}
        root:
          children:
            - {id: list, type: scrollView, frame: [0, 0, 300, 500], contentSize: [300, 1500], children: [{id: card, frame: [0, 600, 300, 200]}]}
            - {id: bar, frame: [0, 0, 300, 80]}
        links:
          - {drive: bar.alpha, by: list.contentOffset.y, stops: {0: 1, 1400: 0}}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 300, height: 500}
        root:
          children:
            - {id: list, type: scrollView, frame: [0, 0, 300, 500], contentSize: [300, 1500], children: [{id: card, frame: [0, 600, 300, 200]}]}
            - {id: bar, frame: [0, 0, 300, 80]}
        links:
          - {drive: bar.alpha, by: list.contentOffset.y, stops: {0: 1, 1000: 0}}
        """,
      see: ["links.md"]))
}
