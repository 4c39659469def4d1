extension LayoutRules {
  public static let floatingSubview = Rule(
    "SW115", "floating-subview", .info,
    "A view in a scroll view is tied outside and doesn't move with the content.",
    page: RulePage(
      explanation: """
        That makes headers that stay. Where it is meant, write `floating: true` on the view, and
        nothing is said.
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
                - {id: header, size: [100, 20]}
        constraints:
          - box.edges == scroll.content.edges
          - header.top == root.top
          - header.left == box.left
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
                - {id: header, size: [100, 20], floating: true}
        constraints:
          - box.edges == scroll.content.edges
          - header.top == root.top
          - header.left == box.left
        """))
}
