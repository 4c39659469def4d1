import ScrollworkModel
import ScrollworkMotion
import Testing

/// Figures that follow from the laws.
@Suite struct LawTests {
  @Test func aBounceIsHighestAfterTheInverseOfItsRate() {
    let rate = PhysicsSettings().springRate
    for velocity in [300.0, 1000, 4000] {
      let spring = CriticallyDampedSpring(start: 0, target: 0, velocity: velocity, rate: rate)
      let peak = spring.offset(at: 1 / rate)
      #expect(abs(peak - velocity / (rate * 2.718281828459045)) < 1e-9)
      #expect(abs(spring.velocity(at: 1 / rate)) < 1e-9)
      #expect(spring.crossing == nil)
    }
  }

  @Test func aReleaseAtRestPastAnEdgeNeverCrosses() {
    let spring = CriticallyDampedSpring(start: 100, target: 0, velocity: 0, rate: 10.9)
    #expect(spring.crossing == nil)
    #expect((0...200).allSatisfy { spring.offset(at: Double($0) / 100) > 0 })
    #expect(abs(spring.offset(at: 0.1) - 100 * 0.7026924718470727) < 1e-9)
  }

  @Test func aFlickOfAThousandTakesThreeAndAHalfSeconds() {
    let law = Deceleration(start: 0, velocity: 1000, rate: 0.998, model: .continuous)
    let duration = law.duration(within: 0.5)
    #expect(abs(duration - 3.450) < 1e-3)
    #expect(abs(law.target - law.offset(at: duration) - 0.5) < 1e-9)
  }

  @Test func geometricStepsOfAnyLengthAgree() {
    let law = Deceleration(start: 0, velocity: 1000, rate: 0.998)
    for rate in [60.0, 90, 120, 240] {
      // Frame by frame, each from the state of the one before.
      var (offset, velocity) = (0.0, 1000.0)
      for _ in 0..<Int(rate) {
        let step = Deceleration(start: offset, velocity: velocity, rate: 0.998)
        (offset, velocity) = (step.offset(at: 1 / rate), step.velocity(at: 1 / rate))
      }
      #expect(abs(offset - law.offset(at: 1)) < 1e-9)
      #expect(abs(velocity - law.velocity(at: 1)) < 1e-9)
    }
  }

  @Test func restBeforeTheLiftMeansNoVelocity() {
    var estimate = VelocityEstimate()
    for step in 0...6 {
      estimate.add(
        .init(time: Double(step) / 60, position: Point(x: 0, y: Double(step) * 20)))
    }
    #expect(abs(estimate.velocity(at: 0.1 + 0.099).y - 1200) < 1e-9)
    #expect(estimate.velocity(at: 0.1 + 0.1) == .zero)
  }

  @Test func slowReleasesDontDecelerate() {
    let extent = AxisExtent(content: 5000, bounds: 500)
    for (velocity, moves) in [(9.9, false), (10, true), (-9.9, false), (-10, true)] {
      let motion = AxisMotion.free(
        from: 1000, velocity: velocity, at: 0, extent: extent, rate: 0.998,
        settings: PhysicsSettings())
      #expect((motion.end > 0) == moves)
    }
  }

  // MARK: Locks

  @Test func aPauseOpensTheDirectionAgain() {
    var lock = DirectionalLock()
    #expect(lock.filter(Point(x: 20, y: 1), at: 0) == Point(x: 20, y: 0))
    #expect(lock.filter(Point(x: 0, y: 20), at: 0.5) == .zero)
    #expect(lock.filter(Point(x: 0, y: 20), at: 1.2) == Point(x: 0, y: 20))
    #expect(lock.axis == .vertical)
  }

  @Test func anAxisLocksWithinTwentyDegrees() {
    for degrees in stride(from: 0.0, through: 90, by: 1) {
      var lock = DirectionalLock()
      _ = lock.filter(
        Point(
          x: 30 * ElementaryFunctions.cosine(degrees: degrees),
          y: 30 * ElementaryFunctions.sine(degrees: degrees)), at: 0)
      let wanted: Axis? = degrees <= 20 ? .horizontal : degrees >= 70 ? .vertical : nil
      #expect(lock.axis == wanted, "\(degrees)")
    }
  }

  // MARK: Pages

  @Test func theLastPageMayBeCut() {
    let boundaries = PageStops(length: 320, range: 0...500)
    #expect(boundaries.count == 3)
    #expect([0, 1, 2].map(boundaries.offset(of:)) == [0, 320, 500])
    #expect(boundaries.target(from: 400, velocity: 0.5, start: 320) == 2)
    #expect(boundaries.target(from: 400, velocity: -0.5, start: 500) == 1)
  }

  @Test func equalDisplacementsKeepTheHorizontal() {
    let map = PageMap(
      rows: [["1", nil, "2"], ["3", "4", "5"], [nil, "6", "7"], [nil, nil, "8"]],
      pageSize: Size(width: 200, height: 300))
    let base = PageMap.Cell(column: 0, row: 1)
    #expect(map.constrained(Point(x: 40, y: 340), base: base) == Point(x: 40, y: 300))
    #expect(map.target(from: base, velocity: .zero) == base)
  }

  // MARK: Reuse

  @Test func servingBeforeQueueingMakesMoreViews() {
    let offsets: [Double] = [0, 60, 120, 180, 500, 900, 1200, 1400, 1550, 1640, 1680]
    let made = [true, false].map { enqueuesFirst in
      var queue = ReuseQueue(enqueuesFirst: enqueuesFirst)
      for offset in offsets {
        _ = queue.show(
          (0..<100).filter {
            Double($0) * 100 < offset + 400 && Double($0 + 1) * 100 > offset
          })
      }
      return queue.made
    }
    #expect(made == [5, 8])
  }

  // MARK: Others

  @Test func swipesOfOthers() {
    let iscroll = IScroll.momentum(position: -100, start: 0, time: 0.1)
    #expect(iscroll.destination == -933)
    #expect(abs(iscroll.duration - 1.6666666666666667) < 1e-12)
    let back = IScroll.momentum(position: 100, start: 0, time: 0.05)
    #expect(back.destination == 3433)
    #expect(Chameleon.pageTarget(from: 470, page: 320) == 320)
    #expect(Chameleon.pageTarget(from: 480, page: 320) == 640)
    #expect(abs(Flutter.carriedMomentum(1000) - 649.7) < 0.5)
    #expect(Flutter.carriedMomentum(-20_000) == -40_000)
  }

  @Test func flutterSpringsOfAllKinds() {
    for ratio in [0.5, 0.9, 1, 1.1, 3] {
      let description = Flutter.SpringDescription(mass: 0.8, stiffness: 90, ratio: ratio)
      let spring = Flutter.Spring(description, from: 40, to: -10, velocity: 300)
      #expect(abs(spring.offset(at: 0) - 40) < 1e-9)
      #expect(abs(spring.velocity(at: 0) - 300) < 1e-9)
      // m a + c v + k x = 0 all the way.
      let damping = ratio * 2 * (0.8 * 90).squareRoot()
      for time in [0.05, 0.2, 0.7] {
        let h = 1e-5
        let acceleration =
          (spring.velocity(at: time + h) - spring.velocity(at: time - h)) / (2 * h)
        let rest =
          0.8 * acceleration + damping * spring.velocity(at: time)
          + 90 * (spring.offset(at: time) + 10)
        #expect(abs(rest) < 1e-3, "ratio \(ratio) at \(time)")
      }
    }
  }
}
