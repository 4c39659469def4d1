extension LayoutRules {
  public static let zeroSize = Rule(
    "SW406", "zero-size", .warning,
    "A view with something to show has no width or height.",
    page: RulePage(
      explanation: """
        The constraints have a solution, and in it the view has shrunk to nothing. Two ratios that
        almost agree do this (`height == 0.56 * width` and `width == 1.78 * height` hold together
        only at 0), or insets that use up all there is.

        Views that the scene collapses itself, with a size of 0, and plain views without a size of
        their own are left alone.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 320, height: 200}
        root:
          children:
            - {id: photo, type: imageView, intrinsic: [160, 90]}
        constraints:
          - photo.top == root.top
          - photo.leading == root.leading
          - photo.height == 0.56 * photo.width
          - photo.width == 1.78 * photo.height
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 320, height: 200}
        root:
          children:
            - {id: photo, type: imageView, intrinsic: [160, 90]}
        constraints:
          - photo.top == root.top
          - photo.leading == root.leading
          - photo.width == 16:9 * photo.height
        """))
}
