extension ReadingRules {
  public static let encoding = Rule(
    "SW001", "encoding", .error,
    "The file isn't UTF-8 text.",
    page: RulePage(
      explanation: """
        The bytes are not UTF-8, or the text ends inside a character. An editor that saves in
        another encoding writes such files as soon as a letter beyond ASCII is in them. Save the
        file as UTF-8.
        """,
      failing: .shell(
        #"""
        printf 'scrollwork: 1\nviewport: {width: 100, height: 100}\nname: Caf\351\nroot: {}\n' |
          scrollwork validate -
        """#),
      repaired: .shell(
        #"""
        printf 'scrollwork: 1\nviewport: {width: 100, height: 100}\nname: Caf\303\251\nroot: {}\n' |
          scrollwork validate -
        """#)))
}
