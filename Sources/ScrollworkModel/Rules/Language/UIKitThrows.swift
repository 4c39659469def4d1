extension LanguageRules {
  public static let uikitThrows = Rule(
    "SW506", "uikit-throws", .warning,
    "A constraint that NSLayoutConstraint throws on.",
    page: RulePage(
      explanation: """
        Three comparisons raise an exception when `NSLayoutConstraint` is made: a position without a
        second item (or with the multiplier 0), a size with a position, and leading or trailing with
        left or right. They are solved here, a lone position as counted from its parent's edge, but
        an app can't be built of them.

        In a scene with `dialect: linear` nothing is said.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, size: [10, 10]}]}
        constraints: [a.top == 8, a.leading == root.left + 8]
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, size: [10, 10]}]}
        constraints: [a.top == root.top + 8, a.leading == root.leading + 8]
        """,
      see: ["constraints.md#what-uikit-would-refuse"]))
}
