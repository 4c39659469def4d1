extension ReadingRules {
  public static let identifier = Rule(
    "SW025", "identifier", .error,
    "An id has characters that ids can't have.",
    page: RulePage(
      explanation: """
        Ids and names are letters, digits, `_` and `-`, and don't begin with a digit or `-`, so
        that equations can be read without quotes.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: my view, frame: [0, 0, 10, 10]}]}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: my-view, frame: [0, 0, 10, 10]}]}
        """))
}
