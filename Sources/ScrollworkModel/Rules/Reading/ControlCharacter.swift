extension ReadingRules {
  public static let controlCharacter = Rule(
    "SW002", "control-character", .error,
    "A control character stands in the text.",
    page: RulePage(
      explanation: """
        Such a character can't be seen, and YAML forbids it; it usually comes from copying.
        Delete it, or write it as an escape in double quotes.
        """,
      failing: .shell(
        #"""
        printf 'scrollwork: 1\nviewport: {width: 100, height: 100}\nname: "Art\001icle"\nroot: {}\n' |
          scrollwork validate -
        """#),
      repaired: .shell(
        #"""
        printf 'scrollwork: 1\nviewport: {width: 100, height: 100}\nname: "Article"\nroot: {}\n' |
          scrollwork validate -
        """#)))
}
