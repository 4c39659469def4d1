extension LinkingRules {
  public static let linkRange = Rule(
    "SW610", "link-range", .error,
    "A number of a link is out of its range.",
    page: RulePage(
      explanation: """
        A least height above the height itself, a half-life or a response that isn't positive, a negative
        scale, an opacity beyond 0 and 1: nothing on a screen can look like that.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 300, height: 500}
        root:
          children:
            - {id: list, type: scrollView, frame: [0, 0, 300, 500], contentSize: [300, 1500], children: [{id: card, frame: [0, 600, 300, 200]}]}
            - {id: bar, frame: [0, 0, 300, 80]}
        links:
          - {stretchy: card, in: list, height: 60, min: 200}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 300, height: 500}
        root:
          children:
            - {id: list, type: scrollView, frame: [0, 0, 300, 500], contentSize: [300, 1500], children: [{id: card, frame: [0, 600, 300, 200]}]}
            - {id: bar, frame: [0, 0, 300, 80]}
        links:
          - {stretchy: card, in: list, height: 200, min: 60}
        """,
      see: ["links.md"]))
}
