extension ScrollingRules {
  public static let layoutBreaks = Rule(
    "SW718", "layout-breaks", .warning,
    "The layout has a contradiction after an event of a script.",
    page: RulePage(
      explanation: """
        A rotation, the keyboard, a new constant or a new view can contradict constraints that
        held before. The layout recovers as UIKit does, by dropping a constraint, and the script
        goes on with that. Solve the scene as it is then, with `--viewport` or the new value, to
        see the contradiction itself.
        """,
      failing: .words(
        """
        A `set` that makes a view wider than the room it has.
        """),
      repaired: .words(
        """
        A value that fits.
        """),
      see: ["scripts.md"]))
}
