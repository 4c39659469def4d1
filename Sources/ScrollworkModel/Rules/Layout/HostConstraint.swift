extension LayoutRules {
  public static let hostConstraint = Rule(
    "SW205", "host-constraint", .warning,
    "A contradiction has a part that the host adds for a while.",
    page: RulePage(
      explanation: """
        Before a table or collection view has asked a cell for its height, it lays the cell out at an
        estimate and says so with a required constraint (`UIView-Encapsulated-Layout-Height`). A chain of
        your own that is required from top to bottom contradicts it, and the console blames a link of
        the chain. Don't fight the host: give one link, usually the last one, a priority below 1000.
        The constraint marked `origin: host` is never blamed.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 320, height: 480}
        root:
          children:
            - id: cell
              children: [{id: box}]
        constraints:
          - cell.top == root.top
          - cell.leading == root.leading
          - cell.width == 320
          - {cell-height: cell.height == 44, origin: host}
          - box.horizontalEdges == cell.horizontalEdges
          - box.height == 100
          - box.top == cell.top
          - box.bottom == cell.bottom
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 320, height: 480}
        root:
          children:
            - id: cell
              children: [{id: box}]
        constraints:
          - cell.top == root.top
          - cell.leading == root.leading
          - cell.width == 320
          - {cell-height: cell.height == 44, origin: host}
          - box.horizontalEdges == cell.horizontalEdges
          - box.height == 100
          - box.top == cell.top
          - box.bottom == cell.bottom @999
        """,
      see: ["constraints.md#options"]))
}
