extension LayoutRules {
  public static let centreMeansFrame = Rule(
    "SW114", "centre-means-frame", .info,
    "The centre of a scroll view, seen from its content, is the centre of its frame.",
    page: RulePage(
      explanation: """
        For what is inside a scroll view its edges are those of the content area, but its size and
        its centre are the frame's: half a frame from where the content begins, and it scrolls with
        the content. That is often what is wanted, and nothing is said where both rectangles are
        equally large.
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
                - {id: mark, size: [10, 10]}
        constraints:
          - box.edges == scroll.content.edges
          - mark.centerY == scroll.centerY
          - mark.left == box.left
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
                - {id: mark, size: [10, 10]}
        constraints:
          - box.edges == scroll.content.edges
          - mark.centerY == scroll.content.centerY
          - mark.left == box.left
        """))
}
