import ScrollworkLayout
import ScrollworkModel
import Testing

@Suite struct MultiplierTests {
  @Test func positionMultiplierActsInTheParentsCoordinates() throws {
    let solved = try SolvedScene(
      400, 800, [view("card", .view, [box("dot", 20, 20)])],
      [
        "card.left == root.left + 100", "card.top == root.top + 200", "card.size == 200 x 300",
        "dot.centerX == card.right / 4", "dot.centerY == 1/3 * card.bottom",
      ])
    #expect(try solved.frame("dot") == [40, 90, 20, 20])
  }

  @Test func siblingsShareTheirParentsCoordinates() throws {
    let solved = try SolvedScene(
      400, 800, [view("card", .view, [view("a"), view("b")])],
      [
        "card.left == root.left + 100", "card.top == root.top + 200", "card.size == 200 x 300",
        "a.left == card.left + 30", "a.top == card.top", "a.size == 10 x 10",
        "b.left == 2 * a.left", "b.top == card.top", "b.size == 10 x 10",
      ])
    #expect(try solved.frame("b") == [60, 0, 10, 10])
  }

  @Test func ownerChoosesTheCoordinates() throws {
    var constraint: ConstraintDeclaration = "b.left == 2 * a.left"
    constraint.owner = "root"
    let solved = try SolvedScene(
      400, 800, [view("card", .view, [view("a"), view("b")])],
      [
        "card.left == root.left + 100", "card.top == root.top", "card.size == 200 x 300",
        "a.left == card.left + 30", "a.top == card.top", "a.size == 10 x 10", constraint,
        "b.top == card.top", "b.size == 10 x 10",
      ])
    // 2 x 130 in root coordinates.
    #expect(try solved.frame("b") == [160, 0, 10, 10])
  }

  @Test func scrollViewsContentIsTheOwnersCoordinates() throws {
    let solved = try SolvedScene(
      400, 800, [view("scroll", .scrollView, [view("a")])],
      [
        "scroll.edges == root.edges inset 50", "a.left == scroll.left", "a.top == scroll.top",
        "a.height == 100", "a.right == 0.5 * scroll.right", "scroll.content.size == 600 x 100",
      ])
    #expect(try solved.frame("a") == [0, 0, 300, 100])
  }

  @Test func aspectRatioJoinsTheAxes() throws {
    let solved = try SolvedScene(
      320, 480, [view("photo")],
      [
        "photo.horizontalEdges == root.horizontalEdges", "photo.top == root.top",
        "photo.width == 16:9 * photo.height",
      ])
    #expect(try solved.frame("photo") == [0, 0, 320, 180])
  }
}
