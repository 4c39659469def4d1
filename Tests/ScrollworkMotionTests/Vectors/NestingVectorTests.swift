import ScrollworkModel
import ScrollworkMotion
import ScrollworkTestSupport
import Testing

/// NST: nested scroll views, by the rule alone; NST-001 to NST-003 are played in scenes too.
@Suite struct NestingVectorTests {
  /// A vertical list in a horizontal pager, both with room on all sides.
  @Test(arguments: Vector.named("NST-001"))
  func crossingAxes(_ vector: Vector) throws {
    let inner = PanArbitration.Candidate(
      x: AxisExtent(content: 400, bounds: 400), y: AxisExtent(content: 2000, bounds: 600),
      offset: Point(x: 0, y: 700))
    let outer = PanArbitration.Candidate(
      x: AxisExtent(content: 1200, bounds: 400), y: AxisExtent(content: 600, bounds: 600),
      offset: Point(x: 400, y: 0))
    let winners = try vector.input["moves"].list.map {
      try #require(PanArbitration.owner(of: try $0.point, in: [inner, outer])) == 0
        ? "inner" : "outer"
    }
    #expect(try vector.difference("winner", winners) == nil)
  }

  @Test(arguments: Vector.named("NST-004"))
  func threePasses(_ vector: Vector) throws {
    let passes = PanArbitration.threePasses(
      drag: try vector.input["drag"].number,
      room: [try vector.input["inner_room"].number, try vector.input["outer_room"].number])
    #expect(try vector.difference("inner", passes.movements[0]) == nil)
    #expect(try vector.difference("outer", passes.movements[1]) == nil)
    #expect(try vector.difference("overdrag_halved", passes.overdrag) == nil)
  }
}
