extension ReadingRules {
  public static let tab = Rule(
    "SW004", "tab", .error,
    "A tab stands where YAML wants spaces.",
    page: RulePage(
      explanation: """
        YAML indents with spaces only: how wide a tab is depends on the editor.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root:
        \tchildren: []
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root:
          children: []
        """))
}
