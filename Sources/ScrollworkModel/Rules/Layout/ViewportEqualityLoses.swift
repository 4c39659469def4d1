extension LayoutRules {
  public static let viewportEqualityLoses = Rule(
    "SW107", "viewport-equality-loses", .warning,
    "An optional size as large as the frame ties with or loses to hugging inside.",
    page: RulePage(
      explanation: """
        `content.height == scroll.frame.height` at a low priority fills the screen when the
        content is short, unless a hugging inside is as strong: then the content stays short, or
        it is open which of them gives. Use a priority between the hugging (251 for labels) and
        the compression resistance (750).
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
                  children: [{id: text, type: label, intrinsic: [80, 20]}]
        constraints:
          - box.edges == scroll.content.edges
          - box.width == scroll.frame.width
          - box.height == scroll.frame.height @ low
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
                  children: [{id: text, type: label, intrinsic: [80, 20]}]
        constraints:
          - box.edges == scroll.content.edges
          - box.width == scroll.frame.width
          - box.height == scroll.frame.height @ 500
          - text.edges == box.edges
        """))
}
