extension LayoutRules {
  public static let lockedToViewport = Rule(
    "SW105", "locked-to-viewport", .warning,
    "Content is held to the frame's height, and what is inside needs more.",
    page: RulePage(
      explanation: """
        An equation with the frame's height is meant to fill the screen, but a required one also
        keeps the content from growing: views are squeezed, or run past the end, and nothing
        scrolls. Make it optional, between the hugging and the compression resistance inside, or
        write `>=`.
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
                - id: box
                  children: [{id: text, type: label, intrinsic: [80, 300]}]
        constraints:
          - box.edges == scroll.content.edges
          - box.width == scroll.frame.width
          - box.height == scroll.frame.height
          - text.edges == box.edges
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
                - id: box
                  children: [{id: text, type: label, intrinsic: [80, 300]}]
        constraints:
          - box.edges == scroll.content.edges
          - box.width == scroll.frame.width
          - box.height == scroll.frame.height @ 500
          - text.edges == box.edges
        """))
}
