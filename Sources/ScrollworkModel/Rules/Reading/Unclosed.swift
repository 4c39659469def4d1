extension ReadingRules {
  public static let unclosed = Rule(
    "SW005", "unclosed", .error,
    "A bracket, a brace or a quote isn't closed.",
    page: RulePage(
      explanation: """
        What isn't closed swallows the lines that follow. The message says where the bracket,
        brace or quote was opened.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, frame: [0, 0, 10, 10]}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, frame: [0, 0, 10, 10]}]}
        """))
}
