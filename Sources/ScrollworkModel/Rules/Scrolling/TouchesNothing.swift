extension ScrollingRules {
  public static let touchesNothing = Rule(
    "SW711", "touches-nothing", .warning,
    "A touch meets no view that takes it.",
    page: RulePage(
      explanation: """
        A touch goes to the view in front that contains its point. Hidden views, views with an
        `alpha` under 0.01 and those with `userInteractionEnabled: false` (the default of labels
        and image views) are passed over, with everything in them; a point outside a view never
        reaches its children, even where they are drawn. When nothing is left but the root,
        nothing scrolls and nothing is pressed.
        """,
      command: "simulate", options: "-q",
      failing: """
        scrollwork: 1
        viewport: {width: 390, height: 844}
        root:
          children:
            - id: list
              type: scrollView
              frame: [0, 100, 390, 644]
              contentSize: [390, 4000]
        scripts:
          swipe: {events: [drag: {from: [200, 800], to: [200, 760], over: 100ms}]}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 390, height: 844}
        root:
          children:
            - id: list
              type: scrollView
              frame: [0, 100, 390, 644]
              contentSize: [390, 4000]
        scripts:
          swipe: {events: [drag: {from: [200, 700], to: [200, 300], over: 100ms}]}
        """,
      see: ["scripts.md"]))
}
