extension LayoutRules {
  public static let directionUnsafe = Rule(
    "SW504", "direction-unsafe", .warning,
    "Left and right stand among leading and trailing, and the other reading direction breaks the layout.",
    page: RulePage(
      explanation: """
        In a right-to-left layout constraints with leading and trailing turn round, and those with
        left and right don't. Where one view is placed by both, the halves come apart. The scene is
        laid out in the other direction too, and it is reported when that layout is contradictory or
        open, or puts a view outside its parent or over another one, and this one doesn't.

        A content inset given as `left` and `right` stays where it is as well; it is reported when
        they differ and the content is tied by leading or trailing.

        A scene that uses left and right throughout isn't reported, and neither is one with
        conditions on the direction.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 320, height: 100}
        root:
          children:
            - {id: icon, size: [24, 24]}
            - {id: title, type: label, text: {width: 100, lineHeight: 20}}
        constraints:
          - icon.top == root.top + 16
          - icon.leading == root.leading + 16
          - title.top == icon.top
          - title.left == icon.right + 8
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 320, height: 100}
        root:
          children:
            - {id: icon, size: [24, 24]}
            - {id: title, type: label, text: {width: 100, lineHeight: 20}}
        constraints:
          - icon.top == root.top + 16
          - icon.leading == root.leading + 16
          - title.top == icon.top
          - title.leading == icon.trailing + 8
        """,
      see: ["constraints.md#right-to-left"]))
}
