extension LayoutRules {
  public static let contentSizeCircular = Rule(
    "SW102", "content-size-circular", .error,
    "A view is pinned to both edges of a content area, and no size comes from inside.",
    page: RulePage(
      explanation: """
        Tying a view to all edges of the content area says only that both are equally large: the
        content area waits for the view, and the view for the content area. Give the view a
        size: `box.width == scroll.frame.width`, or views inside it that have one.
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
                - {id: box}
        constraints: [box.edges == scroll.content.edges]
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
                - {id: box}
        constraints:
          - box.edges == scroll.content.edges
          - box.width == scroll.frame.width
          - box.height == 300
        """))
}
