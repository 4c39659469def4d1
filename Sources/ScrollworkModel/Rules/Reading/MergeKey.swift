extension ReadingRules {
  public static let mergeKey = Rule(
    "SW013", "merge-key", .error,
    "YAML merge keys aren't supported.",
    page: RulePage(
      explanation: """
        Merge keys (`<<`) were an experiment of YAML 1.1 that readers treat differently. Give
        what views share as a template; its keys, children and constraints are then in one
        place.
        """,
      failing: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        root:
          children:
            - &row {id: a, frame: [0, 0, 10, 10]}
            - {<<: *row, id: b}
        """,
      repaired: """
        scrollwork: 1
        viewport: {width: 100, height: 100}
        templates: {row: {frame: [0, 0, 10, 10]}}
        root:
          children:
            - {type: row, id: a}
            - {type: row, id: b}
        """,
      see: ["scene-format.md#repeat-templates-scopes"]))
}
