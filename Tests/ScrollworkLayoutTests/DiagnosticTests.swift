import ScrollworkLayout
import ScrollworkModel
import Testing

@Suite struct DiagnosticTests {
  private func only(_ solved: SolvedScene, _ code: String) throws -> Diagnostic {
    #expect(solved.codes == [code])
    return try #require(solved.result.diagnostics.first)
  }

  @Test func determinedLayoutsHaveNothingToSay() throws {
    let solved = try SolvedScene(375, 667, [view("a")], ["a.edges == root.edges"])
    #expect(solved.result.diagnostics.isEmpty)
  }

  @Test func openContentSizeNamesTheLastView() throws {
    let solved = try SolvedScene(
      375, 667,
      [view("scroll", .scrollView, [box("top", 375, 100), box("last", 375, 60)])],
      [
        fullScreenScroll, "top.top == scroll.top", "last.top == top.bottom + 8",
        "top.horizontalEdges == scroll.horizontalEdges",
        "last.horizontalEdges == scroll.horizontalEdges", "top.width == scroll.width",
      ])
    let finding = try only(solved, "SW101")
    #expect(finding.severity == .error)
    #expect(
      finding.message == "The vertical content size of \"scroll\" is open (0 and up): nothing is "
        + "tied to its bottom edge; \"last\" ends at 168.")
    #expect(
      finding.help == "Tie the last view's bottom edge to the content area: "
        + "last.bottom == scroll.content.bottom (the content height becomes 168).")
    #expect(finding.views == ["scroll", "last"])
  }

  @Test func inequalitiesDoNotCloseAContentSize() throws {
    let solved = try SolvedScene(
      375, 667, [view("scroll", .scrollView, [box("a", 100, 20)])],
      [
        fullScreenScroll, "a.verticalEdges == scroll.verticalEdges",
        "a.leading == scroll.leading + 20", "a.trailing <= scroll.trailing - 20",
      ])
    let finding = try only(solved, "SW101")
    #expect(finding.message.contains("(140 and up): only inequalities bound its trailing edge"))
  }

  @Test func circularContentSize() throws {
    let solved = try SolvedScene(
      375, 667, [view("scroll", .scrollView, [view("content", .view, [box("a", 10, 20)])])],
      [
        fullScreenScroll, "content.edges == scroll.content.edges",
        "content.width == scroll.frame.width", "a.top == content.top + 16",
        "a.leading == content.leading",
      ])
    let finding = try only(solved, "SW102")
    #expect(
      finding.message == "\"content\" is pinned to both vertical edges of the content area of "
        + "\"scroll\", but no size comes from inside (0 and up): the content area waits for the "
        + "view and the view for the content area.")
    #expect(finding.views == ["scroll", "content"])
  }

  @Test func openPositionAndSize() throws {
    let solved = try SolvedScene(375, 667, [view("a")], ["a.top == root.top", "a.height == 10"])
    #expect(solved.codes == ["SW301", "SW302"])
    let position = solved.result.diagnostics[0]
    #expect(position.message == "The position of \"a\" is open: x can be anything.")
    #expect(position.help == "Add a.leading == root.leading.")
    let size = solved.result.diagnostics[1]
    #expect(size.message == "The size of \"a\" is open: width can be 0 and up.")
    #expect(
      size.help == "Give it a width, or pin its trailing edge: a.trailing == root.trailing.")
  }

  @Test func scrollViewWithoutAFrame() throws {
    let solved = try SolvedScene(
      375, 667, [view("scroll", .scrollView, [box("content", 300, 400)])],
      ["scroll.center == root.center", "content.edges == scroll.content.edges"])
    let finding = try only(solved, "SW111")
    #expect(
      finding.message
        == "The frame of \"scroll\" itself is open: x can be up to 187.5, y can be up "
        + "to 333.5, width can be 0 and up and height can be 0 and up; scroll views have no "
        + "intrinsic size.")
    #expect(finding.help == "Tie it outside, for instance scroll.edges == root.edges.")
  }

  @Test func huggingTie() throws {
    let constraints: [ConstraintDeclaration] = [
      "a.top == root.top + 20", "a.left == root.left + 16", "b.top == a.top",
      "b.left == a.right + 8", "b.right == root.right - 16",
    ]
    let solved = try SolvedScene(
      375, 667, [box("a", 80, 20), box("b", 120, 20)], constraints)
    let finding = try only(solved, "SW303")
    #expect(finding.severity == .error)
    #expect(
      finding.message == "\"a\" and \"b\" hug alike (250): 135 pt of width are left over.")
    #expect(finding.views == ["a", "b"])
  }

  @Test func huggingTieInAStackIsAnInfo() throws {
    let row = stack("s", .horizontal, [box("a", 80, 20), box("b", 120, 20)])
    let solved = try SolvedScene(375, 20, [row], ["s.edges == root.edges"])
    #expect(solved.result.status == .ambiguous)
    #expect(try only(solved, "SW303").severity == .info)
  }

  @Test func compressionTie() throws {
    let solved = try SolvedScene(
      150, 667, [box("a", 80, 20), box("b", 120, 20)],
      [
        "a.top == root.top", "a.left == root.left", "b.top == a.top", "b.left == a.right",
        "b.right == root.right",
      ])
    let finding = try only(solved, "SW304")
    #expect(
      finding.message
        == "\"a\" and \"b\" resist compression alike (750): 50 pt of width are missing.")
  }

  @Test func optionalTie() throws {
    let solved = try SolvedScene(
      375, 667, [view("v")],
      [
        "v.top == root.top", "v.left == root.left", "v.height == 40",
        named("w100", "v.width == 100 @500"), named("w200", "v.width == 200 @500"),
      ])
    let finding = try only(solved, "SW306")
    #expect(
      finding.message == "w100 and w200 have the same priority 500 and contradict each other: "
        + "v.width can be 100 to 200.")
    #expect(finding.constraints == ["w100", "w200"])
  }

  @Test(arguments: [(250.0, "SW107 SW306"), (251, "SW107 SW401"), (249, "SW407")])
  func viewportEqualityAgainstHugging(_ hugging: Double, _ codes: String) throws {
    let solved = try SolvedScene(
      375, 667,
      [
        view(
          "scroll", .scrollView,
          [
            view(
              "content", .view,
              [
                box("label", 200, 300, .label) {
                  $0.hugging = PerAxis(horizontal: 251, vertical: hugging)
                }
              ])
          ])
      ],
      [
        fullScreenScroll, "content.edges == scroll.content.edges",
        "content.width == scroll.width", named("eqh", "content.height == scroll.height @250"),
        "label.edges == content.edges",
      ])
    #expect(solved.codes.joined(separator: " ") == codes)
    if hugging == 251 {
      let finding = try #require(solved.result.diagnostics.first)
      #expect(finding.severity == .warning)
      #expect(
        finding.message == "eqh (250) loses to the vertical hugging 251 of \"label\": the content "
          + "height is 300 instead of 667.")
      #expect(finding.help == "Use a priority from 252 to 749.")
    }
  }

  @Test func leastSizeWithoutAnOpponent() throws {
    let solved = try SolvedScene(
      375, 667, [view("scroll", .scrollView, [view("content")])],
      [
        fullScreenScroll, "content.edges == scroll.content.edges",
        "content.width == scroll.frame.width",
        named("fill", "content.height >= scroll.frame.height"),
      ])
    let finding = try only(solved, "SW106")
    #expect(
      finding.message
        == "fill (content.height >= scroll.frame.height) has no opponent: any content "
        + "height of \"scroll\" from 667 upwards is valid.")
  }

  @Test func contentTiedToTheFrame() throws {
    let solved = try SolvedScene(
      375, 667, [view("scroll", .scrollView, [view("content")])],
      [fullScreenScroll, "content.edges == root.edges"])
    #expect(solved.codes == ["SW103"])
    #expect(
      solved.result.diagnostics[0].help
        == "Move the edge constraints of \"content\" to the content "
        + "area: content.edges == scroll.content.edges.")
  }

  @Test func onlyInequalitiesInsideAContentArea() throws {
    let solved = try SolvedScene(
      375, 667, [view("scroll", .scrollView, [view("form", .view, [view("a"), view("b")])])],
      [
        fullScreenScroll, "form.edges == scroll.content.edges", "form.width == scroll.frame.width",
        "a.horizontalEdges == form.horizontalEdges", "b.horizontalEdges == form.horizontalEdges",
        "a.top == form.top", "a.height >= 44", "b.top == a.bottom", "b.height >= 44",
        "b.bottom == form.bottom",
      ])
    let finding = try only(solved, "SW102")
    #expect(
      finding.message
        == "\"form\" is pinned to both vertical edges of the content area of \"scroll\", and "
        + "inside only inequalities such as a.height >= 44 bound its height (88 and up).")
    #expect(
      finding.help
        == "Add form.height == scroll.frame.height, or write == for these inequalities.")
  }

  @Test func allowSilences() throws {
    let open = try SolvedScene(
      375, 667, [view("a") { $0.allow = ["SW301"] }], ["a.top == root.top", "a.height == 10"])
    #expect(open.codes == ["SW302"])
    var constraint = named("two", "a.width == 2")
    constraint.allow = ["SW201"]
    let conflict = try SolvedScene(
      375, 667, [view("a")], [named("one", "a.width == 1"), constraint])
    #expect(conflict.result.status == .unsatisfiable)
    #expect(conflict.codes.isEmpty)
  }

  @Test func lengthsBeyondAllNumbersAreReported() throws {
    let solved = try SolvedScene(
      375, 667, [box("a", 10, 10), box("b", 10, 10)],
      [
        "a.left == root.left + 1e308", "b.left == a.left + 1e308", "a.top == root.top",
        "b.top == root.top",
      ])
    #expect(solved.codes.contains("SW092"))
    #expect(solved.result.views.allSatisfy { $0.frame.x.isFinite && $0.absolute.x.isFinite })
  }

  @Test func rulesHaveTheirOwnCodes() {
    let codes = LayoutRules.all.map(\.code)
    #expect(Set(codes).count == codes.count)
    #expect(codes == codes.sorted())
  }
}
