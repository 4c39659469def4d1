extension LayoutRules {
  public static let rounding = Rule(
    "SW211", "rounding", .warning,
    "A contradiction, or what content is too large by, is a point or less.",
    page: RulePage(
      explanation: """
        Two numbers that mean the same were rounded differently: a height that was computed from an
        aspect ratio and one that was rounded to pixels. The console shows them as equal. Round both or
        none, or give one side priority 999.

        Content that is up to a point wider than its frame can be moved by that point.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 320, height: 480}
        root:
          children:
            - id: photo
              type: imageView
        constraints:
          - photo.top == root.top
          - photo.leading == root.leading
          - photo.width == 100
          - photo.height == photo.width / 3
          - photo.height == 33
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 320, height: 480}
        root:
          children:
            - id: photo
              type: imageView
        constraints:
          - photo.top == root.top
          - photo.leading == root.leading
          - photo.width == 100
          - photo.height == photo.width / 3
        """,
      see: ["layout.md#determined-ambiguous-unsatisfiable"]))
}
