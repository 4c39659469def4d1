extension ScrollingRules {
  public static let outsideViewport = Rule(
    "SW705", "outside-viewport", .warning,
    "A finger is outside the viewport.",
    page: RulePage(
      explanation: """
        Points of `touch`, `move`, `pinch`, and of a `drag` without percentages, are of the
        viewport, from its top left. No finger gets beyond the screen's edge, so what is
        simulated there happens on no device. A `resize` before changes the viewport.
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
              - drag: {from: [200, 600], to: [200, -100], over: 150ms}
              - wait: rest
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
              - drag: {from: [200, 800], to: [200, 100], over: 150ms}
              - wait: rest
        """,
      see: ["scripts.md"]))
}
