extension LayoutRules {
  public static let duplicateAttribute = Rule(
    "SW202", "same-attribute-twice", .warning,
    "An attribute is required to have two values.",
    page: RulePage(
      explanation: """
        Code that runs again adds its constraint again, often with another number: a width of 40 stays
        when a width of 24 comes. Keep one constraint and change its constant.

        It stands beside the contradiction that it makes (SW201), which is the error.
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
          - icon.width == 40
          - icon.width == 24
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
      see: ["layout.md#determined-ambiguous-unsatisfiable"]))
}
