extension ReadingRules {
  public static let copyVariable = Rule(
    "SW029", "copy-variable", .error,
    "$i, $n or $item can't be used here.",
    page: RulePage(
      explanation: """
        `$i`, `$n` and `$item` stand for something only inside a `repeat`, and `$item.height`
        only when the items are mappings that have it.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, frame: [0, 0, $i, 10]}]}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, repeat: 3, frame: [0, 0, $i, 10]}]}
        """,
      see: ["scene-format.md#repeat-templates-scopes"]))
}
