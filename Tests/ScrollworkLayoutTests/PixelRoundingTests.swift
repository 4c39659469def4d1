import ScrollworkLayout
import ScrollworkModel
import Testing

@Suite struct PixelRoundingTests {
  private let thirds: [ConstraintDeclaration] = [
    "a.left == root.left", "a.width == root.width / 3", "b.left == a.right",
    "b.width == a.width", "c.left == b.right", "c.right == root.right",
    "a.verticalEdges == root.verticalEdges", "b.verticalEdges == root.verticalEdges",
    "c.verticalEdges == root.verticalEdges",
  ]
  private let views = [view("a"), view("b"), view("c")]

  @Test func edgesAreRoundedSoThatNoGapsOpen() throws {
    let solved = try SolvedScene(100, 20, views, thirds, adjust: { $0.viewport.scale = 2 })
    #expect(try solved.frame("a") == [0, 0, 33.5, 20])
    #expect(try solved.frame("b") == [33.5, 0, 33, 20])
    #expect(try solved.frame("c") == [66.5, 0, 33.5, 20])
  }

  @Test func withoutAScaleNothingIsRounded() throws {
    let solved = try SolvedScene(100, 20, views, thirds)
    #expect(try solved.frame("a") == [0, 0, 33.333333, 20])
  }

  @Test func exactFramesOnDemand() throws {
    var options = LayoutOptions()
    options.roundsToPixels = false
    let solved = try SolvedScene(
      100, 20, views, thirds, options: options, adjust: { $0.viewport.scale = 2 })
    #expect(try solved.frame("b") == [33.333333, 0, 33.333333, 20])
  }

  @Test func edgesAreRoundedInRootCoordinates() throws {
    let solved = try SolvedScene(
      100, 20, [view("outer", .view, [view("inner")])],
      [
        "outer.edges == root.edges inset 0.3", "inner.left == outer.left + 0.3",
        "inner.right == outer.right - 0.3", "inner.verticalEdges == outer.verticalEdges",
      ], adjust: { $0.viewport.scale = 1 })
    // 0.6 in the root is 1; rounding 0.3 twice would give 0.
    #expect(try solved.frame("outer") == [0, 0, 100, 20])
    #expect(try solved.frame("inner") == [1, 0, 98, 20])
  }

  @Test func halvesGoUp() throws {
    let solved = try SolvedScene(
      100, 20, [box("a", 10, 10)], ["a.left == root.left - 0.5", "a.top == root.top + 0.5"],
      adjust: { $0.viewport.scale = 1 })
    #expect(try solved.frame("a") == [0, 1, 10, 10])
  }
}
