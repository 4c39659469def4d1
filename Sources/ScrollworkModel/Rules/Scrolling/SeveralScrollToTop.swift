extension ScrollingRules {
  public static let severalScrollToTop = Rule(
    "SW715", "several-scroll-to-top", .warning,
    "A tap on the status bar finds more than one scroll view that would answer.",
    page: RulePage(
      explanation: """
        With more than one scroll view on screen that has `scrollsToTop`, which is the default,
        UIKit scrolls none of them. Set `scrollsToTop: false` on all but one.
        """,
      command: "simulate", options: "-q",
      failing: """
        scrollwork: 1
        viewport: {width: 390, height: 844}
        root:
          children:
            - {id: left, type: scrollView, frame: [0, 0, 195, 844], contentSize: [195, 4000], contentOffset: [0, 500]}
            - {id: right, type: scrollView, frame: [195, 0, 195, 844], contentSize: [195, 4000]}
        scripts:
          top: {events: [tapStatusBar]}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 390, height: 844}
        root:
          children:
            - {id: left, type: scrollView, frame: [0, 0, 195, 844], contentSize: [195, 4000], contentOffset: [0, 500]}
            - id: right
              type: scrollView
              frame: [195, 0, 195, 844]
              contentSize: [195, 4000]
              scrollsToTop: false
        scripts:
          top: {events: [tapStatusBar]}
        """,
      see: ["scripts.md"]))
}
