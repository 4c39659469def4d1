extension LayoutRules {
  public static let huggingTie = Rule(
    "SW303", "hugging-tie", .error,
    "Views that hug alike share room that is left over; inside a stack view only an info.",
    page: RulePage(
      explanation: """
        There is more room than the views want, and all of them resist growing alike, so it is
        open who grows. Raise the hugging of those that shouldn't. Inside a stack view UIKit
        settles it silently, and the severity is info.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root:
          children:
            - {id: a, type: label, intrinsic: [20, 10]}
            - {id: b, type: label, intrinsic: [20, 10]}
        constraints:
          - H:|-8-[a]-8-[b]-8-|
          - a.top == root.top
          - b.top == root.top
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root:
          children:
            - {id: a, type: label, intrinsic: [20, 10]}
            - {id: b, type: label, intrinsic: [20, 10], hugging: {horizontal: 252}}
        constraints:
          - H:|-8-[a]-8-[b]-8-|
          - a.top == root.top
          - b.top == root.top
        """))
}
