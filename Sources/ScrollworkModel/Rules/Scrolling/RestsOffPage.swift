extension ScrollingRules {
  public static let restsOffPage = Rule(
    "SW716", "rests-off-page", .warning,
    "A scroll view that pages comes to rest between two pages.",
    page: RulePage(
      explanation: """
        A programmatic offset, a change of size, or a drag that is interrupted can leave a
        paging scroll view off its boundaries, where it stays: nothing moves it again before the
        next touch. `keep: page` holds the page through changes of size.
        """,
      failing: .words(
        """
        `setContentOffset` to half a page.
        """),
      repaired: .words(
        """
        `setContentOffset` to a page's offset.
        """),
      see: ["scripts.md"]))
}
