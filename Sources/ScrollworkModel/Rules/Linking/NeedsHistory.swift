extension LinkingRules {
  public static let needsHistory = Rule(
    "SW616", "needs-history", .info,
    "A link depends on what was before.",
    page: RulePage(
      explanation: """
        Smoothing, springs, velocities and directions can't be worked out from one offset: a sweep shows
        them at rest, and stylesheets can't have them.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 300, height: 500}
        root:
          children:
            - {id: list, type: scrollView, frame: [0, 0, 300, 500], contentSize: [300, 1500], children: [{id: card, frame: [0, 600, 300, 200]}]}
            - {id: bar, frame: [0, 0, 300, 80]}
        links:
          - {drive: bar.alpha, by: list.contentOffset.y, stops: {0: 1, 100: 0}, smooth: 0.1s}
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
