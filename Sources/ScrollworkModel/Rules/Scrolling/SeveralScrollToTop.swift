extension ScrollingRules {
  public static let severalScrollToTop = Rule(
    "SW715", "several-scroll-to-top", .warning,
    "A tap on the status bar finds more than one scroll view that would answer.",
    page: RulePage(
      explanation: """
        With more than one scroll view on screen that has `scrollsToTop`, which is the default,
        UIKit scrolls none of them. Set `scrollsToTop: false` on all but one.
        """,
      failing: .words(
        """
        Two scroll views side by side.
        """),
      repaired: .words(
        """
        One of them with `scrollsToTop: false`.
        """),
      see: ["scripts.md"]))
}
