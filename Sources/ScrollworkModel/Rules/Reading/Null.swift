extension ReadingRules {
  public static let null = Rule(
    "SW018", "null", .error,
    "A value is missing.",
    page: RulePage(
      explanation: """
        A key has nothing behind it. If there is a `#`, what follows it is a comment: put it in
        quotes. Where `~` means something, as in `intrinsic: [~, 34]`, it is written out.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {backgroundColor: #fff
          }
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {backgroundColor: "#fff"}
        """))
}
