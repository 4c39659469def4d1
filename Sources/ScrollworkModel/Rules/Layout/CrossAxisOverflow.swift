extension LayoutRules {
  public static let crossAxisOverflow = Rule(
    "SW104", "cross-axis-overflow", .warning,
    "Content is larger than its frame in the direction in which it isn't meant to scroll.",
    page: RulePage(
      explanation: """
        A page that scrolls down also gives way sideways: some view inside is wider than the
        frame and stretches the content. The view is named, and where its width comes from.

        Which direction is meant is told from the views: several side by side are a strip to be
        scrolled through, and a picture that is too large both ways is one to look round in.
        Write `alwaysBounceHorizontal: true` on the scroll view where a single wide view is
        meant to be scrolled through.
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
                - {id: text, type: label, text: {width: 300, lineHeight: 20}}
        constraints: [text.edges == scroll.content.edges]
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
                - {id: text, type: label, text: {width: 300, lineHeight: 20}}
        constraints:
          - text.edges == scroll.content.edges
          - text.width == scroll.frame.width
        """))
}
