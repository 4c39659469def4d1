import ScrollworkLayout
import ScrollworkModel
import Testing

/// What is said of contradictions, and beside them.
@Suite struct ConflictRuleTests {
  private func conflict(_ solved: SolvedScene) throws -> Diagnostic {
    try #require(solved.result.diagnostics.first { $0.code == "SW201" })
  }

  private func message(_ solved: SolvedScene, _ code: String) throws -> String {
    try #require(solved.result.diagnostics.first { $0.code == code }, "\(solved.codes)").message
  }

  private static let prompt: [ConstraintDeclaration] = [
    "prompt.top == root.top", "prompt.left == root.left", named("w", "prompt.width == 0"),
    "prompt.height == 60", "label.top == prompt.top", "label.height == 20",
    named("l", "label.left == prompt.left + 37"), named("r", "label.right == prompt.right - 37"),
  ]

  @Test func arithmeticMembersFactsAndWhatComesOut() throws {
    let solved = try SolvedScene(375, 667, [view("prompt", .view, [view("label")])], Self.prompt)
    #expect(solved.codes == ["SW201", "SW207"])
    let finding = try conflict(solved)
    #expect(
      finding.message == "These 3 constraints cannot all hold: 37 (l) + 37 (r) = 74 pt are needed, "
        + "but prompt.width is 0 (w): 74 pt too much.")
    #expect(
      finding.notes.map(\.message) == [
        "w (prompt.width == 0)", "l (label.left == prompt.left + 37)",
        "r (label.right == prompt.right - 37)", "given that label.width >= 0",
        "to go on, r is left out: label [37, 0, 0, 20] and prompt [0, 0, 0, 60]",
      ])
    #expect(finding.constraints == ["w", "l", "r"])
    #expect(finding.views == ["prompt", "label"])
    #expect(
      try message(solved, "SW207") == "Insets of 37 + 37 do not fit into a width of 0.")
  }

  @Test func repairsAreThoseThatHold() throws {
    let solved = try SolvedScene(375, 667, [view("prompt", .view, [view("label")])], Self.prompt)
    let repairs = try conflict(solved).repairs
    #expect(repairs.first?.title == "give r priority 999")
    #expect(
      repairs.first?.effects == [
        .frame("label", Rect(x: 37, y: 0, width: 0, height: 20)),
        .frame("prompt", Rect(x: 0, y: 0, width: 0, height: 60)),
      ])
  }

  /// One of two contradictions that share a constraint isn't settled by what leaves the other.
  @Test func aRepairThatOnlyMovesTheProblemIsRefused() throws {
    let solved = try SolvedScene(
      375, 667, [view("a")],
      [
        "a.top == root.top", "a.left == root.left", "a.height == 10",
        named("small", "a.width == 10"), named("large", "a.width == 30"),
        named("larger", "a.width == 50"),
      ])
    let found = solved.result.diagnostics.filter { $0.code == "SW201" }
    #expect(found.count == 3)
    let pair = try #require(found.first { $0.constraints == ["small", "large"] })
    #expect(pair.repairs.map(\.title).contains("leave out large"))
    #expect(pair.repairs.allSatisfy { !$0.title.contains("larger") })
  }

  /// What makes a view larger than the screen that holds it only puts the lack of room elsewhere.
  @Test func aRepairThatReachesOutsideIsRefused() throws {
    let solved = try SolvedScene(
      320, 568, [view("home", .view, [view("tip")])],
      [
        "home.verticalEdges == root.verticalEdges", named("near", "home.leading == root.leading"),
        named("far", "home.trailing == root.trailing"), "tip.top == home.top + 60",
        "tip.height == 60", "tip.centerX == home.centerX", named("least", "tip.width >= 300"),
        named("most", "tip.width <= home.width - 32"),
      ])
    let finding = try conflict(solved)
    #expect(Set(finding.constraints) == ["near", "far", "least", "most"])
    #expect(
      finding.repairs.map(\.title) == [
        "give most priority 999", "give least priority 999",
        "write tip.width <= home.width - 20 instead",
      ])
  }

  @Test func chainTooShort() throws {
    let solved = try SolvedScene(
      375, 20, [box("a", nil, 20), box("b", nil, 20)],
      [
        "a.verticalEdges == root.verticalEdges", "b.verticalEdges == root.verticalEdges",
        "a.leading == root.leading", "a.width == 50", "b.leading == a.trailing + 8",
        "b.width == 60", "b.trailing == root.trailing",
      ])
    #expect(
      try conflict(solved).message == "These 5 constraints cannot all hold: 50 (a.width) + "
        + "8 (b.leading) + 60 (b.width) = 118 pt have to fill root.width, which is 375: "
        + "257 pt too little.")
    #expect(try message(solved, "SW209").hasSuffix("it is 257 pt too short."))
  }

  @Test func factorsAreShown() throws {
    let solved = try SolvedScene(
      320, 480, [view("photo")],
      [
        "photo.top == root.top", "photo.left == root.left", named("w", "photo.width == 320"),
        named("ratio", "photo.height == 0.5 * photo.width"), named("h", "photo.height == 100"),
      ])
    #expect(
      try conflict(solved).message == "These 3 constraints cannot all hold: 160 (w, 0.5 x 320) pt "
        + "are needed, but photo.height is 100 (h): 60 pt too much.")
    #expect(try message(solved, "SW213").contains("\"photo\" has an aspect ratio, ratio"))
  }

  @Test func aNegativeSizeTurnsItsSign() throws {
    let solved = try SolvedScene(
      375, 667, [view("v")],
      [
        "v.top == root.top", "v.left == root.left", "v.height == 10",
        named("neg", "v.width == -16"),
      ]
    )
    #expect(
      try conflict(solved).message == "neg (v.width == -16) cannot hold: no size is negative.")
    #expect(try message(solved, "SW212") == "v.width would have to be -16.")
    #expect(try conflict(solved).repairs.first?.title == "write v.width == 16 instead")
  }

  @Test func theHostIsNamedAndNotBlamed() throws {
    var host = named("cell-height", "cell.height == 44")
    host.origin = .host
    let solved = try SolvedScene(
      375, 667, [view("cell", .view, [view("box")])],
      [
        "cell.top == root.top", "cell.left == root.left", "cell.width == 375", host,
        "box.top == cell.top", "box.left == cell.left", "box.right == cell.right",
        "box.height == 100", named("bottom", "box.bottom == cell.bottom"),
      ])
    let finding = try conflict(solved)
    #expect(finding.notes.contains { $0.message.hasSuffix("added by the host") })
    #expect(!finding.repairs.isEmpty)
    #expect(finding.repairs.allSatisfy { !$0.title.contains("cell-height") })
    #expect(solved.codes.contains("SW205"))
  }

  /// What would be printed as 0 isn't printed.
  @Test func equationsLeaveOutWhatRoundsToZero() throws {
    let solved = try SolvedScene(
      375, 667, [view("a")],
      [
        named("one", "a.left == root.left + 0.3 - 0.2 - 0.1"),
        named("two", "a.left == root.left + 5"),
      ])
    let notes = try conflict(solved).notes.map(\.message)
    #expect(notes.contains("one (a.left == root.left)"), "\(notes)")
  }

  /// Several of a stack view's constraints share one name.
  @Test func generatedConstraintsShowTheirEquations() throws {
    for (direction, equations) in [
      (LayoutDirection.leftToRight, ["c.leading == s.leading", "c.trailing == s.trailing"]),
      // Here the sides are said, as leading and trailing would turn inequalities round.
      (.rightToLeft, ["s.left == c.left", "s.right == c.right"]),
    ] {
      let column = stack("s", .vertical, [view("c") { $0.size = Size(width: 100, height: 5) }])
      let solved = try SolvedScene(375, 20, [column], ["s.edges == root.edges"]) {
        $0.viewport.direction = direction
      }
      let notes = solved.result.diagnostics.filter { $0.code == "SW201" }.flatMap(\.notes)
      for equation in equations {
        let wanted = "s:UISV-alignment (\(equation)), added by the stack view"
        #expect(notes.contains { $0.message == wanted }, "\(notes.map(\.message))")
      }
    }
  }

  @Test func equationsOfSpacingAndIntrinsicSizes() throws {
    let row = stack(
      "s", .horizontal,
      [
        box("a", 50, 20) { $0.hugging.horizontal = 1000 },
        box("b", 60, 20) { $0.hugging.horizontal = 1000 },
      ]
    ) { $0.stack.spacing = 8 }
    let solved = try SolvedScene(375, 20, [row], ["s.edges == root.edges"])
    let notes = try conflict(solved).notes.map(\.message)
    for wanted in [
      "s:UISV-canvas-connection (a.leading == s.leading), added by the stack view",
      "s:UISV-spacing (b.leading == a.trailing + 8), added by the stack view",
      "a.hugging.horizontal (a.width <= 50), from the view's content",
    ] {
      #expect(notes.contains(wanted), "\(notes)")
    }
  }

  @Test func hiddenInAStackView() throws {
    let row = stack("s", .horizontal, [box("a", 50, 20), box("b", 60, 20) { $0.hidden = true }])
    let solved = try SolvedScene(
      375, 20, [row], ["s.top == root.top", "s.left == root.left", named("w", "b.width == 55")])
    #expect(
      try message(solved, "SW206")
        == "\"b\" is hidden: its stack view requires width 0, w requires 55.")
    #expect(try conflict(solved).repairs.map(\.title) == ["give w priority 999"])
  }

  @Test func boundsThatCross() throws {
    let solved = try SolvedScene(
      320, 568, [view("tip")],
      [
        "tip.top == root.top", "tip.height == 60", "tip.centerX == root.centerX",
        named("min", "tip.width >= 300"), named("max", "tip.width <= root.width - 32"),
      ])
    #expect(
      try message(solved, "SW208")
        == "tip.width is to be at least 300 (min), but the other constraints leave 288.")
  }
}
