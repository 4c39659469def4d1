extension LanguageRules {
  public static let severalItems = Rule(
    "SW507", "several-items", .warning,
    "A constraint has more items than NSLayoutConstraint can hold.",
    page: RulePage(
      explanation: """
        `NSLayoutConstraint` has one item on each side, with a multiplier and a constant. The solver
        takes any number. To say the same in an app, tie the views one after the other, or to a layout
        guide that is as large as their sum.

        In a scene with `dialect: linear` nothing is said.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a}, {id: b}]}
        constraints:
          - a.verticalEdges == root.verticalEdges
          - b.verticalEdges == root.verticalEdges
          - a.leading == root.leading
          - b.leading == a.trailing
          - b.width == a.width
          - a.width + b.width == root.width
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a}, {id: b}]}
        constraints:
          - a.verticalEdges == root.verticalEdges
          - b.verticalEdges == root.verticalEdges
          - a.leading == root.leading
          - b.leading == a.trailing
          - b.width == a.width
          - b.trailing == root.trailing
        """,
      see: ["constraints.md#what-uikit-would-refuse"]))
}
