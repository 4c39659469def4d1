extension ReadingRules {
  public static let findings = Rule(
    "SW075", "findings", .info,
    "More is wrong than is listed.",
    page: RulePage(
      explanation: """
        The first 200 are listed; most of the others usually have the same cause.
        `--max-findings` raises the limit.
        """,
      options: "--max-findings 1",
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {childern: [], colour: red}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: []}
        """,
      see: ["command-line.md#limits"]))
}
