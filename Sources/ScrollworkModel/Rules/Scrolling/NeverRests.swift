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
      failing: .words(
        """
        A finger that goes down and is never lifted.
        """),
      repaired: .words(
        """
        The same with a lift.
        """),
      see: ["scripts.md"]))
}
