extension ReadingRules {
  public static let unusedAllow = Rule(
    "SW058", "unused-allow", .info,
    "An allow keeps nothing from being reported.",
    page: RulePage(
      explanation: """
        Nothing is found here that the entry would keep from being reported. What it was written for
        is repaired; left where it is, it would hide the next mistake of that kind. It is looked for
        when a scene is solved at its own viewport and all entries of its matrix.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root:
          children:
            - {id: a, frame: [0, 0, 10, 10], allow: [SW301]}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root:
          children:
            - {id: a, frame: [0, 0, 10, 10]}
        """,
      see: ["diagnostics.md#turning-findings-off"]))
}
