import ScrollworkModel
import ScrollworkMotion
import ScrollworkTestSupport
import Testing

/// LCK: one axis at a time.
@Suite struct LockVectorTests {
  @Test(
    arguments: Vector.named(
      "LCK-001", "LCK-002", "LCK-003", "LCK-005", "LCK-006", "LCK-008"))
  func directionalLock(_ vector: Vector) throws {
    var lock = DirectionalLock()
    let canScroll = try vector.input.optional("canScrollHorizontally")?.boolean ?? true
    let outputs = try vector.input["deltas"].list.enumerated().map { index, delta in
      lock.filter(
        try delta.point, at: Double(index) / 120, canScrollHorizontally: canScroll)
    }
    #expect(try vector.difference("outputs", outputs) == nil)
  }

  @Test(arguments: Vector.named("LCK-009"))
  func diagonalStart(_ vector: Vector) throws {
    let angle = try vector.input["drag_angle"].number
    #expect(try vector.input["directionalLockEnabled"].boolean)
    var lock = DirectionalLock()
    for step in 0..<20 {
      _ = lock.filter(
        Point(
          x: ElementaryFunctions.cosine(degrees: angle),
          y: ElementaryFunctions.sine(degrees: angle)), at: Double(step) / 120)
    }
    #expect(try vector.difference("locked", lock.axis != nil) == nil)
  }

  @Test(arguments: Vector.named("LCK-010"))
  func smallerDisplacementIsPutBack(_ vector: Vector) throws {
    let start = try vector.input["start"].point
    let offsets = try vector.input["proposed"].list.map {
      AxisRestriction.restricted(try $0.point, start: start)
    }
    #expect(try vector.difference("offsets", offsets) == nil)
  }
}
