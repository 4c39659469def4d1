extension LayoutRules {
  public static let negativeSize = Rule(
    "SW212", "negative-size", .warning,
    "A constraint asks for a size below zero.",
    page: RulePage(
      explanation: """
        No width and no height is negative, so such a constraint can't hold by itself. Mostly the
        sign of an inset went into a size.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 320, height: 480}
        root:
          children:
            - id: tip
        constraints:
          - tip.top == root.top
          - tip.leading == root.leading
          - tip.height == 10
          - tip.width == -16
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 320, height: 480}
        root:
          children:
            - id: tip
        constraints:
          - tip.top == root.top
          - tip.leading == root.leading
          - tip.height == 10
          - tip.width == 16
        """,
      see: ["layout.md#determined-ambiguous-unsatisfiable"]))
}
