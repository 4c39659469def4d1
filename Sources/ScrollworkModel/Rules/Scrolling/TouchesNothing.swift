extension ScrollingRules {
  public static let touchesNothing = Rule(
    "SW711", "touches-nothing", .warning,
    "A touch meets no view that takes it.",
    page: RulePage(
      explanation: """
        A touch goes to the view in front that contains its point. Hidden views, views with an
        `alpha` under 0.01 and those with `userInteractionEnabled: false` (the default of labels
        and image views) are passed over, with everything in them; a point outside a view never
        reaches its children, even where they are drawn. When nothing is left but the root,
        nothing scrolls and nothing is pressed.
        """,
      failing: .words(
        """
        A drag that begins beside the scroll view.
        """),
      repaired: .words(
        """
        The same drag, beginning inside it.
        """),
      see: ["scripts.md"]))
}
