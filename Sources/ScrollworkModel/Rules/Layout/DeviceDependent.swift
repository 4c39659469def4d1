extension LayoutRules {
  public static let deviceDependent = Rule(
    "SW210", "device-dependent", .info,
    "A contradiction or overflow is there at some widths and not at others.",
    page: RulePage(
      explanation: """
        A layout that was drawn for one device often breaks on the next one. When a scene without a
        `matrix` has a contradiction or content that is too wide, it is tried at the widths 320, 375,
        390, 414, 430, 768 and 1024 too, in scenes of up to 1,000 views. Whatever is to hold on
        several devices belongs in `matrix`, where each size is checked in full.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 320, height: 568}
        root:
          children: [{id: tip}]
        constraints:
          - tip.top == root.top + 60
          - tip.height == 60
          - tip.centerX == root.centerX
          - tip.width >= 300
          - tip.width == root.width - 32
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 320, height: 568}
        matrix:
          - {name: large, width: 430, height: 932}
        root:
          children: [{id: tip}]
        constraints:
          - tip.top == root.top + 60
          - tip.height == 60
          - tip.centerX == root.centerX
          - tip.width >= 300 @999
          - tip.width == root.width - 32
        """,
      see: ["scene-format.md"]))
}
