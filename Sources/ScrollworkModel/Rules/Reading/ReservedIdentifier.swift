extension ReadingRules {
  public static let reservedIdentifier = Rule(
    "SW026", "reserved-identifier", .error,
    "An id is a word of the constraint language.",
    page: RulePage(
      explanation: """
        `root`, `super`, `self`, `previous`, `time`, `first` and `last` mean something in
        constraints; a view of that name couldn't be told from it.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: super, frame: [0, 0, 10, 10]}]}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: header, frame: [0, 0, 10, 10]}]}
        """))
}
