extension LayoutRules {
  public static let fillEquallyInScroll = Rule(
    "SW502", "fill-equally-in-scroll", .warning,
    "Equal sizes in a scroll view make every view as long as the longest.",
    page: RulePage(
      explanation: """
        `fillEqually` divides a length that comes from outside. In a scroll view it doesn't come from
        outside: it follows from the views, and the longest of them sets the length of all. It is
        reported where a view would be less than half as long by itself.

        Use `distribution: fill`, which leaves each view its own length.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 320, height: 480}
        root:
          children:
            - id: scroll
              type: scrollView
              children:
                - id: column
                  type: stackView
                  axis: vertical
                  distribution: fillEqually
                  children:
                    - {id: title, type: label, intrinsic: [200, 24]}
                    - {id: body, type: label, text: {width: 3000, lineHeight: 20}}
        constraints:
          - scroll.edges == root.edges
          - column.edges == scroll.content.edges
          - column.width == scroll.frame.width
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 320, height: 480}
        root:
          children:
            - id: scroll
              type: scrollView
              children:
                - id: column
                  type: stackView
                  axis: vertical
                  distribution: fill
                  children:
                    - {id: title, type: label, intrinsic: [200, 24]}
                    - {id: body, type: label, text: {width: 3000, lineHeight: 20}}
        constraints:
          - scroll.edges == root.edges
          - column.edges == scroll.content.edges
          - column.width == scroll.frame.width
        """,
      see: ["scene-format.md#stack-views"]))
}
