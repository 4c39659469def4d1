extension LayoutRules {
  public static let optionalTie = Rule(
    "SW306", "optional-tie", .error,
    "Optional constraints of the same priority contradict each other.",
    page: RulePage(
      explanation: """
        Two wishes of the same priority, and both can't be had: UIKit keeps one or the other, or
        something in between. Give them different priorities.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, size: [10, 10]}, {id: b, size: [10, 10]}]}
        constraints:
          - a.top == root.top
          - b.top == root.top
          - b.left == root.left
          - near: a.left == root.left + 20 @ 500
          - far: a.left == root.left + 60 @ 500
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, size: [10, 10]}, {id: b, size: [10, 10]}]}
        constraints:
          - a.top == root.top
          - b.top == root.top
          - b.left == root.left
          - near: a.left == root.left + 20 @ 500
          - far: a.left == root.left + 60 @ 400
        """))
}
