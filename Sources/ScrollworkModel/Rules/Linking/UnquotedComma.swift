extension LinkingRules {
  public static let unquotedComma = Rule(
    "SW619", "unquoted-comma", .error,
    "A comma ends an expression in its middle.",
    page: RulePage(
      explanation: """
        Inside braces and brackets YAML ends a value at a comma. Put the expression in quotes, or write the
        link in lines of its own.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 300, height: 500}
        root:
          children:
            - {id: list, type: scrollView, frame: [0, 0, 300, 500], contentSize: [300, 1500], children: [{id: card, frame: [0, 600, 300, 200]}]}
            - {id: bar, frame: [0, 0, 300, 80]}
        links:
          - {drive: [bar.translate.y], by: [min(list.contentOffset.y, 100pt)]}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 300, height: 500}
        root:
          children:
            - {id: list, type: scrollView, frame: [0, 0, 300, 500], contentSize: [300, 1500], children: [{id: card, frame: [0, 600, 300, 200]}]}
            - {id: bar, frame: [0, 0, 300, 80]}
        links:
          - {drive: [bar.translate.y], by: ["min(list.contentOffset.y, 100pt)"]}
        """,
      see: ["links.md"]))
}
