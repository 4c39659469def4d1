extension LayoutRules {
  public static let conflict = Rule(
    "SW201", "conflict", .error,
    "Required constraints contradict each other.",
    page: RulePage(
      explanation: """
        Each finding is one minimal set: leave any one out, and the others can hold. It says how
        far they are apart, which facts (such as `width >= 0`) were needed too, and names a
        repair that was tried. Independent contradictions are separate findings.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, size: [10, 10]}, {id: b, size: [10, 10]}]}
        constraints:
          - a.top == root.top
          - b.top == root.top
          - a.left == root.left + 20
          - a.right == b.left - 8
          - b.right == root.right - 60
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, size: [10, 10]}, {id: b, size: [10, 10]}]}
        constraints:
          - a.top == root.top
          - b.top == root.top
          - a.left == root.left + 20
          - a.right == b.left - 8
          - b.right <= root.right - 20
        """))
}
