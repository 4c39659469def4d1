import ScrollworkModel
import ScrollworkMotion
import ScrollworkTestSupport
import Testing

/// VEL: the speed of a release.
@Suite struct VelocityVectorTests {
  @Test(arguments: Vector.named("VEL-001", "VEL-002", "VEL-003"))
  func lastThreeSpeeds(_ vector: Vector) throws {
    var estimate = VelocityEstimate()
    for sample in try vector.input["samples_ms_pt"].list {
      let numbers = try sample.numbers
      estimate.add(
        VelocityEstimate.Sample(time: numbers[0] / 1000, position: Point(x: numbers[1], y: 0)))
    }
    let last = try #require(estimate.samples.last)
    let velocity = estimate.velocity(at: last.time, estimator: .ios)
    #expect(try vector.difference("velocity_pt_per_s", velocity.x) == nil)
  }

  @Test(arguments: Vector.named("VEL-005"))
  func delegateUnits(_ vector: Vector) throws {
    let velocity = VelocityEstimate.delegateVelocity(
      ofFinger: try vector.input["finger_velocity_pt_per_s"].point)
    #expect(try vector.difference("delegate_velocity_pt_per_ms", velocity) == nil)
  }

  @Test(arguments: Vector.named("VEL-006"))
  func macWeights(_ vector: Vector) throws {
    // Samples a millisecond apart that have these speeds between them.
    var estimate = VelocityEstimate()
    var position = 0.0
    estimate.add(VelocityEstimate.Sample(time: 0, position: .zero))
    let speeds = try vector.input["speeds_oldest_first"].numbers
    for (index, speed) in speeds.enumerated() {
      position += speed / 1000
      estimate.add(
        VelocityEstimate.Sample(
          time: Double(index + 1) / 1000, position: Point(x: position, y: 0)))
    }
    let velocity = estimate.velocity(at: Double(speeds.count) / 1000, estimator: .macos)
    #expect(try vector.difference("velocity_pt_per_s", velocity.x) == nil)
  }
}
