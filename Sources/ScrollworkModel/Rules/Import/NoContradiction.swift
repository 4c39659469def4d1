extension ImportRules {
  public static let noContradiction = Rule(
    "SW803", "no-contradiction", .warning,
    "The constraints of a console log don't contradict each other.",
    page: RulePage(
      explanation: """
        As the list is read, its constraints can all hold. Either some of it is missing, or the
        contradiction is in what logs don't tell: the sizes of margins, where baselines lie, and
        digits of numbers beyond the sixth. `scrollwork log --scene` prints the list as a scene, in
        which margins and numbers can be set.
        """,
      failing: .shell(
        #"""
        scrollwork log - <<'END'
        (
            "<NSLayoutConstraint:0x6000021a0 UIImageView:0x7fb21.width == 44   (active)>",
            "<NSLayoutConstraint:0x6000021b0 UIImageView:0x7fb21.height == 40   (active)>"
        )
        END
        """#),
      repaired: .words("All of the list, or the scene with the margins as they are in the app."),
      see: ["command-line.md#log"]))
}
