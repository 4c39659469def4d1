extension LayoutRules {
  public static let selfSizingChainBroken = Rule(
    "SW503", "self-sizing-chain-broken", .warning,
    "A host measures a view, and no chain of constraints leads from one of its edges to the other.",
    page: RulePage(
      explanation: """
        A table measures a cell with a weak wish for no height (`origin: host`, priority 50): what is
        in the cell has to hold it open. That takes an unbroken chain of constraints from the top edge
        through the views to the bottom edge. Where the last link is missing, the cell collapses and
        its views hang out of it.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 320, height: 480}
        root:
          children:
            - id: cell
              children: [{id: title, type: label, text: {width: 700, lineHeight: 20}}]
        constraints:
          - cell.top == root.top
          - cell.leading == root.leading
          - {width: cell.width == 320, origin: host}
          - {fitting: cell.height == 0 @ 50, origin: host}
          - title.top == cell.top + 11
          - title.horizontalEdges == cell.horizontalEdges inset 16
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 320, height: 480}
        root:
          children:
            - id: cell
              children: [{id: title, type: label, text: {width: 700, lineHeight: 20}}]
        constraints:
          - cell.top == root.top
          - cell.leading == root.leading
          - {width: cell.width == 320, origin: host}
          - {fitting: cell.height == 0 @ 50, origin: host}
          - title.verticalEdges == cell.verticalEdges inset 11
          - title.horizontalEdges == cell.horizontalEdges inset 16
        """,
      see: ["constraints.md#options"]))
}
