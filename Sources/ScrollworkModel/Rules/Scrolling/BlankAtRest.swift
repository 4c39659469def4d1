extension ScrollingRules {
  public static let blankAtRest = Rule(
    "SW717", "blank-at-rest", .warning,
    "Rows stay without their images when scrolling has ended.",
    page: RulePage(
      explanation: """
        A policy that asks for images late has to ask for them at last: when a drag ends at rest
        there is no deceleration, and a target that is remembered too long keeps later rows from
        asking. Ask for all visible rows in `willBeginDragging`, `didEndDragging(false)`,
        `didEndDecelerating` and `didEndScrollingAnimation`.
        """,
      command: "simulate", options: "-q",
      failing: """
        scrollwork: 1
        viewport: {width: 390, height: 400}
        root:
          children:
            - id: list
              type: scrollView
              frame: [0, 0, 390, 400]
              contentSize: [390, 4000]
              lazyImages: {items: cell.*, policy: targetRect}
              children: [{id: cell, repeat: 40, frame: [0, 100 * $i, 390, 100]}]
        scripts:
          drag-then-jump:
            events:
              - touch: {at: [200, 300]}
              - move: {to: [200, 200], over: 400ms}
              - hold: 200ms
              - lift
              - wait: rest
              - setContentOffset: {view: list, to: [0, 2000], animated: true}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 390, height: 400}
        root:
          children:
            - id: list
              type: scrollView
              frame: [0, 0, 390, 400]
              contentSize: [390, 4000]
              lazyImages: {items: cell.*, policy: naive}
              children: [{id: cell, repeat: 40, frame: [0, 100 * $i, 390, 100]}]
        scripts:
          drag-then-jump:
            events:
              - touch: {at: [200, 300]}
              - move: {to: [200, 200], over: 400ms}
              - hold: 200ms
              - lift
              - wait: rest
              - setContentOffset: {view: list, to: [0, 2000], animated: true}
        """,
      see: ["scripts.md"]))
}
