extension ScrollingRules {
  public static let targetChangedWhilePaging = Rule(
    "SW713", "target-changed-while-paging", .warning,
    "A target is changed while the system pages, which ignores it.",
    page: RulePage(
      explanation: """
        `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` may change where
        scrolling stops, but with `pagingEnabled` UIKit goes to the page all the same. Switch
        paging off where the delegate decides.
        """,
      failing: .words(
        """
        `pagingEnabled: true` beside `paging: {method: targetOffset}`.
        """),
      repaired: .words(
        """
        The same without `pagingEnabled`.
        """),
      see: ["scripts.md"]))
}
