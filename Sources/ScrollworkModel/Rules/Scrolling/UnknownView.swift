extension ScrollingRules {
  public static let unknownView = Rule(
    "SW701", "unknown-view-in-script", .error,
    "A script names a view or constraint that isn't there.",
    page: RulePage(
      explanation: """
        Events name views as constraints do, by their paths: `save`, `cell.3.photo`. A view that
        the script itself inserted is known from then on, and one that it removed is known no
        longer. `set` also takes sets of views, such as `cell.*`, and constraints by the names
        that the scene gives them.
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
              - flick: {view: lst, velocity: [0, 1200]}
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
              - flick: {view: list, velocity: [0, 1200]}
              - wait: rest
        """,
      see: ["scripts.md"]))
}
