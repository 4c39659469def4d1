extension ReadingRules {
  public static let number = Rule(
    "SW022", "number", .error,
    "A number can't be read or isn't finite.",
    page: RulePage(
      explanation: """
        Numbers are written as `12`, `-0.5` or `1e3`; infinities and `nan` are none. Lengths are
        points and have no unit behind them.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, frame: [0, 0, 10, .inf]}]}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, frame: [0, 0, 10, 100]}]}
        """))
}
