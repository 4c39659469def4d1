extension LinkingRules {
  public static let linkEase = Rule(
    "SW609", "link-ease", .error,
    "An ease can't be used.",
    page: RulePage(
      explanation: """
        Eases are names such as `ease-in-out`, `quad-out` and `hold`, `steps(4, jump-end)`,
        `linear(0, 0.3 20%, 1)`, or a curve `[x1, y1, x2, y2]` whose x are from 0 to 1. An ease stands on
        the stop that begins its segment.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 300, height: 500}
        root:
          children:
            - {id: list, type: scrollView, frame: [0, 0, 300, 500], contentSize: [300, 1500], children: [{id: card, frame: [0, 600, 300, 200]}]}
            - {id: bar, frame: [0, 0, 300, 80]}
        links:
          - {drive: bar.alpha, by: list.contentOffset.y, stops: {0: 1, 100: 0}, ease: [1.2, 0, 0.5, 1]}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 300, height: 500}
        root:
          children:
            - {id: list, type: scrollView, frame: [0, 0, 300, 500], contentSize: [300, 1500], children: [{id: card, frame: [0, 600, 300, 200]}]}
            - {id: bar, frame: [0, 0, 300, 80]}
        links:
          - {drive: bar.alpha, by: list.contentOffset.y, stops: {0: 1, 100: 0}, ease: [0.8, 0, 0.5, 1]}
        """,
      see: ["links.md"]))
}
