extension ReadingRules {
  public static let unknownType = Rule(
    "SW031", "unknown-type", .error,
    "A type is neither built in nor a template.",
    page: RulePage(
      explanation: """
        A `type` is one of the built-in types or a name under `templates`. The nearest one is
        named.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{type: lable, frame: [0, 0, 10, 10]}]}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{type: label, frame: [0, 0, 10, 10]}]}
        """,
      see: ["scene-format.md#types"]))
}
