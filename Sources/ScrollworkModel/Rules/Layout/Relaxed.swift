extension LayoutRules {
  public static let relaxed = Rule(
    "SW401", "relaxed", .info,
    "An optional constraint isn't met, because of stronger ones.",
    page: RulePage(
      explanation: """
        An optional constraint is a wish. That it loses to a required constraint, to a content or
        to a stronger wish is what it is there for, and nothing is said then (`solve` lists all
        that are missed under `relaxed`). Three cases are worth a remark: a wish above 750, which
        was meant to hold, unless it gives way to a host's constraint; one that loses to a
        hugging, which nobody wrote; and one that loses to another of the same priority.

        The causes are a minimal set, the weakest first: a priority above that one's changes the
        layout. Where it is meant, `allow: [SW401]` at the constraint keeps it quiet.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 320, height: 200}
        root:
          children:
            - {id: card, children: [{id: title, type: label, text: {width: 200, lineHeight: 20}}]}
        constraints:
          - card.top == root.top
          - card.horizontalEdges == root.horizontalEdges
          - title.edges == card.edges
          - tall: card.height == 120 @ low
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 320, height: 200}
        root:
          children:
            - {id: card, children: [{id: title, type: label, text: {width: 200, lineHeight: 20}}]}
        constraints:
          - card.top == root.top
          - card.horizontalEdges == root.horizontalEdges
          - title.edges == card.edges
          - tall: card.height == 120 @ 500
        """,
      see: ["layout.md#priorities", "constraints.md#priorities"]))
}
