extension LayoutRules {
  public static let contentSizeOpenUpwards = Rule(
    "SW106", "min-size-open-upwards", .error,
    "A content area has a least size and nothing that keeps it small.",
    page: RulePage(
      explanation: """
        `content.height >= scroll.frame.height` alone lets the content be any height from there
        on. Add the same as an equality at a low priority.
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
          - box.edges == scroll.content.edges
          - box.width == scroll.frame.width
          - box.height >= scroll.frame.height
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
          - box.height >= scroll.frame.height
          - box.height == scroll.frame.height @ low
        """))
}
