extension LayoutRules {
  public static let contentBypassed = Rule(
    "SW103", "content-bypassed", .error,
    "A scroll view's children are tied to its frame or to outside views; its content area is unused.",
    page: RulePage(
      explanation: """
        The children are placed on the frame or on views outside, so they float, and there is
        nothing to scroll. Tie the content's edges to the content area. Nothing else is said of
        that content area then.
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
                - {id: box, size: [80, 300]}
        constraints: [box.top == scroll.frame.top, box.left == scroll.frame.left]
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
                - {id: box, size: [80, 300]}
        constraints: [box.edges == scroll.content.edges]
        """))
}
