extension LanguageRules {
  public static let duplicateID = Rule(
    "SW045", "duplicate-id", .error,
    "Two views of one scope have the same id.",
    page: RulePage(
      explanation: """
        As SW027, for scenes that are built in Swift code: a scene file never comes so far.
        """,
      failing: .words(
        """
        Two children of one view that are both made with `ViewNode(id: "title")`.
        """),
      repaired: .words(
        """
        The same with an id for each, `"title"` and `"subtitle"`, or with none.
        """)))
}
