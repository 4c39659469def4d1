extension LayoutRules {
  public static let farEdgeSign = Rule(
    "SW116", "far-edge-sign", .warning,
    "The sign of a constant puts a far edge outside.",
    page: RulePage(
      explanation: """
        At trailing and bottom edges an inset is negative; a positive constant makes the content
        area smaller than what is in it. Of views in other views it is said when the inset at
        the near edge is just as large.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: card, children: [{id: text, type: label, intrinsic: [20, 20]}]}]}
        constraints:
          - card.edges == root.edges inset 10
          - text.top == card.top + 8
          - text.leading == card.leading + 8
          - text.trailing == card.trailing + 8
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: card, children: [{id: text, type: label, intrinsic: [20, 20]}]}]}
        constraints:
          - card.edges == root.edges inset 10
          - text.top == card.top + 8
          - text.leading == card.leading + 8
          - text.trailing == card.trailing - 8
        """))
}
