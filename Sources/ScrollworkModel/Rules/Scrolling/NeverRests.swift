extension ScrollingRules {
  public static let neverRests = Rule(
    "SW712", "never-rests", .warning,
    "A script doesn't come to rest within its time limit.",
    page: RulePage(
      explanation: """
        After its last event a script runs on until nothing moves. It is stopped when that takes
        longer than `physics: {timeLimit: 60s}`. A finger that is never lifted, a deceleration
        rate near 1, or code that scrolls again whenever scrolling ends keeps it going.
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
              decelerationRate: 0.9999
              bounces: false
        physics: {timeLimit: 5s}
        scripts:
          swipe: {events: [flick: {view: list, velocity: [0, 300]}]}
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
              bounces: false
        physics: {timeLimit: 5s}
        scripts:
          swipe: {events: [flick: {view: list, velocity: [0, 300]}]}
        """,
      see: ["scripts.md"]))
}
