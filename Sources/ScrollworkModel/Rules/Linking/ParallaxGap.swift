extension LinkingRules {
  public static let parallaxGap = Rule(
    "SW617", "parallax-gap", .warning,
    "A moving picture leaves its frame at an offset that can be reached.",
    page: RulePage(
      explanation: """
        At some offset the picture doesn't cover the frame round it, and what is behind shows. Make it
        larger, or leave `speed` out: then it moves just as far as it is larger.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 300, height: 500}
        root:
          children:
            - {id: list, type: scrollView, frame: [0, 0, 300, 500], contentSize: [300, 1500], children: [{id: card, frame: [0, 600, 300, 200], children: [{id: photo, type: imageView, frame: [0, 0, 300, 240]}]}]}
            - {id: bar, frame: [0, 0, 300, 80]}
        links:
          - {parallax: photo, in: list, speed: 0.2}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 300, height: 500}
        root:
          children:
            - {id: list, type: scrollView, frame: [0, 0, 300, 500], contentSize: [300, 1500], children: [{id: card, frame: [0, 600, 300, 200], children: [{id: photo, type: imageView, frame: [0, 0, 300, 240]}]}]}
            - {id: bar, frame: [0, 0, 300, 80]}
        links:
          - {parallax: photo, in: list}
        """,
      see: ["links.md"]))
}
