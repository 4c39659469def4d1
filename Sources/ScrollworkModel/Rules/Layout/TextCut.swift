extension LayoutRules {
  public static let textCut = Rule(
    "SW402", "text-cut", .warning,
    "A view gets less room than its content needs.",
    page: RulePage(
      explanation: """
        The compression resistance of a content (750 unless something is said) lost against stronger
        constraints: a text ends with "…" or loses lines. What holds the view is listed, the weakest
        first.

        "Make it 999" is a frequent reason: 999 is above a text's resistance, so the wish wins and
        the text pays. A wish that is to give way to texts has a priority below 750.

        Nothing is said of images, which are scaled, of text fields, which scroll, of hidden views,
        of a text that may have several lines but no more (`lines: 2`), of a point or less, and of a
        view without text whose size the scene itself writes.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 320, height: 60}
        root:
          children:
            - {id: title, type: label, intrinsic: [200, 20]}
            - {id: done, type: button, size: [45, 20]}
        constraints:
          - title.top == root.top + 10
          - done.top == root.top + 10
          - done.trailing == root.trailing - 20
          - title.trailing <= done.leading - 8
          - title.centerX == root.centerX @ 999
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 320, height: 60}
        root:
          children:
            - {id: title, type: label, intrinsic: [200, 20]}
            - {id: done, type: button, size: [45, 20]}
        constraints:
          - title.top == root.top + 10
          - done.top == root.top + 10
          - done.trailing == root.trailing - 20
          - title.trailing <= done.leading - 8
          - title.centerX == root.centerX @ 700
        """,
      see: ["layout.md#priorities", "scene-format.md#text"]))
}
