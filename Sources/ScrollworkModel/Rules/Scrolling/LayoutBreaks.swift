extension ScrollingRules {
  public static let layoutBreaks = Rule(
    "SW718", "layout-breaks", .warning,
    "The layout has a contradiction after an event of a script.",
    page: RulePage(
      explanation: """
        A rotation, the keyboard, a new constant or a new view can contradict constraints that
        held before. The layout recovers as UIKit does, by dropping a constraint, and the script
        goes on with that. Solve the scene as it is then, with `--viewport` or the new value, to
        see the contradiction itself.
        """,
      command: "simulate", options: "-q",
      failing: """
        scrollwork: 1
        viewport: {width: 390, height: 844}
        root:
          children: [{id: card}]
        constraints:
          - card.top == root.top
          - card.height == 100
          - card.leading == root.leading + 20
          - card.trailing == root.trailing - 20
          - most: card.width <= 400
        scripts:
          narrow: {events: [set: {constraint: most, constant: 300}]}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 390, height: 844}
        root:
          children: [{id: card}]
        constraints:
          - card.top == root.top
          - card.height == 100
          - card.leading == root.leading + 20
          - card.trailing == root.trailing - 20
          - most: card.width <= 400
        scripts:
          narrow: {events: [set: {constraint: most, constant: 350}]}
        """,
      see: ["scripts.md"]))
}
