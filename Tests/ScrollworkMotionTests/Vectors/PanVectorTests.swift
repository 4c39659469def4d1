import ScrollworkModel
import ScrollworkMotion
import ScrollworkTestSupport
import Testing

/// PAN: where a pan begins. PAN-003 is a scene's.
@Suite struct PanVectorTests {
  @Test(arguments: Vector.named("PAN-001"))
  func hysteresisIsRadial(_ vector: Vector) throws {
    let threshold = try vector.input["threshold"].number
    let began = try vector.input["moves"].list.map {
      PanArbitration.isBeyond(threshold, try $0.point)
    }
    #expect(try vector.difference("began", began) == nil)
    #expect(PhysicsSettings().hysteresis == threshold)
  }
}
