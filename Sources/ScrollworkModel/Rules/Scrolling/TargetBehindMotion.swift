extension ScrollingRules {
  public static let targetBehindMotion = Rule(
    "SW714", "target-behind-motion", .warning,
    "A changed target lies behind the motion, or too near for the speed.",
    page: RulePage(
      explanation: """
        When the delegate's target lies against the direction of the release, or so near or so
        far that the usual deceleration can't end there, UIKit turns round, jumps, or slides the
        last stretch at an even speed. Choose the page in the direction of the velocity.
        """,
      command: "simulate", options: "-q",
      failing: """
        scrollwork: 1
        viewport: {width: 390, height: 844}
        root:
          children:
            - id: pager
              type: scrollView
              frame: [0, 0, 390, 844]
              contentSize: [3900, 844]
              paging: {method: targetOffset, boundaries: [0, 2000]}
        scripts:
          next: {events: [flick: {view: pager, velocity: [600, 0]}]}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 390, height: 844}
        root:
          children:
            - id: pager
              type: scrollView
              frame: [0, 0, 390, 844]
              contentSize: [3900, 844]
              paging: {method: targetOffset, boundaries: [0, 400, 2000]}
        scripts:
          next: {events: [flick: {view: pager, velocity: [600, 0]}]}
        """,
      see: ["scripts.md"]))
}
