extension ReadingRules {
  public static let unknownDevice = Rule(
    "SW033", "unknown-device", .error,
    "A device isn't in the built-in table.",
    page: RulePage(
      explanation: """
        The nearest one is named, and `scrollwork devices` lists them all.
        """,
      failing: """
        scrollwork: 1
        viewport: {device: iphone-99}
        root: {}
        """,
      repaired: """
        scrollwork: 1
        viewport: {device: iphone-15}
        root: {}
        """,
      see: ["devices.md"]))
}
