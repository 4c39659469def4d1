extension LayoutRules {
  public static let unboundedText = Rule(
    "SW403", "unbounded-text", .warning,
    "A text that may have several lines has no bound to its width, and so stays on one.",
    page: RulePage(
      explanation: """
        A label with `lines: 0` wraps at the width that it gets. In a scroll view, or anywhere else
        where nothing outside says how wide it may be, it gets the width of its whole text on one
        line, and the content scrolls sideways.

        Bound its width, or that of the view it is in: `content.width == scroll.frame.width`. It is
        reported only where the line is longer than what is seen at once.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 320, height: 480}
        root:
          children:
            - id: scroll
              type: scrollView
              children:
                - id: content
                  children:
                    - {id: body, type: label, text: {width: 900, lineHeight: 20}}
        constraints:
          - scroll.edges == root.edges
          - content.edges == scroll.content.edges
          - body.edges == content.edges inset 16
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 320, height: 480}
        root:
          children:
            - id: scroll
              type: scrollView
              children:
                - id: content
                  children:
                    - {id: body, type: label, text: {width: 900, lineHeight: 20}}
        constraints:
          - scroll.edges == root.edges
          - content.edges == scroll.content.edges
          - content.width == scroll.frame.width
          - body.edges == content.edges inset 16
        """,
      see: ["scene-format.md#text"]))
}
