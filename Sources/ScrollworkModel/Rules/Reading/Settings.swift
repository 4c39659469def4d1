extension ReadingRules {
  public static let settings = Rule(
    "SW039", "settings", .error,
    "A project file can't be used.",
    page: RulePage(
      explanation: """
        A `.scrollwork.yml` can't be read, or says something that isn't a setting. Nothing below
        its folder is looked at until it is right, because it would be read otherwise than you
        meant.
        """,
      failing: .shell(
        #"""
        echo '[SW107]' > .scrollwork.yml
        printf 'scrollwork: 1\nviewport: {width: 100, height: 100}\nroot: {}\n' > a.yaml
        scrollwork validate a.yaml
        """#),
      repaired: .shell(
        #"""
        echo 'allow: [SW107]' > .scrollwork.yml
        printf 'scrollwork: 1\nviewport: {width: 100, height: 100}\nroot: {}\n' > a.yaml
        scrollwork validate a.yaml
        """#),
      see: ["scene-format.md#project-files"]))
}
