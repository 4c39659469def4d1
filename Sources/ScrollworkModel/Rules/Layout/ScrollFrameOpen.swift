extension LayoutRules {
  public static let scrollFrameOpen = Rule(
    "SW111", "scroll-frame-undetermined", .error,
    "A scroll view's own frame is open: it has no intrinsic size.",
    page: RulePage(
      explanation: """
        A scroll view takes nothing from its content for its own frame. Tie its own edges, or
        give it a size.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: scroll, type: scrollView, contentSize: [100, 300]}]}
        constraints: [scroll.top == root.top, scroll.leading == root.leading]
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: scroll, type: scrollView, contentSize: [100, 300]}]}
        constraints: [scroll.edges == root.edges]
        """))
}
