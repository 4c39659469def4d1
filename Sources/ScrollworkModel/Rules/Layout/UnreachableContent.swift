extension LayoutRules {
  public static let unreachableContent = Rule(
    "SW109", "unreachable-content", .warning,
    "A view reaches past the end of the content area, where nobody can scroll to.",
    page: RulePage(
      explanation: """
        The content area ends too early: a far edge is tied to it from the wrong view, or with a
        constant of the wrong sign. What an inset or a frame higher than the content shows
        counts as reachable, and a plain view that begins where the content ends as colour
        behind it.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root:
          children:
            - id: scroll
              type: scrollView
              frame: [0, 0, 100, 100]
              children:
                - {id: box, size: [100, 300]}
        constraints:
          - box.top == scroll.content.top
          - box.horizontalEdges == scroll.content.horizontalEdges
          - box.bottom == scroll.content.bottom + 40
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root:
          children:
            - id: scroll
              type: scrollView
              frame: [0, 0, 100, 100]
              children:
                - {id: box, size: [100, 300]}
        constraints:
          - box.top == scroll.content.top
          - box.horizontalEdges == scroll.content.horizontalEdges
          - box.bottom == scroll.content.bottom - 40
        """))
}
