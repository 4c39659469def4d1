extension LayoutRules {
  public static let wrongReferenceSize = Rule(
    "SW110", "wrong-reference-size", .warning,
    "Content is as large as something that isn't the scroll view's frame.",
    page: RulePage(
      explanation: """
        The screen and the scroll view have the same width on many devices, and not on those
        with a safe area at the sides. Follow the scroll view's own frame.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root:
          children:
            - id: scroll
              type: scrollView
              frame: [10, 0, 80, 100]
              children: [{id: box}]
        constraints:
          - box.edges == scroll.content.edges
          - box.width == root.width
          - box.height == 300
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root:
          children:
            - id: scroll
              type: scrollView
              frame: [10, 0, 80, 100]
              children: [{id: box}]
        constraints:
          - box.edges == scroll.content.edges
          - box.width == scroll.frame.width
          - box.height == 300
        """))
}
