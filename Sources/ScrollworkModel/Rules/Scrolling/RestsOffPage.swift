extension ScrollingRules {
  public static let restsOffPage = Rule(
    "SW716", "rests-off-page", .warning,
    "A scroll view that pages comes to rest between two pages.",
    page: RulePage(
      explanation: """
        A programmatic offset, a change of size, or a drag that is interrupted can leave a
        paging scroll view off its boundaries, where it stays: nothing moves it again before the
        next touch. `keep: page` holds the page through changes of size.
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
        scripts:
          jump: {events: [setContentOffset: {view: pager, to: [500, 0], animated: true}]}
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
              pagingEnabled: true
        scripts:
          jump: {events: [setContentOffset: {view: pager, to: [780, 0], animated: true}]}
        """,
      see: ["scripts.md"]))
}
