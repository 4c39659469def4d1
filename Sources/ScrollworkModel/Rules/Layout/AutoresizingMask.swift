extension LayoutRules {
  public static let autoresizingMask = Rule(
    "SW204", "autoresizing-mask", .warning,
    "A view's frame, set by hand, stands against constraints.",
    page: RulePage(
      explanation: """
        A view that was made with a frame turns it into constraints for x, y, width and height, unless
        that is switched off (`translatesAutoresizingMaskIntoConstraints`). The console then names four
        constraints that nobody wrote, and drops one that somebody did. Views laid out by constraints have
        no `frame` in a scene.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 320, height: 480}
        root:
          children:
            - {id: tag, frame: [0, 0, 0, 0], children: [{id: text, type: label, intrinsic: [60, 20]}]}
        constraints:
          - text.edges == tag.edges inset 8
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 320, height: 480}
        root:
          children:
            - {id: tag, children: [{id: text, type: label, intrinsic: [60, 20]}]}
        constraints:
          - text.edges == tag.edges inset 8
          - tag.top == root.top + 20
          - tag.leading == root.leading + 20
        """,
      see: ["layout.md#determined-ambiguous-unsatisfiable"]))
}
