import ScrollworkLayout
import ScrollworkModel
import Testing

/// SW501 to SW505: what stack views, hosts, directions and baselines make of a layout.
@Suite struct PortabilityRuleTests {
  private func findings(_ solved: SolvedScene, _ code: String) -> [Diagnostic] {
    solved.result.diagnostics.filter { $0.code == code }
  }

  // MARK: SW501

  private func proportional(
    spacing: Double, width: Double = 320
  ) throws -> SolvedScene {
    let row = stack("row", .horizontal, [box("a", 50, 44), box("b", 50, 44), box("c", 100, 44)]) {
      $0.stack.distribution = .fillProportionally
      $0.stack.spacing = spacing
    }
    return try SolvedScene(width, 44, [row], ["row.edges == root.edges"])
  }

  @Test func spacingOutOfTheLastShare() throws {
    let solved = try proportional(spacing: 20, width: 480)
    let finding = try #require(findings(solved, "SW501").first)
    #expect(finding.severity == .warning)
    #expect(
      finding.message == "\"c\" gets a width of 240, and its share of \"row\" would be 220: with "
        + "fillProportionally the last view makes up for 40 pt of spacing and margins.")
    #expect(finding.views == ["row", "c"])
    #expect(
      finding.repairs.map(\.title) == [
        "give \"row\" distribution fill, add b.width == a.width and add c.width == 2 * a.width"
      ])
    #expect(
      finding.repairs.first?.effects.contains(
        .frame("c", Rect(x: 260, y: 0, width: 220, height: 44))) == true)
  }

  @Test func proportionsThatAreRight() throws {
    #expect(findings(try proportional(spacing: 0), "SW501").isEmpty)
    // As long as the views and the gaps together.
    #expect(findings(try proportional(spacing: 20, width: 240), "SW501").isEmpty)
  }

  // MARK: SW502

  private func equalRows(
    _ heights: [Double], _ constraints: [ConstraintDeclaration] = []
  ) throws -> SolvedScene {
    let rows = heights.enumerated().map { box("row\($0.offset)", 100, $0.element) }
    let column = stack("column", .vertical, rows) { $0.stack.distribution = .fillEqually }
    return try SolvedScene(
      375, 667, [view("scroll", .scrollView, [column])],
      [
        fullScreenScroll, "column.edges == scroll.content.edges",
        "column.width == scroll.frame.width",
      ] + constraints)
  }

  @Test func allAsHighAsTheHighest() throws {
    let solved = try equalRows([40, 40, 200])
    let finding = try #require(findings(solved, "SW502").first)
    #expect(finding.severity == .warning)
    #expect(
      finding.message
        == "All 3 views in \"column\" are 200 high because \"row2\" is: nothing outside "
        + "gives \"column\" a height, and fillEqually adds 320 pt to the others.")
    #expect(finding.repairs.map(\.title) == ["give \"column\" distribution fill"])
    #expect(
      finding.repairs.first?.effects
        == [.frame("column", Rect(x: 0, y: 0, width: 375, height: 280))])
  }

  @Test func equalLengthsThatAreMeant() throws {
    // Not far from equal, or a length from outside.
    #expect(findings(try equalRows([40, 50, 60]), "SW502").isEmpty)
    #expect(
      findings(
        try equalRows([40, 40, 200], ["column.height == scroll.frame.height"]), "SW502"
      ).isEmpty)
  }

  // MARK: SW503

  private func cell(_ constraints: [ConstraintDeclaration]) throws -> [Diagnostic] {
    var fitting = named("fitting", "cell.height == 0 @50")
    fitting.origin = .host
    let title = view("title", .label) {
      $0.text = .measured(width: 700, lineHeight: 20, lines: 0)
    }
    return findings(
      try SolvedScene(
        375, 667, [view("cell", .view, [title])],
        [
          "cell.top == root.top", "cell.left == root.left", "cell.width == 375", fitting,
          "title.top == cell.top + 11", "title.horizontalEdges == cell.horizontalEdges inset 16",
        ] + constraints), "SW503")
  }

  @Test func aCellThatCollapses() throws {
    let finding = try #require(try cell([]).first)
    #expect(finding.severity == .warning)
    #expect(
      finding.message == "The fitting height of \"cell\" is 0, and \"title\" in it ends at 71: no "
        + "chain of constraints leads from one edge of \"cell\" to the other.")
    #expect(
      finding.help == "Tie the last view to the bottom edge: title.bottom == cell.bottom - 11.")
    #expect(finding.constraints == ["fitting"])
    #expect(
      finding.repairs.first?.effects.contains(
        .frame("cell", Rect(x: 0, y: 0, width: 375, height: 82))) == true)
  }

  @Test func aChainThatHolds() throws {
    #expect(try cell(["title.bottom == cell.bottom - 11"]).isEmpty)
    #expect(try cell(["title.bottom <= cell.bottom"]).isEmpty)
  }

  // MARK: SW504

  private func mixed(
    _ constraints: [ConstraintDeclaration], _ direction: LayoutDirection = .leftToRight
  ) throws -> [Diagnostic] {
    findings(
      try SolvedScene(
        320, 100, [box("icon", 24, 24), box("title", 100, 20, .label)],
        ["icon.top == root.top", "title.top == root.top"] + constraints
      ) { $0.viewport.direction = direction }, "SW504")
  }

  @Test func aViewThatLeavesTheScreen() throws {
    let finding = try #require(
      try mixed(["icon.leading == root.leading + 16", named("gap", "title.left == icon.right + 8")])
        .first)
    #expect(finding.severity == .warning)
    #expect(
      finding.message
        == "Left and right stand among leading and trailing: in a right-to-left layout "
        + "\"title\" sticks out of \"root\" by 92 pt.")
    #expect(finding.views == ["icon", "title"])
    #expect(finding.constraints == ["gap"])
    #expect(finding.repairs.map(\.title) == ["write title.leading == icon.trailing + 8 instead"])
  }

  @Test func aWidthThatContradicts() throws {
    let found = try mixed([
      "icon.left == root.left + 16", "title.leading == icon.trailing + 8",
      "title.trailing == root.trailing - 16",
    ])
    #expect(
      found.first?.message.hasSuffix("layout the constraints contradict each other.") == true,
      "\(found)")
  }

  @Test func directionsThatAreSafe() throws {
    // All of one kind, or both of them apart.
    #expect(try mixed(["icon.left == root.left + 16", "title.left == icon.right + 8"]).isEmpty)
    #expect(
      try mixed(["icon.leading == root.leading + 16", "title.leading == icon.trailing + 8"]).isEmpty
    )
    #expect(
      try mixed(["icon.centerX == root.centerX", "title.left == icon.right + 8"]).isEmpty)
    var left = named("left", "title.left == icon.right + 8")
    left.when = .leftToRight
    #expect(try mixed(["icon.leading == root.leading + 16", left]).isEmpty)
  }

  @Test func insetsThatDoNotTurn() throws {
    func found(_ inset: InsetSpecification) throws -> [Diagnostic] {
      findings(
        try SolvedScene(
          320, 100,
          [
            view("scroll", .scrollView, [box("content", 600, 80)]) {
              $0.scroll.contentInset = inset
            }
          ], [fullScreenScroll, "content.edges == scroll.content.edges"]), "SW504")
    }
    let finding = try #require(try found(InsetSpecification(near: 16, far: 4)).first)
    #expect(
      finding.message
        == "The contentInset of \"scroll\" is 16 at the left and 4 at the right in both "
        + "directions, and what is tied to its content by leading and trailing turns round.")
    #expect(finding.help == "Write leading: 16 and trailing: 4 for left and right.")
    #expect(finding.repairs.count == 1)
    #expect(try found(InsetSpecification(near: 16, far: 16)).isEmpty)
    #expect(try found(InsetSpecification(near: 16, far: 4, isDirectional: true)).isEmpty)
  }

  // MARK: SW505

  private func label(_ id: String, _ height: Double, _ first: Double) -> ViewNode {
    box(id, 80, height, .label) { $0.baseline = Baselines(first: first, last: height - first) }
  }

  @Test func aRowThatFollowsTheSmallest() throws {
    let solved = try SolvedScene(
      375, 667, [view("row", .view, [label("s", 34, 27), label("big", 67, 53)])],
      [
        "row.top == root.top + 100", "row.centerX == root.centerX", "s.left == row.left",
        "big.left == s.right + 8", "big.right == row.right", "s.top == row.top",
        "s.bottom == row.bottom", named("base", "big.firstBaseline == s.firstBaseline"),
      ])
    let finding = try #require(findings(solved, "SW505").first)
    #expect(findings(solved, "SW505").count == 1)
    #expect(finding.severity == .info)
    #expect(
      finding.message
        == "The height of \"row\" is that of \"s\"; \"big\" on the same baseline sticks "
        + "out by 26 pt above and 7 pt below.")
    #expect(finding.views == ["row", "s", "big"])
    #expect(finding.constraints == ["base"])
    #expect(
      finding.repairs.map(\.title) == [
        "write big.top == row.top and big.bottom == row.bottom instead"
      ])
    #expect(
      finding.repairs.first?.effects.contains(
        .frame("row", Rect(x: 103.5, y: 100, width: 168, height: 67))) == true)
  }

  @Test func aStackViewFollowsItsFirst() throws {
    func found(_ views: [ViewNode]) throws -> [Diagnostic] {
      let row = stack("row", .horizontal, views) { $0.stack.alignment = .firstBaseline }
      return findings(
        try SolvedScene(375, 667, [row], ["row.top == root.top + 90", "row.left == root.left"]),
        "SW505")
    }
    let finding = try #require(try found([label("s", 20, 16), label("big", 60, 50)]).first)
    #expect(
      finding.help == "A stack view holds its first view inside: put the tallest first.")
    #expect(finding.repairs.isEmpty)
    #expect(try found([label("big", 60, 50), label("s", 20, 16)]).isEmpty)
  }
}
