extension LayoutRules {
  public static let unstableInsets = Rule(
    "SW091", "unstable-insets", .error,
    "Margins or safe areas and the frames that they depend on keep changing each other.",
    page: RulePage(
      explanation: """
        A safe area makes a view smaller, so that the safe area doesn't reach it any more, so
        that it is larger again. Pin to the edge or to the safe area, not to both, or give the
        view its own `margins` or `safeArea`.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 390, height: 844, safeArea: {top: 47}}
        root: {children: [{id: card, children: [{id: v, size: [10, 10]}]}]}
        constraints:
          - card.left == root.left
          - card.size == 100 x 100
          - v.left == card.left
          - v.top == card.safeArea.top
          - v.top == root.top + 40
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 390, height: 844, safeArea: {top: 47}}
        root: {children: [{id: card, children: [{id: v, size: [10, 10]}]}]}
        constraints:
          - card.left == root.left
          - card.size == 100 x 100
          - v.left == card.left
          - v.top == card.top
          - v.top == root.top + 40
        """))
}
