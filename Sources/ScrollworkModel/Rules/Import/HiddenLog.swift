extension ImportRules {
  public static let hiddenLog = Rule(
    "SW804", "hidden-log", .error,
    "A console log keeps its constraints to itself.",
    page: RulePage(
      explanation: """
        The log of a device that no debugger is attached to says `<private>` in place of the list.
        Run the app from Xcode: what goes to its console isn't hidden.
        """,
      failing: .shell(
        #"""
        printf '%s\n' 'Unable to simultaneously satisfy constraints:' '<private>' | scrollwork log -
        """#),
      repaired: .words("The console of Xcode, which shows the list."),
      see: ["command-line.md#log"]))
}
