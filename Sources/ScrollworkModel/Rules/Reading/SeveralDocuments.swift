extension ReadingRules {
  public static let severalDocuments = Rule(
    "SW017", "several-documents", .error,
    "The file holds more than one YAML document.",
    page: RulePage(
      explanation: """
        One scene a file. Put the second one into a file of its own; every command takes several
        files.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {}
        ---
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {}
        """))
}
