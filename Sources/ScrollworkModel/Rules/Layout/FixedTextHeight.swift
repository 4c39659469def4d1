extension LayoutRules {
  public static let fixedTextHeight = Rule(
    "SW405", "fixed-text-height", .warning,
    "A height is a fixed number, and a text needs more.",
    page: RulePage(
      explanation: """
        A height written as a number fits one text at one text size. Users choose larger ones, and
        translations are longer. Write `>=`, so that the number is the least height and the text
        decides. The height may be that of the text itself or of a view around it.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 320, height: 200, textScale: 2}
        root:
          children:
            - {id: title, type: label, text: {width: 300, lineHeight: 22}}
        constraints:
          - title.top == root.top + 16
          - title.horizontalEdges == root.horizontalEdges inset 16
          - title.height == 44
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 320, height: 200, textScale: 2}
        root:
          children:
            - {id: title, type: label, text: {width: 300, lineHeight: 22}}
        constraints:
          - title.top == root.top + 16
          - title.horizontalEdges == root.horizontalEdges inset 16
          - title.height >= 44
        """,
      see: ["scene-format.md#text"]))
}
