import ScrollworkModel
import ScrollworkMotion
import ScrollworkTestSupport
import Testing

/// ANI: others' animated offsets. ANI-006 is a scene's.
@Suite struct AnimationVectorTests {
  @Test(arguments: Vector.named("ANI-001"))
  func chameleon(_ vector: Vector) throws {
    let animation = Chameleon.animation(
      from: try vector.input["from"].number, to: try vector.input["to"].number)
    let offsets = try vector.input["t"].numbers.map(animation.offset(at:))
    #expect(try vector.difference("offset", offsets) == nil)
  }

  @Test(arguments: Vector.named("ANI-002"))
  func chameleonPageSnap(_ vector: Vector) throws {
    let animation = Chameleon.pageSnap(
      from: try vector.input["from"].number, to: try vector.input["to"].number)
    #expect(animation.duration == (try vector.input["duration"].number))
    let offset = animation.offset(at: try vector.input["t"].number)
    #expect(try vector.difference("offset", offset) == nil)
  }

  @Test(arguments: Vector.named("ANI-003"))
  func threeTwentyCurve(_ vector: Vector) throws {
    let duration = try vector.input["duration"].number
    #expect(duration == ThreeTwenty.flickDuration)
    let fraction = OffsetAnimation.Curve.cubicOut.value(
      at: try vector.input["t"].number / duration)
    #expect(try vector.difference("fraction", fraction) == nil)
  }

  @Test(arguments: Vector.named("ANI-004"))
  func threeTwentyPageTurn(_ vector: Vector) throws {
    let turns = try vector.input["drags_pt"].numbers.map(ThreeTwenty.turnsPage(drag:))
    #expect(try vector.difference("turns_page", turns) == nil)
  }

  @Test(arguments: Vector.named("ANI-005"))
  func threeTwentyResidualMotion(_ vector: Vector) throws {
    let speed = try vector.input["speed"].point
    let steps = ThreeTwenty.residualSteps(
      (speed.x, speed.y), isInside: try vector.input["inside"].boolean)
    #expect(try vector.difference("first_step", steps.first?.x) == nil)
    #expect(try vector.difference("frames_until_stop", steps.count) == nil)
  }
}
