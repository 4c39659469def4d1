extension LayoutRules {
  public static let marginMoved = Rule(
    "SW214", "margin-or-safe-area-moved", .warning,
    "A margin or safe area in a contradiction is larger here than elsewhere.",
    page: RulePage(
      explanation: """
        Margins grow by the safe area where a view reaches to the edge of the screen: 8 become 42 above a
        home indicator. A sum that was right elsewhere isn't there. Pin to the view's edge, or keep its
        margins from growing with `insetsMarginsFromSafeArea: false`.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 320, height: 480, safeArea: {bottom: 34}}
        root:
          children:
            - id: bar
              children: [{id: save, type: button, intrinsic: [60, 30]}]
        constraints:
          - bar.horizontalEdges == root.horizontalEdges
          - bar.bottom == root.bottom
          - bar.height == 86
          - save.centerX == bar.centerX
          - save.top == bar.top + 8
          - save.height == 52
          - save.bottom == bar.margins.bottom
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 320, height: 480, safeArea: {bottom: 34}}
        root:
          children:
            - id: bar
              children: [{id: save, type: button, intrinsic: [60, 30]}]
        constraints:
          - bar.horizontalEdges == root.horizontalEdges
          - bar.bottom == root.bottom
          - bar.height == 86
          - save.centerX == bar.centerX
          - save.top == bar.top + 8
          - save.height == 52
          - save.bottom == bar.bottom - 26
        """,
      see: ["layout.md#guides"]))
}
