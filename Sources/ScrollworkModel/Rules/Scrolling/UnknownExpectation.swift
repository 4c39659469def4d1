extension ScrollingRules {
  public static let unknownExpectation = Rule(
    "SW707", "unknown-expectation", .error,
    "An expectation is about a script, view or event that there isn't.",
    page: RulePage(
      explanation: """
        `expect.scripts` names scripts of the scene, views by their paths, and events by UIKit's
        names without `scrollView` in front: `willBeginDragging`, `didEndDragging(true)`,
        `touchesBegan`, with the view where several could be meant: `list.didScroll`. `after`
        counts the script's events from 1.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 390, height: 844}
        root:
          children:
            - id: list
              type: scrollView
              frame: [0, 0, 390, 844]
              contentSize: [390, 4000]
        scripts:
          swipe:
            events:
              - flick: {view: list, velocity: [0, 1200]}
        expect:
          scripts:
            swipe:
              events: [willBeginDraging, didEndDecelerating]
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 390, height: 844}
        root:
          children:
            - id: list
              type: scrollView
              frame: [0, 0, 390, 844]
              contentSize: [390, 4000]
        scripts:
          swipe:
            events:
              - flick: {view: list, velocity: [0, 1200]}
        expect:
          scripts:
            swipe:
              events: [willBeginDragging, didEndDecelerating]
        """,
      see: ["expectations.md", "scripts.md"]))
}
