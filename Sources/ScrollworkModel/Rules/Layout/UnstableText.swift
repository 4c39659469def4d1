extension LayoutRules {
  public static let unstableText = Rule(
    "SW090", "unstable-text-height", .error,
    "A text's height and its width keep changing each other.",
    page: RulePage(
      explanation: """
        A text's height decides about its width, for example through a ratio, and the width
        about the height, and no pair of both fits. Give one of them.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 400, height: 400}
        root:
          children:
            - {id: t, type: label, text: {width: 200, lineHeight: 20}, hugging: {horizontal: 1}, compression: {horizontal: 1}}
        constraints: [t.top == root.top, t.left == root.left, t.width == 5 * t.height]
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 400, height: 400}
        root:
          children:
            - {id: t, type: label, text: {width: 200, lineHeight: 20}, hugging: {horizontal: 1}, compression: {horizontal: 1}}
        constraints: [t.top == root.top, t.left == root.left, t.width == 100]
        """))
}
