extension LayoutRules {
  public static let nestedScroll = Rule(
    "SW113", "nested-scroll-without-size", .warning,
    "A scroll view inside another that scrolls the same way has no size in that direction.",
    page: RulePage(
      explanation: """
        A list inside a page takes no height from its rows: scroll views have no intrinsic size.
        Tie its height to that of its content, so that only the outer one scrolls, or give it one.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root:
          children:
            - id: page
              type: scrollView
              frame: [0, 0, 100, 100]
              children:
                - id: list
                  type: scrollView
                  children: [{id: rows, size: [100, 300]}]
        constraints:
          - list.edges == page.content.edges
          - list.width == page.frame.width
          - rows.edges == list.content.edges
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root:
          children:
            - id: page
              type: scrollView
              frame: [0, 0, 100, 100]
              children:
                - id: list
                  type: scrollView
                  children: [{id: rows, size: [100, 300]}]
        constraints:
          - list.edges == page.content.edges
          - list.width == page.frame.width
          - list.height == list.content.height
          - rows.edges == list.content.edges
        """))
}
