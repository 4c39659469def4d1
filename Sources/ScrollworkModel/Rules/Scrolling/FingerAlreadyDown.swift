extension ScrollingRules {
  public static let fingerAlreadyDown = Rule(
    "SW703", "finger-already-down", .error,
    "A finger goes down that is down already.",
    page: RulePage(
      explanation: """
        One finger touches one place. For a second touch at the same time give it another
        number: `touch: {at: [100, 200], finger: 2}`. `tap`, `drag` and `flick` use finger 1, a
        `drag` the finger that it names, and `pinch` fingers 1 and 2.
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
              - hold: 50ms
              - touch: {at: [250, 600]}
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
              - hold: 50ms
              - touch: {at: [250, 600], finger: 2}
              - lift
              - lift: {finger: 2}
        """,
      see: ["scripts.md"]))
}
