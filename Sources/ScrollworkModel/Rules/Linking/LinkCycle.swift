extension LinkingRules {
  public static let linkCycle = Rule(
    "SW603", "link-cycle", .error,
    "Links drive each other in a circle.",
    page: RulePage(
      explanation: """
        Each link of the circle waits for the one before. Two scroll views that move each other are one
        link with `both: true`: whichever is moved leads, and the other follows.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 300, height: 500}
        root:
          children:
            - {id: a, type: scrollView, scrollEnabled: true, frame: [0, 0, 150, 500], contentSize: [150, 1500], children: [{frame: [0, 0, 150, 1500]}]}
            - {id: b, type: scrollView, scrollEnabled: true, frame: [150, 0, 150, 500], contentSize: [150, 900], children: [{frame: [0, 0, 150, 900]}]}
        links:
          - {link: [a, b], as: progress}
          - {link: [b, a], as: progress}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 300, height: 500}
        root:
          children:
            - {id: a, type: scrollView, scrollEnabled: true, frame: [0, 0, 150, 500], contentSize: [150, 1500], children: [{frame: [0, 0, 150, 1500]}]}
            - {id: b, type: scrollView, scrollEnabled: true, frame: [150, 0, 150, 500], contentSize: [150, 900], children: [{frame: [0, 0, 150, 900]}]}
        links:
          - {link: [a, b], as: progress, both: true}
        """,
      see: ["links.md"]))
}
