extension ScrollingRules {
  public static let targetChangedWhilePaging = Rule(
    "SW713", "target-changed-while-paging", .warning,
    "A target is changed while the system pages, which ignores it.",
    page: RulePage(
      explanation: """
        `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)` may change where
        scrolling stops, but with `pagingEnabled` UIKit goes to the page all the same. Switch
        paging off where the delegate decides.
        """,
      command: "simulate", options: "-q",
      failing: """
        scrollwork: 1
        viewport: {width: 390, height: 844}
        root:
          children:
            - id: pager
              type: scrollView
              frame: [0, 0, 390, 844]
              contentSize: [3900, 844]
              pagingEnabled: true
              paging: {method: targetOffset, pageSize: 310}
        scripts:
          next: {events: [flick: {view: pager, velocity: [500, 0]}]}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 390, height: 844}
        root:
          children:
            - id: pager
              type: scrollView
              frame: [0, 0, 390, 844]
              contentSize: [3900, 844]
              paging: {method: targetOffset, pageSize: 310}
              decelerationRate: fast
        scripts:
          next: {events: [flick: {view: pager, velocity: [500, 0]}]}
        """,
      see: ["scripts.md"]))
}
