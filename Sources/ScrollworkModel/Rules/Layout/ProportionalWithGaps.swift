extension LayoutRules {
  public static let proportionalWithGaps = Rule(
    "SW501", "proportional-with-gaps", .warning,
    "A proportional stack view takes spacing and margins out of its last view's share.",
    page: RulePage(
      explanation: """
        `fillProportionally` works its shares out from the whole length of the stack view, gaps
        included, and gives them descending priorities (999, 998, …). The spacing has to come from
        somewhere, and the last view has the weakest share. The more a stack view is stretched, the
        more the last view has too much, or too little.

        Say the proportions with constraints, `b.width == 2 * a.width`, in a stack view that fills.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 320, height: 44}
        root:
          children:
            - id: row
              type: stackView
              distribution: fillProportionally
              spacing: 20
              children:
                - {id: a, intrinsic: [50, 44]}
                - {id: b, intrinsic: [50, 44]}
                - {id: c, intrinsic: [50, 44]}
        constraints: [row.edges == root.edges]
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 320, height: 44}
        root:
          children:
            - id: row
              type: stackView
              distribution: fill
              spacing: 20
              children:
                - {id: a, intrinsic: [50, 44]}
                - {id: b, intrinsic: [50, 44]}
                - {id: c, intrinsic: [50, 44]}
        constraints:
          - row.edges == root.edges
          - b.width == a.width
          - c.width == a.width
        """,
      see: ["scene-format.md#stack-views"]))
}
