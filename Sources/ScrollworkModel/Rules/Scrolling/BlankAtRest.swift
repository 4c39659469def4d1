extension ScrollingRules {
  public static let blankAtRest = Rule(
    "SW717", "blank-at-rest", .warning,
    "Rows stay without their images when scrolling has ended.",
    page: RulePage(
      explanation: """
        A policy that asks for images late has to ask for them at last: when a drag ends at rest
        there is no deceleration, and a target that is remembered too long keeps later rows from
        asking. Ask for all visible rows in `willBeginDragging`, `didEndDragging(false)`,
        `didEndDecelerating` and `didEndScrollingAnimation`.
        """,
      failing: .words(
        """
        A slow drag under the policy targetRect, and a programmatic scroll behind it.
        """),
      repaired: .words(
        """
        The policy naive.
        """),
      see: ["scripts.md"]))
}
