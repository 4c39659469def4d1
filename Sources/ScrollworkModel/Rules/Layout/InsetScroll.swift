extension LayoutRules {
  public static let insetScroll = Rule(
    "SW112", "inset-induced-scroll", .warning,
    "Content made to fill the frame can be moved by the insets.",
    page: RulePage(
      explanation: """
        The content is as high as the frame, but bars or a `contentInset` take a part of that,
        so it moves by their height although it was to fit. Subtract the insets, or keep them
        out.

        Nothing is said of content with a height of its own, nor where a view stands in the room
        that the insets make.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root:
          children:
            - id: scroll
              type: scrollView
              contentInset: {top: 20, bottom: 10}
              frame: [0, 0, 100, 100]
              children:
                - {id: box}
        constraints:
          - box.edges == scroll.content.edges
          - box.width == scroll.frame.width
          - box.height == scroll.frame.height
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root:
          children:
            - id: scroll
              type: scrollView
              contentInset: {top: 20, bottom: 10}
              frame: [0, 0, 100, 100]
              children:
                - {id: box}
        constraints:
          - box.edges == scroll.content.edges
          - box.width == scroll.frame.width
          - box.height == scroll.frame.height - 30
        """))
}
