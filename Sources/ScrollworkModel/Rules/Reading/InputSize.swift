extension ReadingRules {
  public static let inputSize = Rule(
    "SW070", "input-size", .error,
    "The input is larger than the limit.",
    page: RulePage(
      explanation: """
        The default, 256 MB, is far beyond any scene that a person writes. `--max-bytes` changes
        it.
        """,
      options: "--max-bytes 100",
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        name: A scene that is a little longer than the limit
        root: {}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        name: Short
        root: {}
        """,
      see: ["command-line.md#limits"]))
}
