extension LayoutRules {
  public static let fixedSum = Rule(
    "SW209", "fixed-sum", .warning,
    "A chain of fixed parts adds up to something else than there is.",
    page: RulePage(
      explanation: """
        From one edge to the other every gap and every size is a number, so their sum is one too, and it
        is right for one container at most. One link has to give: leave one out, or make it `>=` or
        optional.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 320, height: 480}
        root:
          children:
            - {id: left}
            - {id: right}
        constraints:
          - left.top == root.top
          - right.top == root.top
          - left.height == 40
          - right.height == 40
          - left.leading == root.leading + 16
          - left.width == 150
          - right.leading == left.trailing + 8
          - right.trailing == root.trailing - 16
          - right.width == 150
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 320, height: 480}
        root:
          children:
            - {id: left}
            - {id: right}
        constraints:
          - left.top == root.top
          - right.top == root.top
          - left.height == 40
          - right.height == 40
          - left.leading == root.leading + 16
          - left.width == 150
          - right.leading == left.trailing + 8
          - right.trailing == root.trailing - 16
        """,
      see: ["layout.md#determined-ambiguous-unsatisfiable"]))
}
