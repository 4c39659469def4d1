import ScrollworkModel
import ScrollworkMotion
import ScrollworkTestSupport
import Testing

/// BNC: bounces.
@Suite struct BounceVectorTests {
  @Test(arguments: Vector.named("BNC-003"))
  func releasePastTheEdge(_ vector: Vector) throws {
    let spring = CriticallyDampedSpring(
      start: try vector.input["overshoot"].number, target: 0,
      velocity: try vector.input["velocity"].number, rate: try vector.input["beta"].number)
    let offsets = try vector.input["t"].numbers.map(spring.offset(at:))
    #expect(try vector.difference("overshoot", offsets) == nil)
  }

  @Test(arguments: Vector.named("BNC-005"))
  func speedLeftAtTheEdge(_ vector: Vector) throws {
    let law = Deceleration(
      start: 0, velocity: try vector.input["velocity_pt_per_s"].number,
      rate: try vector.input["rate"].number, model: .continuous)
    let velocity = law.velocity(after: try vector.input["distance"].number)
    #expect(try vector.difference("edge_velocity", velocity) == nil)
  }

  @Test(arguments: Vector.named("BNC-006"))
  func withoutBouncingItStopsAtTheEdge(_ vector: Vector) throws {
    let edge = try vector.input["edge"].number
    let motion = AxisMotion.free(
      from: try vector.input["offset"].number,
      velocity: try vector.input["velocity_pt_per_s"].number, at: 0,
      extent: AxisExtent(
        content: edge + 400, bounds: 400, bounces: try vector.input["bounces"].boolean),
      rate: try vector.input["rate"].number, settings: continuous)
    #expect(try vector.difference("final_offset", motion.target) == nil)
    #expect(try vector.difference("t_end_s", motion.end) == nil)
    let highest = (0...200).map { motion.offset(at: motion.end * Double($0) / 100) }.max()
    #expect(try vector.difference("max_offset", highest) == nil)
  }

  @Test(arguments: Vector.named("BNC-007"))
  func fastReturnGoesOnInside(_ vector: Vector) throws {
    for (settings, key) in [
      (continuous, "rest_distance_inside_continuous"),
      (PhysicsSettings(), "rest_distance_inside_geometric"),
    ] {
      let (motion, edge) = try release(vector, "velocity", settings)
      let crossing = try #require(motion.crossings.first)
      #expect(try vector.difference("t_cross_s", crossing) == nil)
      #expect(try vector.difference("velocity_at_edge", motion.velocity(at: crossing)) == nil)
      #expect(try vector.difference(key, edge - motion.target) == nil)
    }
    let (motion, edge) = try release(vector, "no_cross_velocity", continuous)
    let staysOutside = (0...500).allSatisfy { motion.offset(at: Double($0) / 500) >= edge }
    #expect(
      try vector.difference(
        "no_cross_stays_outside", staysOutside && motion.crossings.isEmpty) == nil)
  }

  @Test(arguments: Vector.named("BNC-010", "BNC-011", "BNC-012"))
  func recordedBounces(_ vector: Vector) throws {
    // The rate is this project's own, not the one fitted to each recording.
    let rate = PhysicsSettings().springRate
    #expect(abs(rate - (try vector.input["beta"].number)) < 0.03)
    let spring = CriticallyDampedSpring(
      start: try vector.input["x0"].number, target: 0, velocity: try vector.input["v0"].number,
      rate: try vector.input["beta"].number)
    let dt = try vector.input["dt"].number
    let offsets = try vector.input["frames"].numbers.map { spring.offset(at: $0 * dt) }
    #expect(try vector.difference("overshoot", offsets) == nil)
  }

  @Test(arguments: Vector.named("BNC-013"))
  func stopDistance(_ vector: Vector) throws {
    let stop = PhysicsSettings().stopDistance
    #expect(try vector.difference("recommended_stop_threshold_pt", stop) == nil)
    let recordings = try vector.input["recordings"].integer
    #expect(
      try vector.difference(
        "overshoot_at_last_frame", Array(repeating: stop, count: recordings)) == nil)
  }

  // MARK: Others' springs

  @Test(arguments: Vector.named("BNC-020"))
  func scrollMechanics(_ vector: Vector) throws {
    let rate = ScrollMechanics.springRate(
      mass: try vector.input["mass"].number, stiffness: try vector.input["stiffness"].number)
    let displacement = try vector.input["displacement"].number
    let velocity = try vector.input["velocity"].number
    let spring = CriticallyDampedSpring(
      start: displacement, target: 0, velocity: velocity, rate: rate)
    let values = try vector.input["t"].numbers.map(spring.offset(at:))
    #expect(try vector.difference("value", values) == nil)
    let duration = ScrollMechanics.springDuration(
      displacement: displacement, velocity: velocity, rate: rate,
      threshold: try vector.input["threshold"].number)
    #expect(try vector.difference("duration_s", duration) == nil)
  }

  @Test(arguments: Vector.named("BNC-021"))
  func flutterCriticalSpring(_ vector: Vector) throws {
    let spring = Flutter.Spring(
      try description(vector), from: try vector.input["from"].number,
      to: try vector.input["to"].number, velocity: try vector.input["v0"].number)
    let times = try vector.input["t"].numbers
    let offsets = times.map(spring.offset(at:))
    #expect(try vector.difference("floor_x", offsets.map { $0.rounded(.down) }) == nil)
    #expect(
      try vector.difference(
        "floor_dx", times.map { spring.velocity(at: $0).rounded(.down) }) == nil)
    for (offset, exact) in zip(offsets, try vector.expected["exact_x"].numbers) {
      #expect(abs(offset - exact) < 1e-9)
    }
  }

  @Test(arguments: Vector.named("BNC-024"))
  func flutterFlingToAnEdge(_ vector: Vector) throws {
    let motion = Flutter.Bouncing(
      from: try vector.input["x0"].number, velocity: try vector.input["v0"].number,
      in: try vector.input["range"].range, spring: try description(vector),
      drag: try vector.input["drag_per_s"].number)
    let times = try vector.input["t"].numbers
    #expect(try vector.difference("x", times.map(motion.offset(at:))) == nil)
    #expect(try vector.difference("dx", times.map(motion.velocity(at:))) == nil)
  }

  @Test(arguments: Vector.named("BNC-025"))
  func flutterSpringIsSlower(_ vector: Vector) throws {
    let time = try vector.input["t"].number
    let description = try description(vector)
    #expect(description == Flutter.scrollSpring)
    let theirs = Flutter.Spring(description, from: 1, to: 0, velocity: 0).offset(at: time)
    let own = CriticallyDampedSpring(
      start: 1, target: 0, velocity: 0, rate: PhysicsSettings().springRate
    ).offset(at: time)
    #expect(try vector.difference("fraction", theirs) == nil)
    #expect(try vector.difference("beta_10_9_fraction", own) == nil)
  }

  @Test(arguments: Vector.named("BNC-026"))
  func webKitOnTheMac(_ vector: Vector) throws {
    let stretches = try vector.input["t"].numbers.map {
      WebKitMac.stretch(
        try vector.input["stretch"].number, velocity: try vector.input["velocity"].number, after: $0
      )
    }
    #expect(try vector.difference("stretch", stretches) == nil)
  }

  // MARK: Reading

  private var continuous: PhysicsSettings {
    var settings = PhysicsSettings()
    settings.decelerationModel = .continuous
    return settings
  }

  private func description(_ vector: Vector) throws -> Flutter.SpringDescription {
    Flutter.SpringDescription(
      mass: try vector.input["mass"].number, stiffness: try vector.input["stiffness"].number,
      ratio: try vector.input["ratio"].number)
  }

  /// A release past the far edge of a long content.
  private func release(
    _ vector: Vector, _ key: String, _ settings: PhysicsSettings
  ) throws -> (motion: AxisMotion, edge: Double) {
    var settings = settings
    settings.springRate = try vector.input["beta"].number
    let extent = AxisExtent(content: 5400, bounds: 400)
    let edge = extent.range.upperBound
    let motion = AxisMotion.free(
      from: edge + (try vector.input["overshoot"].number), velocity: try vector.input[key].number,
      at: 0, extent: extent, rate: try vector.input["rate"].number, settings: settings)
    return (motion, edge)
  }
}
