extension ScrollingRules {
  public static let fingerNotDown = Rule(
    "SW702", "finger-not-down", .error,
    "A finger moves or is lifted that isn't down.",
    page: RulePage(
      explanation: """
        A finger goes down with `touch`, then it may `move`, and `lift` or `cancel` takes it
        away. `tap`, `drag`, `flick` and `pinch` put fingers down and lift them by themselves.
        Fingers have numbers; an event that gives none means finger 1.
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
              - drag: {view: list, from: [50%, 80%], to: [50%, 20%], over: 150ms}
              - lift
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
        """,
      see: ["scripts.md"]))
}
