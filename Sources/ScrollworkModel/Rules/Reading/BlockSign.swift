extension ReadingRules {
  public static let blockSign = Rule(
    "SW010", "block-sign", .error,
    "A > or | at the start of a value begins a YAML block text.",
    page: RulePage(
      explanation: """
        `>` and `|` at the start of a value begin a text of several lines. Put the value in
        quotes. Also used when such a text stands where it has no business.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, frame: [0, 0, 10, 10]}]}
        expect:
          check:
            - >= 3
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, frame: [0, 0, 10, 10]}]}
        expect:
          check:
            - "a.width >= 3"
        """))
}
