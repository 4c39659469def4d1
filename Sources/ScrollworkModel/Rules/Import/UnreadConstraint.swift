extension ImportRules {
  public static let unreadConstraint = Rule(
    "SW802", "unread-constraint", .warning,
    "A line of a console log can't be read.",
    page: RulePage(
      explanation: """
        The list has a line that isn't understood: it is cut off, changed by a translation or a mail
        program, or written in a form that isn't known. The others are used without it, so what is
        found may be less than what the log is about. Paste the line again as the console has it.
        """,
      failing: .shell(
        #"""
        scrollwork log - <<'END'
        (
            "<NSLayoutConstraint:0x6000021a0 UIImageView:0x7fb21.width == 44   (active)>",
            "<NSLayoutConstraint:0x6000021b0 UIImageView:0x7fb21.width ==",
            "<NSLayoutConstraint:0x6000021c0 UIImageView:0x7fb21.width == 40   (active)>"
        )
        END
        """#),
      repaired: .words("The line as the console has it."),
      see: ["command-line.md#log"]))
}
