extension ReadingRules {
  public static let views = Rule(
    "SW073", "views", .error,
    "The scene has more views than the limit.",
    page: RulePage(
      explanation: """
        Every view takes memory and time, and `repeat` makes many of them from few lines.
        `--max-views` raises the limit.
        """,
      options: "--max-views 100",
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, repeat: 200, frame: [0, 0, 10, 10]}]}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, repeat: 50, frame: [0, 0, 10, 10]}]}
        """,
      see: ["command-line.md#limits"]))
}
