extension LayoutRules {
  public static let relaxed = Rule(
    "SW401", "relaxed", .info,
    "An optional constraint isn't met, because of stronger ones.",
    page: RulePage(
      explanation: """
        Optional constraints are wishes, and that some can't be had is what they are for; so this is
        an info. It says by how much the layout misses the wish, and which stronger constraints are
        in the way, the weakest first: a priority above that one would change the layout.

        Look at it when a wish is never met, at no viewport: then it does nothing. Where it is meant,
        `allow: [SW401]` at the constraint keeps it quiet. Only what the scene writes is reported;
        what contents wish for is in SW402 and SW407.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 320, height: 100}
        root:
          children:
            - {id: title, type: label, text: {width: 200, lineHeight: 20}}
        constraints:
          - title.top == root.top
          - title.leading == root.leading + 16
          - half: title.width == 0.5 * root.width @ 700
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 320, height: 100}
        root:
          children:
            - {id: title, type: label, text: {width: 200, lineHeight: 20}}
        constraints:
          - title.top == root.top
          - title.leading == root.leading + 16
          - half: title.width == 0.5 * root.width @ 800
        """,
      see: ["layout.md#priorities", "constraints.md#priorities"]))
}
