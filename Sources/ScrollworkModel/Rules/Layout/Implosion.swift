extension LayoutRules {
  public static let implosion = Rule(
    "SW207", "implosion", .warning,
    "Distances from both edges don't fit into what is between them.",
    page: RulePage(
      explanation: """
        Required insets on both sides need room even when there is nothing inside. A parent that has
        no size yet, in a first pass or while it is hidden, has none to give. Give one inset priority 999,
        and look at why the parent is that small.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 320, height: 480}
        root:
          children:
            - id: prompt
              children: [{id: text, type: label, intrinsic: [200, 20]}]
        constraints:
          - prompt.top == root.top
          - prompt.leading == root.leading
          - prompt.size == 0 x 60
          - text.top == prompt.top + 10
          - text.leading == prompt.leading + 37
          - text.trailing == prompt.trailing - 37
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 320, height: 480}
        root:
          children:
            - id: prompt
              children: [{id: text, type: label, intrinsic: [200, 20]}]
        constraints:
          - prompt.top == root.top
          - prompt.leading == root.leading
          - prompt.size == 0 x 60
          - text.top == prompt.top + 10
          - text.leading == prompt.leading + 37
          - text.trailing == prompt.trailing - 37 @999
        """,
      see: ["layout.md#determined-ambiguous-unsatisfiable"]))
}
