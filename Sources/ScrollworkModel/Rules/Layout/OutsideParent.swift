extension LayoutRules {
  public static let outsideParent = Rule(
    "SW117", "outside-parent", .warning,
    "A view sticks out of the view that it is in.",
    page: RulePage(
      explanation: """
        It shows a text or a control that may be cut or can't be touched there, and no
        constraint puts it outside on purpose, as one does with a badge on a corner. Bound it,
        or tie the parent's edge to it.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: text, type: label, intrinsic: [140, 20]}]}
        constraints:
          - text.centerX == root.centerX
          - text.top == root.top + 10
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: text, type: label, intrinsic: [140, 20]}]}
        constraints:
          - text.centerX == root.centerX
          - text.leading >= root.leading + 8
          - text.trailing <= root.trailing - 8
          - text.top == root.top + 10
        """))
}
