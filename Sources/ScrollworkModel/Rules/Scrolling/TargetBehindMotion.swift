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
      failing: .words(
        """
        A flick to the left whose delegate picks the page on the right.
        """),
      repaired: .words(
        """
        The page in the direction of the flick.
        """),
      see: ["scripts.md"]))
}
