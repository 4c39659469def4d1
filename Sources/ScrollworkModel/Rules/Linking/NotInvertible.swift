extension LinkingRules {
  public static let notInvertible = Rule(
    "SW611", "not-invertible", .error,
    "A link in both directions has no way back.",
    page: RulePage(
      explanation: """
        When either scroll view may lead, each offset of one has to belong to one offset of the other: the
        values of its stops rise all the way, or fall.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 300, height: 500}
        root:
          children:
            - {id: a, type: scrollView, scrollEnabled: true, frame: [0, 0, 150, 500], contentSize: [150, 1500], children: [{frame: [0, 0, 150, 1500]}]}
            - {id: b, type: scrollView, scrollEnabled: true, frame: [150, 0, 150, 500], contentSize: [150, 900], children: [{frame: [0, 0, 150, 900]}]}
        links:
          - {link: [a, b], both: true, stops: {0: 0, 500: 200, 1000: 200}}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 300, height: 500}
        root:
          children:
            - {id: a, type: scrollView, scrollEnabled: true, frame: [0, 0, 150, 500], contentSize: [150, 1500], children: [{frame: [0, 0, 150, 1500]}]}
            - {id: b, type: scrollView, scrollEnabled: true, frame: [150, 0, 150, 500], contentSize: [150, 900], children: [{frame: [0, 0, 150, 900]}]}
        links:
          - {link: [a, b], both: true, stops: {0: 0, 500: 200, 1000: 400}}
        """,
      see: ["links.md"]))
}
