extension ReadingRules {
  public static let unknownWord = Rule(
    "SW024", "unknown-word", .error,
    "A word isn't one of those that its key takes.",
    page: RulePage(
      explanation: """
        The key takes one of a few words, most of them UIKit's. The message lists them, and the
        nearest one is named.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{type: stackView, axis: diagonal, frame: [0, 0, 10, 10]}]}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{type: stackView, axis: vertical, frame: [0, 0, 10, 10]}]}
        """))
}
