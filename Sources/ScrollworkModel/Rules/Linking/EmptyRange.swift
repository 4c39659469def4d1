extension LinkingRules {
  public static let emptyRange = Rule(
    "SW615", "empty-range", .warning,
    "A link follows a scroll view that has nothing to scroll.",
    page: RulePage(
      explanation: """
        The content fits, so the progress stays 0 (or what `empty` says). That is often what is meant on a
        large screen; otherwise the content is too small.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 300, height: 500}
        root:
          children:
            - {id: list, type: scrollView, frame: [0, 0, 300, 500], contentSize: [300, 400], children: [{id: card, frame: [0, 200, 300, 200]}]}
            - {id: bar, frame: [0, 0, 300, 80]}
        links:
          - {drive: bar.alpha, by: list.progress.y, stops: {0%: 1, 100%: 0}}
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
