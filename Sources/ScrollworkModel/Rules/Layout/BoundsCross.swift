extension LayoutRules {
  public static let boundsCross = Rule(
    "SW208", "bounds-cross", .warning,
    "A bound of a size is beyond what other constraints need or leave.",
    page: RulePage(
      explanation: """
        A minimum above a maximum, or a maximum below what a chain of constraints comes to. Such pairs
        often hold on the device they were drawn for and not on the next one: list several sizes in
        `matrix`. Lower the minimum, or make one of the bounds optional.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 320, height: 480}
        root:
          children:
            - id: tip
        constraints:
          - tip.top == root.top + 60
          - tip.height == 60
          - tip.centerX == root.centerX
          - tip.width >= 300
          - tip.width <= root.width - 32
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 320, height: 480}
        root:
          children:
            - id: tip
        constraints:
          - tip.top == root.top + 60
          - tip.height == 60
          - tip.centerX == root.centerX
          - tip.width >= 300 @999
          - tip.width <= root.width - 32
          - tip.width == root.width - 32 @500
        """,
      see: ["layout.md#determined-ambiguous-unsatisfiable"]))
}
