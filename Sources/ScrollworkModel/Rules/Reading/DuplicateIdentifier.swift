extension ReadingRules {
  public static let duplicateIdentifier = Rule(
    "SW027", "duplicate-identifier", .error,
    "An id is given twice.",
    page: RulePage(
      explanation: """
        Constraints and expectations find views by their ids, so an id is unique in the scene;
        inside a repeat or a template, in each copy. The message has both places.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root:
          children:
            - {id: a, frame: [0, 0, 10, 10]}
            - {id: a, frame: [20, 0, 10, 10]}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root:
          children:
            - {id: a, frame: [0, 0, 10, 10]}
            - {id: b, frame: [20, 0, 10, 10]}
        """))
}
