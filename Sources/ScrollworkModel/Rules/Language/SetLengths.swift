extension LanguageRules {
  public static let setLengths = Rule(
    "SW049", "set-lengths", .error,
    "Sets in one constraint have different lengths.",
    page: RulePage(
      explanation: """
        Two sets in one constraint go member by member, the first with the first, so they need
        equally many members.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root:
          children:
            - {id: a, repeat: 2, frame: [0, 0, 20, 10]}
            - {id: b, repeat: 3, intrinsic: [~, 10]}
        constraints:
          - b.*.left == root.left
          - b.*.top == root.top
          - a.*.width == b.*.width
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root:
          children:
            - {id: a, repeat: 2, frame: [0, 0, 20, 10]}
            - {id: b, repeat: 2, intrinsic: [~, 10]}
        constraints:
          - b.*.left == root.left
          - b.*.top == root.top
          - a.*.width == b.*.width
        """))
}
