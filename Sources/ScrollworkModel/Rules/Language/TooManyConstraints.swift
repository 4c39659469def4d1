extension LanguageRules {
  public static let tooManyConstraints = Rule(
    "SW080", "too-many-constraints", .error,
    "The sets in constraints have more members than the limit.",
    page: RulePage(
      explanation: """
        A constraint about `a.*` stands for as many as the set has members, and two sets with a
        third multiply what has to be looked at. There may be 500,000 in all.
        """,
      failing: .shell(
        """
        cat > wide.yaml <<END
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, repeat: 20000, frame: [0, 0, 10, 10]}]}
        constraints:
        $(for i in $(seq 30); do echo "  - a.*.width >= $i - 40"; done)
        END
        scrollwork validate wide.yaml
        """),
      repaired: .shell(
        """
        cat > wide.yaml <<END
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, repeat: 20, frame: [0, 0, 10, 10]}]}
        constraints:
        $(for i in $(seq 30); do echo "  - a.*.width >= $i - 40"; done)
        END
        scrollwork validate wide.yaml
        """)))
}
