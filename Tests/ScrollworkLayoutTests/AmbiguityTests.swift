import ScrollworkLayout
import ScrollworkModel
import Testing

@Suite struct AmbiguityTests {
  @Test func unconstrainedViewIsOpenAndRestsAtZero() throws {
    let solved = try SolvedScene(300, 200, [box("a", 40, 30)])
    #expect(solved.result.status == .ambiguous)
    #expect(solved.open == ["a.x", "a.y"])
    #expect(solved.result.ambiguous.allSatisfy { $0.minimum == nil && $0.maximum == nil })
    #expect(try solved.frame("a") == [0, 0, 40, 30])
  }

  @Test func huggingTieHasARange() throws {
    let solved = try SolvedScene(
      375, 667, [box("a", 80, 20), box("b", 120, 20)],
      [
        "a.top == root.top + 20", "a.left == root.left + 16", "b.top == a.top",
        "b.left == a.right + 8", "b.right == root.right - 16",
      ])
    #expect(solved.open == ["a.width", "b.x", "b.width"])
    let width = try #require(solved.result.ambiguous.first)
    #expect(width.minimum == 80)
    #expect(width.maximum == 215)
    // The first view in document order gets what it wants.
    #expect(try solved.frame("a") == [16, 20, 80, 20])
    #expect(try solved.frame("b") == [104, 20, 255, 20])
  }

  @Test func representativeDoesNotDependOnTheOrderOfConstraints() throws {
    let constraints: [ConstraintDeclaration] = [
      "a.top == root.top", "b.top == root.top", "a.height == 10", "b.height == 10",
      "a.width + b.width == 200", "b.left == a.right", "a.left >= root.left + 5",
    ]
    let one = try SolvedScene(375, 667, [view("a"), view("b")], constraints)
    let other = try SolvedScene(375, 667, [view("a"), view("b")], constraints.reversed())
    #expect(try one.frame("a") == [5, 0, 0, 10])
    #expect(try one.frame("b") == [5, 0, 200, 10])
    #expect(try other.frame("a") == one.frame("a"))
    #expect(try other.frame("b") == one.frame("b"))
  }

  @Test func rangesAreInTheParentsCoordinates() throws {
    let solved = try SolvedScene(
      375, 667, [view("card", .view, [box("a", 40, 30)])],
      [
        "card.edges == root.edges inset 50", "a.top == card.top",
        "a.left >= card.left + 5", "a.right <= card.right - 5",
      ])
    let x = try #require(solved.result.ambiguous.first)
    #expect(x.item == "a" && x.attribute == .x && x.view == 2)
    #expect(x.minimum == 5)
    #expect(x.maximum == 230)
  }

  @Test func contentAreasAndGuidesAreNamed() throws {
    let solved = try SolvedScene(
      375, 667,
      [
        view("scroll", .scrollView, [box("a", 40, 30)]) { $0.guides = [GuideNode(id: "gap")] }
      ],
      [
        fullScreenScroll, "a.top == scroll.top", "a.left == scroll.left",
        "a.right == scroll.right", "gap.edges == scroll.frame.edges inset 10 ",
      ])
    #expect(solved.open == ["scroll.content.height"])
    let open = try #require(solved.result.ambiguous.first)
    #expect(open.isContentArea && open.view == 1)
    #expect(open.minimum == 0 && open.maximum == nil)
    #expect(try solved.contentSize("scroll") == [40, 0])
  }

  @Test func openGuide() throws {
    let solved = try SolvedScene(
      375, 667, [view("a") { $0.guides = [GuideNode(id: "gap")] }],
      ["a.edges == root.edges", "gap.edges == a.edges inset 10"].map {
        ConstraintDeclaration(.text($0))
      } + ["a.leading == root.leading"])
    #expect(solved.result.status == .determined)
    let open = try SolvedScene(
      375, 667, [view("a") { $0.guides = [GuideNode(id: "gap")] }],
      ["a.edges == root.edges", "gap.top == a.top + 5", "gap.bottom == a.bottom"])
    #expect(open.open == ["gap.x", "gap.width"])
  }

  @Test func optionalConstraintsOfOnePriorityAreATie() throws {
    let solved = try SolvedScene(
      375, 667, [view("v")],
      [
        "v.top == root.top", "v.left == root.left", "v.height == 40", "v.width == 100 @500",
        "v.width == 200 @500",
      ])
    #expect(solved.open == ["v.width"])
    #expect(solved.result.ambiguous[0].minimum == 100)
    #expect(solved.result.ambiguous[0].maximum == 200)
    #expect(try solved.frame("v") == [0, 0, 100, 40])
  }
}
