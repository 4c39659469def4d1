extension ReadingRules {
  public static let longKey = Rule(
    "SW006", "long-key", .error,
    "A key has more than 1,024 characters.",
    page: RulePage(
      explanation: """
        libyaml, which reads the text, gives up on keys of more than 1,024 characters. What
        should be a value is probably taken for a key: look for a colon in a long text, and put
        the text in quotes.
        """,
      failing: .shell(
        #"""
        (printf 'scrollwork: 1\nviewport: {width: 100, height: 100}\nroot: {}\n'
         printf '%01100d: 1\n' 0) | scrollwork validate -
        """#),
      repaired: .shell(
        #"""
        (printf 'scrollwork: 1\nviewport: {width: 100, height: 100}\nroot: {}\n'
         printf 'description: "%01100d: 1"\n' 0) | scrollwork validate -
        """#)))
}
