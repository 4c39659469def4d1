extension ScrollingRules {
  public static let fingerStaysDown = Rule(
    "SW704", "finger-stays-down", .warning,
    "A finger is still down where everything is expected to come to rest.",
    page: RulePage(
      explanation: """
        Nothing is at rest while a finger touches the screen. `wait: rest` with a finger down,
        or a script that ends without lifting it, goes on until the time limit.
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
              - touch: {at: [200, 600]}
              - move: {to: [200, 200], over: 150ms}
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
              - touch: {at: [200, 600]}
              - move: {to: [200, 200], over: 150ms}
              - lift
              - wait: rest
        """,
      see: ["scripts.md"]))
}
