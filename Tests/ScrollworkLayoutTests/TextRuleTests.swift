import ScrollworkLayout
import ScrollworkModel
import Testing

/// Texts that come out cut, on one line, or with the height of another width: SW402 to SW405.
@Suite struct TextRuleTests {
  private func text(
    _ id: String, _ width: Double, _ lineHeight: Double = 20, lines: Int = 0,
    _ adjust: (inout ViewNode) -> Void = { _ in }
  ) -> ViewNode {
    view(id, .label) {
      $0.text = .measured(width: width, lineHeight: lineHeight, lines: lines)
      adjust(&$0)
    }
  }

  private func finding(_ solved: SolvedScene, _ code: String) throws -> Diagnostic {
    try #require(solved.result.diagnostics.first { $0.code == code })
  }

  // MARK: SW402

  @Test func aTextThatAStrongWishCuts() throws {
    let done = view("b", .button) { $0.size = Size(width: 45, height: 20) }
    let solved = try SolvedScene(
      320, 60, [box("l", 200, 20, .label), done],
      [
        "l.top == root.top + 10", "b.top == root.top + 10", "l.leading >= root.leading + 20",
        named("gap", "b.leading >= l.trailing + 8"), "b.trailing == root.trailing - 20",
        named("cx", "l.centerX == root.centerX @999"),
      ])
    #expect(solved.codes == ["SW402"])
    let finding = try finding(solved, "SW402")
    #expect(finding.severity == .warning)
    #expect(
      finding.message == "\"l\" needs a width of 200 and gets 174 because of cx (999), "
        + "b.size.width, gap and 1 more: its text is cut.")
    #expect(finding.help == "Give it more width, or let cx give way: a priority below 750.")
    #expect(finding.views == ["l"])
    #expect(finding.constraints == ["l.compression.horizontal"])
    #expect(finding.repairs.map(\.title) == ["give cx priority 700"])
    #expect(
      finding.repairs.first?.effects.first
        == .frame("l", Rect(x: 47, y: 10, width: 200, height: 20)))
  }

  @Test func aContentThatASizeOfTheSceneCuts() throws {
    let column = stack("s", .vertical, [box("wide", 750, 20)])
    let solved = try SolvedScene(
      375, 667, [column],
      [
        "s.top == root.top", "s.left == root.left",
        "s.width == root.width",
      ])
    #expect(try finding(solved, "SW402").message.hasSuffix("its content doesn't fit."))
    #expect(
      try finding(solved, "SW402").message.hasPrefix("\"wide\" needs a width of 750 and gets 375 "))
  }

  @Test func bothSides() throws {
    let solved = try SolvedScene(
      375, 667, [view("row", .view, [text("a", 100, lines: 1)])],
      [
        "row.top == root.top", "row.left == root.left", "row.width == 80", "row.height == 12",
        "a.edges == row.edges",
      ])
    #expect(
      try finding(solved, "SW402").message.hasPrefix(
        "\"a\" needs a size of 100 x 20 and gets 80 x 12 because of "))
    #expect(
      try finding(solved, "SW402").help == "Give it more width and height, or more lines "
        + "(lines: 0).")
  }

  @Test func linesForATextThatIsHeldTooNarrow() throws {
    let solved = try SolvedScene(
      100, 100, [text("a", 150, lines: 1)],
      ["a.top == root.top", "a.horizontalEdges == root.horizontalEdges"])
    let repair = try #require(try finding(solved, "SW402").repairs.first)
    #expect(repair.title == "let \"a\" have any number of lines")
    #expect(
      repair.changes == [
        .setKey("text", to: "{width: 150, lineHeight: 20, lines: 0}", at: .none)
      ])
    #expect(repair.effects == [.frame("a", Rect(x: 0, y: 0, width: 100, height: 40))])
  }

  /// A text as wide as the frame of its scroll view is cut, but not so that it scrolls sideways.
  @Test func aWidthIsNotGivenUp() throws {
    let solved = try SolvedScene(
      375, 667, [view("scroll", .scrollView, [box("a", 750, 20)])],
      [fullScreenScroll, "a.edges == scroll.content.edges", "a.width == scroll.frame.width"])
    #expect(try finding(solved, "SW402").repairs.isEmpty)
  }

  /// Wrapping, a cap on lines, scaled images, a scrolling text field, air in a button, a point of
  /// rounding, a view that the scene sizes itself, what is hidden.
  @Test(arguments: [
    view("a", .label) { $0.text = .measured(width: 200, lineHeight: 20, lines: 0) },
    view("a", .label) { $0.text = .measured(width: 300, lineHeight: 20, lines: 2) },
    box("a", 300, 200, .imageView),
    box("a", 300, 34, .textField),
    view("a", .button) { $0.text = .estimated(string: "OK", size: nil, lines: nil, weight: nil) },
    box("a", 101, 41, .label),
    box("a", 300, 200),
    box("a", 300, 200, .label) { $0.hidden = true },
    box("a", 300, 20, .label) { $0.allow = ["SW402"] },
  ])
  func nothingIsCut(_ node: ViewNode) throws {
    let height = node.type == .button ? 18.0 : node.type == .textField ? 20 : 40
    let solved = try SolvedScene(
      375, 667, [node],
      [
        "a.top == root.top", "a.left == root.left", "a.width == 100",
        ConstraintDeclaration(.text("a.height == \(height)")),
      ])
    #expect(!solved.codes.contains("SW402"), "\(solved.result.diagnostics)")
  }

  // MARK: SW403

  @Test func aTextThatNothingBounds() throws {
    let solved = try SolvedScene(
      375, 667, [view("scroll", .scrollView, [view("content", .view, [text("label", 900)])])],
      [
        fullScreenScroll, "content.edges == scroll.content.edges",
        "label.edges == content.edges inset 16",
      ])
    let finding = try finding(solved, "SW403")
    #expect(
      finding.message == "Nothing bounds the width of \"label\", so its text never wraps: it stays "
        + "on one line of 900 pt, and \"scroll\" shows 375.")
    #expect(finding.views == ["label", "scroll"])
    #expect(finding.repairs.map(\.title).first == "add content.width == scroll.frame.width")
    #expect(
      finding.repairs.first?.effects.first
        == .frame("label", Rect(x: 16, y: 16, width: 343, height: 60)))
  }

  /// One that fits on its line, one that is to have one line, one that is bounded.
  @Test(arguments: [
    ("300", 0, "label.edges == content.edges"), ("900", 1, "label.edges == content.edges"),
    ("900", 0, "content.width == scroll.frame.width"),
  ])
  func aLineThatIsMeant(_ width: String, _ lines: Int, _ constraint: String) throws {
    let label = text("label", try #require(Double(width)), lines: lines)
    let solved = try SolvedScene(
      375, 667, [view("scroll", .scrollView, [view("content", .view, [label])])],
      [
        fullScreenScroll, "content.edges == scroll.content.edges", "label.edges == content.edges",
        ConstraintDeclaration(.text(constraint), name: "again"),
      ])
    #expect(!solved.codes.contains("SW403"))
  }

  // MARK: SW404

  @Test func aWidthOfAnotherTime() throws {
    let solved = try SolvedScene(
      568, 320, [text("label", 1000) { $0.preferredMaxLayoutWidth = 288 }],
      ["label.top == root.top", "label.horizontalEdges == root.horizontalEdges inset 16"])
    #expect(solved.codes == ["SW404"])
    #expect(
      try finding(solved, "SW404").message
        == "\"label\" wraps for a preferredMaxLayoutWidth of 288 and is 536 wide: it asks for a "
        + "height of 80 where its text needs 40.")
    #expect(
      try finding(solved, "SW404").repairs.map(\.changes) == [
        [.removeKey("preferredMaxLayoutWidth", at: .none)]
      ])
  }

  @Test func aPreferredWidthThatChangesNoLine() throws {
    let solved = try SolvedScene(
      375, 320, [text("label", 700) { $0.preferredMaxLayoutWidth = 359 }],
      ["label.top == root.top", "label.horizontalEdges == root.horizontalEdges inset 10"])
    #expect(solved.codes.isEmpty)
  }

  // MARK: SW405

  @Test func aHeightThatFitsSmallTextsOnly() throws {
    let constraints: [ConstraintDeclaration] = [
      "label.top == root.top + 16", "label.horizontalEdges == root.horizontalEdges inset 16",
      named("tall", "label.height == 40"),
    ]
    let small = try SolvedScene(320, 200, [text("label", 500)], constraints)
    #expect(small.codes.isEmpty)
    let large = try SolvedScene(320, 200, [text("label", 500)], constraints) {
      $0.viewport.textScale = 1.5
    }
    #expect(large.codes == ["SW402", "SW405"])
    let finding = try finding(large, "SW405")
    #expect(
      finding.message
        == "The height of \"label\" is fixed at 40, and its text needs 90 at text scale 1.5.")
    #expect(finding.constraints == ["tall"])
    #expect(finding.repairs.map(\.title) == ["write label.height >= 40 instead"])
  }

  @Test func aBoxThatIsTooLowForItsText() throws {
    let solved = try SolvedScene(
      320, 200, [view("row", .view, [text("a", 100), text("b", 100)])],
      [
        "row.top == root.top", "row.horizontalEdges == root.horizontalEdges",
        named("low", "row.height == 30"), "a.horizontalEdges == row.horizontalEdges",
        "a.top == row.top + 8", "a.bottom == row.bottom - 8", "b.edges == a.edges",
      ])
    let finding = try finding(solved, "SW405")
    #expect(
      finding.message
        == "The height of \"row\" is fixed at 30, and with the text of \"a\" it needs "
        + "36; it cuts 1 more text.")
  }
}
