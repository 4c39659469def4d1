extension LanguageRules {
  public static let unknownAttribute = Rule(
    "SW042", "unknown-attribute", .error,
    "A constraint names an attribute that isn't one.",
    page: RulePage(
      explanation: """
        Attributes are `left`, `right`, `top`, `bottom`, `leading`, `trailing`, `width`,
        `height`, `centerX`, `centerY`, `firstBaseline` and `lastBaseline`, and composites such
        as `edges` and `size`. The nearest one is given.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, size: [10, 10]}, {id: b, frame: [30, 30, 10, 10]}]}
        constraints: [a.top == b.top, a.left == b.rigth]
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, size: [10, 10]}, {id: b, frame: [30, 30, 10, 10]}]}
        constraints: [a.top == b.top, a.left == b.right]
        """))
}
