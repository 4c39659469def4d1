extension LayoutRules {
  public static let hiddenInStack = Rule(
    "SW206", "hidden-in-stack", .warning,
    "A hidden arranged view has constraints that want it to have a size.",
    page: RulePage(
      explanation: """
        A stack view hides an arranged view by requiring its size along the axis to be 0. A required
        width of the view itself, or required distances inside it, contradict that. They hold as long as
        the view is shown, so the mistake comes out late. Give one constraint of the chain priority 999.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 320, height: 480}
        root:
          children:
            - id: bar
              type: stackView
              children:
                - {id: send, type: button, intrinsic: [60, 44]}
                - {id: reply, type: button, intrinsic: [55, 44], hidden: true}
        constraints:
          - bar.top == root.top
          - bar.leading == root.leading
          - reply.width == 55
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 320, height: 480}
        root:
          children:
            - id: bar
              type: stackView
              children:
                - {id: send, type: button, intrinsic: [60, 44]}
                - {id: reply, type: button, intrinsic: [55, 44], hidden: true}
        constraints:
          - bar.top == root.top
          - bar.leading == root.leading
          - reply.width == 55 @999
        """,
      see: ["layout.md#stack-views"]))
}
