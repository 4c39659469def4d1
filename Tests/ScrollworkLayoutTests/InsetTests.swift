import ScrollworkLayout
import ScrollworkModel
import Testing

@Suite struct InsetTests {
  private func phone(_ scene: inout Scene) {
    scene.viewport.safeArea = EdgeInsets(top: 47, bottom: 34)
  }

  @Test func rootsSafeAreaIsTheViewports() throws {
    let solved = try SolvedScene(
      390, 844, [view("v")], ["v.edges == root.safeArea.edges"], adjust: phone)
    #expect(try solved.frame("v") == [0, 47, 390, 763])
  }

  @Test func rootMayOverrideIt() throws {
    let solved = try SolvedScene(
      390, 844, [view("v")], ["v.edges == root.safeArea.edges"],
      adjust: {
        phone(&$0)
        $0.root.safeArea = InsetSpecification(top: 20)
      })
    #expect(try solved.frame("v") == [0, 20, 390, 824])
  }

  @Test func nestedViewsHaveTheOverlappingPart() throws {
    let solved = try SolvedScene(
      390, 844, [view("card", .view, [view("v")])],
      [
        "card.top == root.top + 30", "card.leading == root.leading", "card.width == 390",
        "card.bottom == root.bottom - 50", "v.edges == card.safeArea.edges",
      ], adjust: phone)
    // 47 - 30 at the top; the bottom ends above the unsafe 34.
    #expect(try solved.frame("v") == [0, 17, 390, 747])
    #expect(solved.result.diagnostics.isEmpty)
  }

  @Test func overrideHoldsForViewsInside() throws {
    let solved = try SolvedScene(
      390, 844,
      [
        view("card", .view, [view("inner", .view, [view("v")])]) {
          $0.safeArea = InsetSpecification(top: 100)
        }
      ],
      [
        "card.edges == root.edges", "inner.edges == card.edges inset 10",
        "v.edges == inner.safeArea.edges",
      ], adjust: phone)
    #expect(try solved.frame("v") == [0, 90, 370, 734])
  }

  @Test(arguments: [(ScrollAttributes.InsetAdjustment.automatic, 0.0), (.never, 47)])
  func insideScrollViews(_ adjustment: ScrollAttributes.InsetAdjustment, _ y: Double) throws {
    let solved = try SolvedScene(
      390, 844,
      [
        view("scroll", .scrollView, [view("content", .view, [view("v")])]) {
          $0.scroll.insetAdjustment = adjustment
        }
      ],
      [
        fullScreenScroll, "content.edges == scroll.content.edges", "content.size == 390 x 900",
        "v.top == content.safeArea.top", "v.size == 10 x 10", "v.left == content.left",
      ], adjust: phone)
    #expect(try solved.frame("v") == [0, y, 10, 10])
  }

  @Test func keyboardGuideIsTheBottomEdgeOfTheSafeArea() throws {
    let solved = try SolvedScene(
      390, 844, [view("v")],
      [
        "v.bottom == root.keyboard.top", "v.horizontalEdges == root.keyboard.horizontalEdges",
        "v.height == 50",
      ], adjust: phone)
    #expect(try solved.frame("v") == [0, 760, 390, 50])
  }

  @Test(arguments: [(390.0, 16.0), (414, 20)])
  func rootsMarginsFollowItsWidth(_ width: Double, _ side: Double) throws {
    let solved = try SolvedScene(
      width, 844, [view("v")], ["v.edges == root.margins.edges"], adjust: phone)
    #expect(try solved.frame("v") == [side, 47, width - 2 * side, 763])
  }

  @Test func marginsOfViewsAreEightAndAddTheSafeArea() throws {
    let solved = try SolvedScene(
      390, 844, [view("card", .view, [view("v")])],
      ["card.edges == root.edges", "v.edges == card.margins.edges"], adjust: phone)
    #expect(try solved.frame("v") == [8, 55, 374, 747])
  }

  @Test func givenMarginsAreFinal() throws {
    func card(_ adjust: @escaping (inout ViewNode) -> Void) throws -> [Double] {
      try SolvedScene(
        390, 844,
        [
          view("card", .view, [view("v")]) {
            $0.margins = InsetSpecification(10)
            adjust(&$0)
          }
        ], ["card.edges == root.edges", "v.edges == card.margins.edges"], adjust: phone
      ).frame("v")
    }
    #expect(try card { _ in } == [10, 10, 370, 824])
    #expect(try card { $0.insetsMarginsFromSafeArea = true } == [10, 57, 370, 743])
  }

  @Test func preservingTheSuperviewsMargins() throws {
    let solved = try SolvedScene(
      390, 844,
      [
        view(
          "outer", .view,
          [view("inner", .view, [view("v")]) { $0.preservesSuperviewMargins = true }]
        ) {
          $0.margins = InsetSpecification(40)
        }
      ],
      [
        "outer.edges == root.edges", "inner.edges == outer.edges inset 10",
        "v.edges == inner.margins.edges",
      ])
    // max(8, 40 - 10)
    #expect(try solved.frame("v") == [30, 30, 310, 764])
  }

  @Test func readableWidthIsBounded() throws {
    let wide = try SolvedScene(
      1024, 768, [view("v")], ["v.edges == root.readable.edges"])
    #expect(try wide.frame("v") == [176, 0, 672, 768])
    let narrow = try SolvedScene(390, 768, [view("v")], ["v.edges == root.readable.edges"])
    #expect(try narrow.frame("v") == [16, 0, 358, 768])
  }

  @Test func insetsThatMoveTheirOwnFramesAreReported() throws {
    // The further down the card, the smaller its inset, the further up it wants to be.
    let solved = try SolvedScene(
      390, 844, [view("card", .view, [view("v")])],
      [
        "card.left == root.left", "card.size == 100 x 100", "v.size == 10 x 10",
        "v.left == card.left", "v.top == card.safeArea.top", "v.top == root.top + 40",
      ], adjust: phone)
    #expect(solved.codes == ["SW091"])
  }
}
