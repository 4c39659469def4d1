extension LayoutRules {
  public static let baselineRow = Rule(
    "SW505", "baseline-row", .info,
    "A row is as high as one view in it, and a taller one on the same baseline sticks out.",
    page: RulePage(
      explanation: """
        Views on one baseline have their tops at different heights. A row that is tied to the top and
        the bottom of one of them follows that one, whatever the others need. Tie it to the tallest,
        or hold every view inside with `>=` and `<=`.

        A stack view that aligns by baselines does the same with its first view.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 320, height: 200}
        root:
          children:
            - id: row
              children:
                - {id: unit, type: label, intrinsic: [30, 20], baseline: {first: 16, last: 4}}
                - {id: number, type: label, intrinsic: [90, 60], baseline: {first: 48, last: 12}}
        constraints:
          - row.top == root.top + 60
          - row.leading == root.leading + 16
          - H:|[number]-4-[unit]|
          - unit.verticalEdges == row.verticalEdges
          - number.firstBaseline == unit.firstBaseline
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 320, height: 200}
        root:
          children:
            - id: row
              children:
                - {id: unit, type: label, intrinsic: [30, 20], baseline: {first: 16, last: 4}}
                - {id: number, type: label, intrinsic: [90, 60], baseline: {first: 48, last: 12}}
        constraints:
          - row.top == root.top + 60
          - row.leading == root.leading + 16
          - H:|[number]-4-[unit]|
          - number.verticalEdges == row.verticalEdges
          - number.firstBaseline == unit.firstBaseline
        """))
}
