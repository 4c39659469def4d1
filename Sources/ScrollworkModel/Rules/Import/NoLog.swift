extension ImportRules {
  public static let noLog = Rule(
    "SW801", "no-log", .error,
    "The text holds no constraints of a console log.",
    page: RulePage(
      explanation: """
        `scrollwork log` looks for descriptions such as `<NSLayoutConstraint:0x… …>`, in whatever
        stands round them. Paste what the app's console says from "Unable to simultaneously
        satisfy constraints." on, with the list in parentheses.
        """,
      failing: .shell(
        #"""
        echo 'Unable to simultaneously satisfy constraints.' | scrollwork log -
        """#),
      repaired: .words("The same text with the list behind it."),
      see: ["command-line.md#log"]))
}
