extension LayoutRules {
  public static let compressionTie = Rule(
    "SW304", "compression-tie", .error,
    "Views that resist compression alike share missing room.",
    page: RulePage(
      explanation: """
        There is less room than the views need, and all of them resist shrinking alike. Lower
        the compression resistance of the one that may be cut.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root:
          children:
            - {id: a, type: label, intrinsic: [80, 10]}
            - {id: b, type: label, intrinsic: [80, 10]}
        constraints:
          - H:|-8-[a]-8-[b]-8-|
          - a.top == root.top
          - b.top == root.top
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root:
          children:
            - {id: a, type: label, intrinsic: [80, 10]}
            - {id: b, type: label, intrinsic: [80, 10], compression: {horizontal: 749}}
        constraints:
          - H:|-8-[a]-8-[b]-8-|
          - a.top == root.top
          - b.top == root.top
        """))
}
