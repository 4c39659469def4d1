extension ReadingRules {
  public static let templateCycle = Rule(
    "SW032", "template-cycle", .error,
    "A template contains itself.",
    page: RulePage(
      explanation: """
        The message has the circle. A template may use other templates, as long as none of them
        leads back to it.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        templates: {card: {frame: [0, 0, 10, 10], children: [{type: card}]}}
        root: {children: [{type: card}]}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        templates: {card: {frame: [0, 0, 10, 10], children: [{type: label, frame: [0, 0, 5, 5]}]}}
        root: {children: [{type: card}]}
        """))
}
