extension LinkingRules {
  public static let linkOrigin = Rule(
    "SW612", "link-origin", .warning,
    "A scroll view is moved by a link and by the finger.",
    page: RulePage(
      explanation: """
        A finger can drag the scroll view away from where the link puts it, and the other doesn't follow;
        at the other's next movement it jumps back. Write `both: true` if either may lead, or
        `scrollEnabled: false` if it is only to follow.
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
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 300, height: 500}
        root:
          children:
            - {id: a, type: scrollView, scrollEnabled: true, frame: [0, 0, 150, 500], contentSize: [150, 1500], children: [{frame: [0, 0, 150, 1500]}]}
            - {id: b, type: scrollView, scrollEnabled: false, frame: [150, 0, 150, 500], contentSize: [150, 900], children: [{frame: [0, 0, 150, 900]}]}
        links:
          - {link: [a, b], as: progress}
        """,
      see: ["links.md"]))
}
