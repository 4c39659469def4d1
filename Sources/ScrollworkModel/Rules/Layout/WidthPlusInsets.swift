extension LayoutRules {
  public static let widthPlusInsets = Rule(
    "SW108", "width-plus-insets", .warning,
    "A size is the frame's, and there are insets outside it.",
    page: RulePage(
      explanation: """
        The content is as large as the frame and the insets together, so it can be moved by the
        insets. Subtract them from the size, or put them inside.
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
        constraints:
          - box.edges == scroll.content.edges inset 16
          - box.width == scroll.frame.width
          - box.height == 300
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
          - box.edges == scroll.content.edges inset 16
          - box.width == scroll.frame.width - 32
          - box.height == 300
        """))
}
