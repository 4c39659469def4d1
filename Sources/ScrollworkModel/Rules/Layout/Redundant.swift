extension LayoutRules {
  public static let redundant = Rule(
    "SW203", "redundant", .info,
    "A constraint repeats another.",
    page: RulePage(
      explanation: """
        Two constraints with the same attributes, relation, constant and priority. The layout is the
        same with one of them; changing the other one later makes a contradiction of the two.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 320, height: 480}
        root:
          children:
            - {id: icon, type: imageView, intrinsic: [24, 24]}
        constraints:
          - icon.top == root.top + 20
          - icon.leading == root.leading + 20
          - icon.width == 24
          - 24 == icon.width
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 320, height: 480}
        root:
          children:
            - {id: icon, type: imageView, intrinsic: [24, 24]}
        constraints:
          - icon.top == root.top + 20
          - icon.leading == root.leading + 20
          - icon.width == 24
        """,
      see: ["constraints.md"]))
}
