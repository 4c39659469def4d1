extension LanguageRules {
  public static let tooManyErrors = Rule(
    "SW081", "too-many-errors", .error,
    "The rest isn't checked, because so much is wrong already.",
    page: RulePage(
      explanation: """
        After 1,000 problems with constraints the others are most likely of the same kind.
        Repair what is listed, then look again.
        """,
      failing: .shell(
        """
        cat > many.yaml <<END
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, frame: [0, 0, 10, 10]}]}
        constraints:
        $(for i in $(seq 1001); do echo "  - a.wdith >= $i - 2000"; done)
        END
        scrollwork validate many.yaml | tail -6
        """),
      repaired: .shell(
        """
        cat > many.yaml <<END
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root: {children: [{id: a, frame: [0, 0, 10, 10]}]}
        constraints:
        $(for i in $(seq 10); do echo "  - a.width >= $i - 2000"; done)
        END
        scrollwork validate many.yaml | tail -6
        """)))
}
