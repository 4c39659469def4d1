extension LayoutRules {
  public static let stalePreferredWidth = Rule(
    "SW404", "stale-preferred-width", .warning,
    "A text has the height of another width than it is laid out at.",
    page: RulePage(
      explanation: """
        With `preferredMaxLayoutWidth` a text's height is always that of the text wrapped at this
        width, whatever width it gets. Set once, for a phone held upright, it leaves blank space or
        cuts lines everywhere else. Leave it out: then the text wraps at the width that it gets.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 568, height: 320}
        root:
          children:
            - id: body
              type: label
              text: {width: 1000, lineHeight: 20}
              preferredMaxLayoutWidth: 288
        constraints:
          - body.top == root.top + 16
          - body.horizontalEdges == root.horizontalEdges inset 16
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 568, height: 320}
        root:
          children:
            - id: body
              type: label
              text: {width: 1000, lineHeight: 20}
        constraints:
          - body.top == root.top + 16
          - body.horizontalEdges == root.horizontalEdges inset 16
        """,
      see: ["scene-format.md#text"]))
}
