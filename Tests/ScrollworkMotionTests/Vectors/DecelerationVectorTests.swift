import ScrollworkModel
import ScrollworkMotion
import ScrollworkTestSupport
import Testing

/// DEC: slowing down.
@Suite struct DecelerationVectorTests {
  @Test(arguments: Vector.named("DEC-003", "DEC-004", "DEC-007"))
  func geometricTarget(_ vector: Vector) throws {
    let law = try deceleration(vector, .geometric)
    #expect(try vector.difference("target", law.target) == nil)
  }

  @Test(arguments: Vector.named("DEC-005", "DEC-006"))
  func continuousTarget(_ vector: Vector) throws {
    let law = try deceleration(vector, .continuous)
    #expect(try vector.difference("target", law.target) == nil)
  }

  @Test(arguments: Vector.named("DEC-010", "DEC-011", "DEC-012", "DEC-013", "DEC-014"))
  func continuousMotion(_ vector: Vector) throws {
    let law = try deceleration(vector, .continuous)
    let time = try vector.input["t"].number
    #expect(try vector.difference("offset", law.offset(at: time)) == nil)
    #expect(try vector.difference("velocity_pt_per_s", law.velocity(at: time)) == nil)
  }

  @Test(arguments: Vector.named("DEC-016"))
  func durationToAThreshold(_ vector: Vector) throws {
    let law = try deceleration(vector, .continuous)
    let duration = law.duration(within: try vector.input["threshold_pt"].number)
    #expect(try vector.difference("duration_s", duration) == nil)
  }

  @Test(arguments: Vector.named("DEC-017"))
  func timeAtAPosition(_ vector: Vector) throws {
    let law = try deceleration(vector, .continuous)
    let time = law.time(at: try vector.input["position"].number)
    #expect(try vector.difference("t_s", time) == nil)
  }

  @Test(arguments: Vector.named("DEC-018"))
  func geometricMotion(_ vector: Vector) throws {
    let law = try deceleration(vector, .geometric)
    let time = try vector.input["dt_s"].number
    #expect(try vector.difference("offset", law.offset(at: time)) == nil)
    #expect(try vector.difference("velocity_pt_per_s", law.velocity(at: time)) == nil)
  }

  @Test(arguments: Vector.named("DEC-021"))
  func closedFormIsTheSumOfMilliseconds(_ vector: Vector) throws {
    var speed = try vector.input["velocity_pt_per_ms"].number
    let rate = try vector.input["rate"].number
    let steps = try vector.input["steps"].integer
    let law = Deceleration(start: 0, velocity: speed * 1000, rate: rate, model: .geometric)
    var offset = 0.0
    for _ in 0..<steps {
      speed *= rate
      offset += speed
    }
    #expect(try vector.difference("offset", offset) == nil)
    #expect(try vector.difference("closed_form", law.offset(at: Double(steps) / 1000)) == nil)
  }

  // MARK: Flutter

  @Test(arguments: Vector.named("DEC-030", "DEC-031"))
  func flutterFriction(_ vector: Vector) throws {
    let law = try friction(vector)
    let offsets = try vector.input["t"].numbers.map(law.offset(at:))
    #expect(try vector.difference("x", offsets) == nil)
    #expect(try vector.difference("finalX", law.target) == nil)
    if let exact = try vector.expected.optional("exact_x")?.numbers {
      for (offset, exact) in zip(offsets, exact) { #expect(abs(offset - exact) < 1e-9) }
    }
  }

  @Test(arguments: Vector.named("DEC-032"))
  func flutterFrictionTimes(_ vector: Vector) throws {
    let law = try friction(vector)
    let times = try vector.input["positions"].numbers.map(law.time(at:))
    #expect(try times == vector.expected["t"].numbers)
  }

  @Test(arguments: Vector.named("DEC-034"))
  func flutterFrictionWindows(_ vector: Vector) throws {
    let law = try friction(vector)
    #expect(try vector.expected["x_at_1_between"].range.contains(law.offset(at: 1)))
    #expect(try vector.expected["x_at_5_between"].range.contains(law.offset(at: 5)))
    let isDone = law.isDone(at: 5, tolerance: 1)
    #expect(try vector.difference("done_at_5_with_velocity_tolerance_1", isDone) == nil)
  }

  @Test(arguments: Vector.named("DEC-037"))
  func flutterFrictionThroughTwoPoints(_ vector: Vector) throws {
    let law = Flutter.Friction(
      from: try vector.input["x0"].number, velocity: try vector.input["v0"].number,
      through: try vector.input["x1"].number, endVelocity: try vector.input["v1"].number)
    #expect(try vector.difference("drag", law.drag) == nil)
  }

  // MARK: Changed targets

  @Test(arguments: Vector.named("DEC-040"))
  func changedTargetAhead(_ vector: Vector) throws {
    let law = try #require(
      RetargetedDecay(
        start: try vector.input["offset"].number, target: try vector.input["target"].number,
        velocity: try vector.input["velocity_pt_per_s"].number))
    let offsets = try vector.input["t"].numbers.map(law.offset(at:))
    #expect(try vector.difference("time_constant_s", law.timeConstant) == nil)
    #expect(try vector.difference("offset", offsets) == nil)
  }

  @Test(arguments: Vector.named("DEC-041"))
  func changedTargetBehind(_ vector: Vector) throws {
    var settings = PhysicsSettings()
    settings.springRate = try vector.input["beta"].number
    let motion = AxisMotion.retargeted(
      from: try vector.input["offset"].number,
      velocity: try vector.input["velocity_pt_per_s"].number,
      to: try vector.input["target"].number, at: 0, settings: settings)
    let isSpring = if case .spring? = motion.segments.first?.law { true } else { false }
    #expect(try vector.difference("law", isSpring ? "spring" : "other") == nil)
    let offsets = try vector.input["t"].numbers.map(motion.offset(at:))
    #expect(try vector.difference("offset", offsets) == nil)
  }

  // MARK: Reading

  private func deceleration(
    _ vector: Vector, _ model: PhysicsSettings.DecelerationModel
  ) throws -> Deceleration {
    let perMillisecond = try vector.input.optional("velocity_pt_per_ms")?.number
    return Deceleration(
      start: try vector.input.optional("offset")?.number ?? 0,
      velocity: try perMillisecond.map { $0 * 1000 } ?? vector.input["velocity_pt_per_s"].number,
      rate: try vector.input["rate"].number, model: model)
  }

  private func friction(_ vector: Vector) throws -> Flutter.Friction {
    Flutter.Friction(
      drag: try vector.input["drag_per_s"].number, start: try vector.input["x0"].number,
      velocity: try vector.input["v0"].number)
  }
}
