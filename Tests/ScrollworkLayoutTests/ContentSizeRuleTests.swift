import ScrollworkLayout
import ScrollworkModel
import Testing

/// Content sizes and scroll views' frames that don't come out: chains, and repairs that were tried.
@Suite struct ContentSizeRuleTests {
  private func scene(
    _ inside: [ViewNode], _ constraints: [ConstraintDeclaration]
  ) throws -> SolvedScene {
    try SolvedScene(
      375, 667, [view("scroll", .scrollView, inside)], [fullScreenScroll] + constraints)
  }

  private func chain(_ finding: Diagnostic) -> String? { finding.notes.first?.message }

  private func titles(_ finding: Diagnostic) -> [String] { finding.repairs.map(\.title) }

  // MARK: SW101

  @Test func theChainBreaksWhereTheTieIsMissing() throws {
    let solved = try scene(
      [box("a", 100, 40), box("b", 100, 60)],
      [
        "V:|-16-[a]-8-[b]", "a.horizontalEdges == scroll.horizontalEdges",
        "b.horizontalEdges == scroll.horizontalEdges", "a.width == scroll.width",
      ])
    #expect(solved.codes == ["SW101"])
    let finding = try solved.finding("SW101")
    #expect(
      chain(finding) == "The vertical chain: scroll.content.top > 16 > a (40) > 8 > b (60) > "
        + "b.bottom > [nothing] > scroll.content.bottom.")
    #expect(
      finding.notes.last?.message
        == "Next to views inside, scroll.leading and scroll.trailing mean "
        + "the content area; scroll.width means the frame.")
    #expect(
      titles(finding) == [
        "add b.bottom == scroll.content.bottom - 16", "add b.bottom == scroll.content.bottom",
      ])
    #expect(
      finding.repairs[0].effects.contains(
        .contentSize("scroll", Size(width: 375, height: 140))))
  }

  /// The chain may also break in the middle: both ends are shown.
  @Test func theChainBreaksInTheMiddle() throws {
    let solved = try scene(
      [view("content", .view, [box("a", 100, 20), box("b", 100, 30)])],
      [
        "content.edges == scroll.content.edges", "content.width == scroll.frame.width",
        "a.top == content.top + 10", "a.left == content.left", "b.left == content.left",
        "b.top >= a.bottom", "b.bottom == content.bottom - 5",
      ])
    #expect(
      chain(try solved.finding("SW102"))
        == "The vertical chain: scroll.content.top > content.top > "
        + "10 > a (20) > a.bottom > [nothing] > b.top > b (30) > 5 > content.bottom > "
        + "scroll.content.bottom.")
  }

  @Test func longChainsAreShortened() throws {
    let rows = (1...20).map { box("r\($0)", 100, 10) }
    let column = stack("column", .vertical, rows)
    let solved = try scene(
      [column],
      [
        "column.top == scroll.top", "column.horizontalEdges == scroll.horizontalEdges",
        "column.width == scroll.width",
      ])
    #expect(
      chain(try solved.finding("SW101")) == "The vertical chain: scroll.content.top > column.top > "
        + "r1 (10) > r2 (10) > … > r19 (10) > r20 (10) > column.bottom > [nothing] > "
        + "scroll.content.bottom.")
  }

  @Test func chainsBeginWhereReadingDoes() throws {
    let solved = try SolvedScene(
      375, 667, [view("scroll", .scrollView, [box("a", 500, 40), box("b", 100, 40)])],
      [
        fullScreenScroll, "a.verticalEdges == scroll.content.verticalEdges",
        "b.top == a.top", "a.leading == scroll.content.leading + 16",
        "b.leading == a.trailing + 8",
      ]
    ) { $0.viewport.direction = .rightToLeft }
    let finding = try solved.finding("SW101")
    #expect(
      chain(finding)
        == "The horizontal chain: scroll.content.leading > 16 > a (500) > 8 > b (100) > "
        + "b.trailing > [nothing] > scroll.content.trailing.")
    #expect(finding.message.hasSuffix("nothing is tied to its trailing edge; \"b\" ends at 624."))
    // As in a chain from left to right.
    #expect(
      titles(finding) == [
        "add b.trailing == scroll.content.trailing - 16",
        "add b.trailing == scroll.content.trailing",
      ])
  }

  @Test func inequalitiesAtTheFarEdge() throws {
    let solved = try scene(
      [box("a", 100, 20)],
      [
        "a.verticalEdges == scroll.verticalEdges", "a.leading == scroll.leading + 20",
        named("room", "a.trailing <= scroll.trailing - 20"),
      ])
    #expect(solved.codes == ["SW101", "SW305"])
    #expect(
      titles(try solved.finding("SW101")) == [
        "add scroll.content.width == scroll.frame.width",
        "write a.trailing == scroll.trailing - 20 instead",
        "add a.trailing == scroll.content.trailing - 20",
      ])
    let finding = try solved.finding("SW305")
    #expect(finding.severity == .warning)
    #expect(
      finding.message == "Only inequalities bound scroll.content.width: a.trailing <= "
        + "scroll.trailing - 20. It can be 140 and up.")
    #expect(finding.constraints == ["room"])
  }

  // MARK: SW102, SW103, SW106

  @Test func eachAxisOfACircleHasRepairsOfItsOwn() throws {
    let solved = try scene(
      [view("content", .view, [box("a", 100, 20)])],
      [
        "content.edges == scroll.edges", "a.top == content.top + 16",
        "a.leading == content.leading + 16",
      ])
    #expect(solved.codes == ["SW102", "SW102"])
    let (horizontal, vertical) = (solved.result.diagnostics[0], solved.result.diagnostics[1])
    #expect(
      chain(vertical) == "The vertical chain: scroll.content.top > content.top > 16 > a (20) > "
        + "a.bottom > [nothing] > content.bottom > scroll.content.bottom.")
    #expect(
      titles(horizontal) == [
        "add content.width == scroll.frame.width", "add a.trailing == content.trailing - 16",
        "add a.trailing == content.trailing",
      ])
    #expect(
      titles(vertical) == [
        "add a.bottom == content.bottom - 16", "add a.bottom == content.bottom",
        "add content.height == scroll.frame.height",
      ])
  }

  @Test func edgesMoveToTheContentArea() throws {
    let title = view("title", .label) { $0.text = .measured(width: 700, lineHeight: 24, lines: 0) }
    let solved = try scene(
      [view("content", .view, [title])],
      [
        "content.edges == root.edges inset 8", "content.width == root.width - 16",
        "title.edges == content.edges",
      ])
    #expect(solved.codes == ["SW103"])
    let finding = try solved.finding("SW103")
    #expect(titles(finding) == ["tie the edges of content to scroll.content"])
    #expect(
      finding.repairs[0].changes == [
        .replaceConstraint(
          at: .none,
          with: [
            "content.top == scroll.content.top + 8",
            "content.leading == scroll.content.leading + 8",
            "content.bottom == scroll.content.bottom - 8",
            "content.trailing == scroll.content.trailing - 8",
          ])
      ])
    #expect(
      finding.repairs[0].effects.contains(.contentSize("scroll", Size(width: 375, height: 64))))
  }

  @Test func aLeastSizeGetsAnOpponent() throws {
    let solved = try scene(
      [view("content")],
      [
        "content.edges == scroll.content.edges", "content.width == scroll.frame.width",
        named("fill", "content.height >= scroll.height"),
      ])
    #expect(solved.codes == ["SW106"])
    #expect(
      titles(try solved.finding("SW106")) == ["add content.height == scroll.height @50"])
  }

  // MARK: SW107, SW111, SW113

  @Test func prioritiesAboveTheHugging() throws {
    let label = box("label", 200, 300, .label)
    let solved = try scene(
      [view("content", .view, [label])],
      [
        "content.edges == scroll.content.edges", "content.width == scroll.frame.width",
        named("eqh", "content.height == scroll.frame.height @250"), "label.edges == content.edges",
      ])
    let finding = try solved.finding("SW107")
    #expect(
      titles(finding) == ["give eqh priority 500", "give label a vertical hugging of 249"])
    #expect(
      finding.repairs[0].effects.contains(
        .contentSize("scroll", Size(width: 375, height: 667))))
  }

  @Test func scrollViewsGetAFrame() throws {
    let solved = try SolvedScene(
      375, 667, [view("scroll", .scrollView, [box("content", 300, 400)])],
      [
        "scroll.top == root.top + 20", "scroll.horizontalEdges == root.horizontalEdges",
        "content.edges == scroll.content.edges",
      ])
    #expect(solved.codes == ["SW111"])
    let finding = try solved.finding("SW111")
    #expect(
      titles(finding) == [
        "add scroll.bottom == root.bottom - 20", "add scroll.height == scroll.content.height",
      ])
    #expect(
      finding.repairs[0].effects == [
        .frame("scroll", Rect(x: 0, y: 20, width: 375, height: 627))
      ])
  }

  private func page(_ rows: Size, _ more: ConstraintDeclaration...) throws -> SolvedScene {
    let list = view("list", .scrollView, [view("rows", .view) { $0.size = rows }])
    return try scene(
      [view("body", .view, [list])],
      [
        "body.edges == scroll.content.edges", "body.width == scroll.frame.width",
        "list.edges == body.edges", "rows.edges == list.content.edges",
      ] + more)
  }

  @Test func listsInPagesNeedAHeight() throws {
    let solved = try page(Size(width: 375, height: 900))
    #expect(solved.codes == ["SW102", "SW111", "SW113"])
    let finding = try solved.finding("SW113")
    #expect(
      finding.message == "\"list\" scrolls in the same direction inside \"scroll\" and has no "
        + "height: its content is 900 high, but a scroll view takes no size from it.")
    #expect(finding.views == ["scroll", "list"])
    for code in ["SW102", "SW111", "SW113"] {
      #expect(
        titles(try solved.finding(code)).first == "add list.height == list.content.height")
    }
    #expect(
      try page(Size(width: 375, height: 900), "list.height == list.content.height").codes == [])
    // A strip scrolls the other way.
    #expect(
      try page(Size(width: 900, height: 100)).codes.contains("SW113") == false)
  }

  // MARK: SW116 beside a contradiction, SW305

  @Test func anInequalityThatPointsOutwards() throws {
    let solved = try SolvedScene(
      375, 667, [box("label", 200, 20, .label)],
      [
        "label.top == root.top", "label.leading <= root.leading + 40",
        named("far", "label.trailing >= root.trailing - 15"), "label.width <= 100",
      ])
    #expect(solved.codes.contains("SW201"))
    let finding = try solved.finding("SW116")
    #expect(
      finding.message == "far (label.trailing >= root.trailing - 15) keeps the trailing edge of "
        + "\"label\" from being more than 15 pt inside \"root\": its inequality points outwards.")
    #expect(finding.constraints == ["far"])
    let outwards = try SolvedScene(
      375, 667, [view("card")],
      [
        "card.top == root.top", "card.height == 10", "card.leading == root.leading",
        "card.width == 375", named("end", "card.trailing == root.trailing + 8"),
      ])
    #expect(outwards.codes == ["SW201", "SW209", "SW116"])
  }

  @Test func sizesBetweenBounds() throws {
    let constraints: [ConstraintDeclaration] = [
      "tip.top == root.top", "tip.height == 60", "tip.centerX == root.centerX",
      named("low", "tip.width >= 300"), named("high", "tip.width <= root.width - 32"),
    ]
    let solved = try SolvedScene(375, 667, [view("tip")], constraints)
    #expect(solved.codes == ["SW301", "SW302", "SW305"])
    let finding = try solved.finding("SW305")
    #expect(
      finding.message == "Only inequalities bound tip.width: tip.width >= 300 and tip.width <= "
        + "root.width - 32. It can be 300 to 343.")
    #expect(finding.constraints == ["low", "high"])
    #expect(
      titles(finding) == [
        "write tip.width == 300 instead", "write tip.width == root.width - 32 instead",
      ])
  }

  @Test func equationsThatDecideAreNoInequalities() throws {
    // What is open here is the parent.
    let solved = try SolvedScene(
      375, 667, [view("box", .view, [view("a")])],
      [
        "box.top == root.top", "box.height == 50", "box.left == root.left", "a.width == box.width",
        "a.width >= 10", "a.left == box.left", "a.top == box.top", "a.height == 10",
      ])
    #expect(!solved.codes.contains("SW305"))
  }
}
