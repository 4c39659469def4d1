extension ReadingRules {
  public static let memory = Rule(
    "SW076", "memory", .error,
    "There is too little memory to read the text.",
    page: RulePage(
      explanation: """
        The system gave no more memory. A smaller file, or a machine with more of it, helps.
        """,
      failing: .words(
        """
        A file of many megabytes on a machine, or in a container, whose memory is used up.
        """),
      repaired: .words(
        """
        The same file where memory is left.
        """)))
}
