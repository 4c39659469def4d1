extension LinkingRules {
  public static let notANumber = Rule(
    "SW613", "not-a-number", .error,
    "A link's value is no number: it divides by zero, or takes a root of something negative.",
    page: RulePage(
      explanation: """
        The value isn't a number, and nothing can be set to it. Divide by something that can't be 0, such as
        `max(list.range.y, 1pt)`; `progress` is 0 where there is nothing to scroll. Take
        the root of something that can't be below 0.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 300, height: 500}
        root:
          children:
            - {id: list, type: scrollView, frame: [0, 0, 300, 500], contentSize: [300, 1500], children: [{id: card, frame: [0, 600, 300, 200]}]}
            - {id: bar, frame: [0, 0, 300, 80]}
        links:
          - {drive: bar.translate.y, by: list.contentOffset.y / 0}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 300, height: 500}
        root:
          children:
            - {id: list, type: scrollView, frame: [0, 0, 300, 500], contentSize: [300, 1500], children: [{id: card, frame: [0, 600, 300, 200]}]}
            - {id: bar, frame: [0, 0, 300, 80]}
        links:
          - {drive: bar.translate.y, by: list.contentOffset.y / 2}
        """,
      see: ["links.md"]))
}
