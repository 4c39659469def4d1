extension ReadingRules {
  public static let unknownKey = Rule(
    "SW019", "unknown-key", .error,
    "A key isn't known here.",
    page: RulePage(
      explanation: """
        Keys are written as the documentation has them, capitals included, and each belongs to
        one kind of mapping: one that stands a level too far in or out isn't known there. The
        nearest known key is named.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {childern: []}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: []}
        """))
}
