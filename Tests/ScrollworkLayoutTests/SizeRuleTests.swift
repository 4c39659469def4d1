import ScrollworkLayout
import ScrollworkModel
import Testing

/// Sizes that nobody would expect: SW406 and SW407.
@Suite struct SizeRuleTests {
  // MARK: SW406

  private func zeroSizes(
    _ children: [ViewNode], _ constraints: [ConstraintDeclaration]
  ) throws -> [String] {
    try SolvedScene(320, 200, children, constraints).result.diagnostics
      .filter { $0.code == "SW406" }.map(\.message)
  }

  @Test func twoRatiosThatAgreeOnlyAtNothing() throws {
    let solved = try SolvedScene(
      320, 200, [box("photo", 160, 90, .imageView)],
      [
        "photo.top == root.top", "photo.left == root.left",
        named("ratio", "photo.height == 0.56 * photo.width"),
        named("again", "photo.width == 1.78 * photo.height"),
      ])
    #expect(solved.codes == ["SW406"])
    let finding = try #require(solved.result.diagnostics.first)
    #expect(finding.severity == .warning)
    #expect(
      finding.message
        == "\"photo\" is visible, but 0 wide and 0 high because of ratio and again.")
    #expect(finding.help == "Let one of these give way, or say hidden: true.")
    #expect(finding.repairs.map(\.title) == ["leave out again", "leave out ratio"])
  }

  @Test func aLabelBetweenTheSameEdges() throws {
    #expect(
      try zeroSizes(
        [box("a", 50, 20, .label)],
        [
          "a.top == root.top", named("l", "a.left == root.left"),
          named("r", "a.right == root.left"),
        ])
        == ["\"a\" is visible, but 0 wide because of l and r."])
  }

  /// Collapsed by the scene, inside something collapsed, empty, hidden, a plain view.
  @Test func nothingToSee() throws {
    let placed: [ConstraintDeclaration] = ["a.top == root.top", "a.left == root.left"]
    #expect(try zeroSizes([box("a", 50, 20, .label)], placed + ["a.height == 0"]).isEmpty)
    #expect(
      try zeroSizes(
        [view("a", .view, [box("b", 50, 20, .label)])],
        placed + ["a.height == 0", "a.width == 90", "b.edges == a.edges"]
      ).isEmpty)
    #expect(try zeroSizes([box("a", 0, 20, .label)], placed).isEmpty)
    #expect(
      try zeroSizes(
        [box("a", 50, 20, .label) { $0.hidden = true }], placed + ["a.right == root.left"]
      ).isEmpty)
    #expect(
      try zeroSizes([view("a")], placed + ["a.right == root.left", "a.bottom == root.top"]).isEmpty)
  }

  // MARK: SW407

  private func stretched(
    _ children: [ViewNode], _ constraints: [ConstraintDeclaration]
  ) throws -> [Diagnostic] {
    try SolvedScene(768, 1024, children, constraints).result.diagnostics
      .filter { $0.code == "SW407" }
  }

  @Test func asWideAsTheWidestInAScrollView() throws {
    let children = [
      view("scroll", .scrollView, [box("l1", 220, 20, .label), box("l2", 300, 20, .label)])
    ]
    let constraints: [ConstraintDeclaration] = [
      fullScreenScroll, "l1.top == scroll.top", "l2.top == l1.bottom", "l2.bottom == scroll.bottom",
      "l1.horizontalEdges == scroll.horizontalEdges",
      "l2.horizontalEdges == scroll.horizontalEdges",
    ]
    let findings = try stretched(children, constraints)
    #expect(findings.map(\.severity) == [.info])
    #expect(
      findings.first?.message.hasPrefix(
        "\"l1\" is stretched from a width of 220 to 300 because of l2.compression.horizontal (750), "
      )
        == true)
    // Here the width is a decision.
    #expect(try stretched(children, constraints + ["l1.width == scroll.frame.width"]).isEmpty)
  }

  @Test func higherBecauseOfAWish() throws {
    let children = [box("a", 100, 20, .label)]
    let constraints: [ConstraintDeclaration] = ["a.top == root.top", "a.left == root.left"]
    #expect(
      try stretched(children, constraints + [named("tall", "a.height == 60 @500")]).map(\.message)
        == ["\"a\" is stretched from a height of 20 to 60 because of tall (500)."])
    #expect(try stretched(children, constraints + ["a.height == 60"]).isEmpty)
    #expect(try stretched(children, constraints + ["a.width == 160 @500"]).isEmpty)
  }

  @Test func stackViewsStretch() throws {
    let column = stack("s", .vertical, [box("a", 100, 20, .label), box("b", 160, 20, .label)])
    let findings = try stretched(
      [view("scroll", .scrollView, [column])],
      [fullScreenScroll, "s.edges == scroll.content.edges", "a.height == 60 @500"])
    #expect(findings.isEmpty)
  }
}
