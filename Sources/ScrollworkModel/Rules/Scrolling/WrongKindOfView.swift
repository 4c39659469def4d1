extension ScrollingRules {
  public static let wrongKindOfView = Rule(
    "SW706", "wrong-kind-of-view", .error,
    "A script asks something of a view that it can't do.",
    page: RulePage(
      explanation: """
        `flick`, `setContentOffset`, `scrollRectToVisible`, `pinch` and `zoomToRect` are for
        scroll views, `zoomToRect` and `pinch` only for those with a `zoomView`,
        `beginRefreshing` and `endRefreshing` for those with `refresh`. `scrollRectToVisible`
        shows what is inside. `set` gives a scroll view's keys to scroll views.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 390, height: 844}
        root:
          children:
            - id: list
              type: scrollView
              frame: [0, 0, 390, 844]
              contentSize: [390, 4000]
              children:
                - {id: photo, frame: [0, 0, 390, 300]}
        scripts:
          swipe:
            events:
              - setContentOffset: {view: photo, to: [0, 300], animated: true}
              - wait: rest
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 390, height: 844}
        root:
          children:
            - id: list
              type: scrollView
              frame: [0, 0, 390, 844]
              contentSize: [390, 4000]
              children:
                - {id: photo, frame: [0, 0, 390, 300]}
        scripts:
          swipe:
            events:
              - setContentOffset: {view: list, to: [0, 300], animated: true}
              - wait: rest
        """,
      see: ["scripts.md"]))
}
