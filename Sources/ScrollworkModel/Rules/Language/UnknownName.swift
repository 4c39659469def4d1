extension LanguageRules {
  public static let unknownName = Rule(
    "SW041", "unknown-name", .error,
    "A constraint names a view or guide that isn't there.",
    page: RulePage(
      explanation: """
        The nearest name is given, or the names there are. A view inside a repeat or template is
        called by its path from outside: `cell.3.title`.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, size: [10, 10]}, {id: b, frame: [30, 30, 10, 10]}]}
        constraints: [a.top == b.top, a.left == c.right]
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, size: [10, 10]}, {id: b, frame: [30, 30, 10, 10]}]}
        constraints: [a.top == b.top, a.left == b.right]
        """))
}
