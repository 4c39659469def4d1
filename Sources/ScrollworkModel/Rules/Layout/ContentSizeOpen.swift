extension LayoutRules {
  public static let contentSizeOpen = Rule(
    "SW101", "content-size-open", .error,
    "Nothing is tied to the far edge of a scroll view's content area.",
    page: RulePage(
      explanation: """
        The most frequent mistake with scroll views: the content has a beginning and no end. A
        scroll view takes its content size from an unbroken chain of constraints, from the near
        edge of the content area through the views to its far edge. Where the last link is
        missing, UIKit says nothing; the screen just doesn't scroll.

        The last view and the missing constraint are named, and the chain is written out: views with
        their sizes, the distances between them, and `[nothing]` where it breaks.
        `Examples/missing-bottom.yaml` is a whole screen.
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
                - {id: text, type: label, intrinsic: [80, 300]}
        constraints:
          - text.top == scroll.content.top
          - text.horizontalEdges == scroll.content.horizontalEdges
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
                - {id: text, type: label, intrinsic: [80, 300]}
        constraints:
          - text.top == scroll.content.top
          - text.bottom == scroll.content.bottom
          - text.horizontalEdges == scroll.content.horizontalEdges
        """,
      see: ["layout.md#scroll-views"]))
}
