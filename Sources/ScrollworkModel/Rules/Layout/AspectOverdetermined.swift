extension LayoutRules {
  public static let aspectOverdetermined = Rule(
    "SW213", "aspect-overdetermined", .warning,
    "A view has an aspect ratio, and both its dimensions are settled besides.",
    page: RulePage(
      explanation: """
        Width, height and their ratio: two of the three say it all, and the third agrees only by chance.
        Let one dimension follow from the ratio, or leave the ratio out.
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
          - photo.horizontalEdges == root.horizontalEdges
          - photo.height == 200
          - photo.width == 16:9 * photo.height
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
          - photo.horizontalEdges == root.horizontalEdges
          - photo.width == 16:9 * photo.height
        """,
      see: ["constraints.md"]))
}
