extension ReadingRules {
  public static let keyWithoutEffect = Rule(
    "SW036", "key-without-effect", .warning,
    "A key has no effect on a view of this type.",
    page: RulePage(
      explanation: """
        The key belongs to another type of view, so nothing comes of it: an `axis` on a view
        that is no stack view, a `frame` on the root. Often the view's `type` is missing.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, frame: [0, 0, 10, 10], axis: vertical}]}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, frame: [0, 0, 10, 10]}]}
        """))
}
