extension LanguageRules {
  public static let noParent = Rule(
    "SW050", "no-parent", .error,
    "A constraint needs a parent or sibling that isn't there.",
    page: RulePage(
      explanation: """
        `super` of the root view, `|` of views in different parents, and the like: what the
        constraint counts from isn't there.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {constraints: [width == super.width]}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, frame: [0, 0, 10, 10], constraints: [width <= super.width]}]}
        """))
}
