import ScrollworkModel
import ScrollworkMotion
import ScrollworkTestSupport
import Testing

/// What holds of every motion, whatever its numbers.
@Suite struct MotionPropertyTests {
  private struct Case {
    var motion: AxisMotion
    var start: Double
    var text: String
  }

  /// Releases of all kinds: inside and outside, fast and slow, to pages, to changed targets.
  private static func cases(seed: UInt64, count: Int) -> [Case] {
    var generator = SeededGenerator(seed: seed)
    func random(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &generator)
    }
    return (0..<count).map { number in
      let bounds = random(50...1200)
      let extent = AxisExtent(
        content: random(0...8000), bounds: bounds, nearInset: random(0...100),
        farInset: random(0...100), bounces: number % 5 != 0, alwaysBounces: number % 3 == 0)
      let range = extent.range
      var settings = PhysicsSettings()
      settings.decelerationModel = number % 2 == 0 ? .geometric : .continuous
      settings.springRate = random(5...20)
      let inside = random(range.lowerBound...range.upperBound)
      let outside =
        number % 4 == 0
        ? range.upperBound + random(0...200)
        : number % 4 == 1 ? range.lowerBound - random(0...200) : inside
      let start = extent.bounces ? outside : inside
      let velocity = random(-1...1) * [50, 800, 6000, 20_000][number % 4]
      let time = random(0...5)
      let target = random(range.lowerBound...range.upperBound)
      let kind = number % 7
      let motion: AxisMotion =
        switch kind {
        case 0:
          .paging(from: start, velocity: velocity, to: target, at: time, settings: settings)
        case 1:
          .retargeted(from: start, velocity: velocity, to: target, at: time, settings: settings)
        case 2:
          .animation(
            from: start, to: target, at: time, duration: random(0.05...1),
            curve: number % 2 == 0 ? .linear : .easeInOut)
        default:
          .free(
            from: start, velocity: velocity, at: time, extent: extent,
            rate: number % 2 == 0 ? 0.998 : random(0.9...0.999), settings: settings)
        }
      return Case(
        motion: motion, start: start,
        text: "case \(number) of seed \(seed): from \(start) at \(velocity), range \(range)")
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func continuousInPlace(seed: UInt64) throws {
    for item in Self.cases(seed: seed, count: 700) {
      let motion = item.motion
      guard let first = motion.segments.first else { continue }
      #expect(abs(motion.offset(at: first.start) - item.start) < 1e-9, "\(item.text)")
      for (before, after) in zip(motion.segments, motion.segments.dropFirst()) {
        #expect(after.start > before.start, "\(item.text)")
        let left = motion.offset(at: after.start.nextDown)
        let right = motion.offset(at: after.start)
        // A last stretch shorter than the stop distance is over at once.
        let allowed = after.start == motion.end ? 0.5 : 1e-6
        #expect(abs(left - right) < allowed, "\(item.text)")
      }
    }
  }

  @Test(arguments: [4, 5, 6] as [UInt64])
  func endsCloseToItsTarget(seed: UInt64) throws {
    for item in Self.cases(seed: seed, count: 700) where !item.motion.segments.isEmpty {
      let motion = item.motion
      #expect(motion.end >= motion.segments[0].start && motion.end.isFinite, "\(item.text)")
      #expect(motion.offset(at: motion.end) == motion.target, "\(item.text)")
      #expect(motion.velocity(at: motion.end) == 0, "\(item.text)")
      let last = motion.offset(at: motion.end.nextDown)
      #expect(abs(last - motion.target) <= 0.5 + 1e-6, "\(item.text): \(last)")
    }
  }

  /// Velocities go on at crossings too, and are the slopes of the offsets.
  @Test(arguments: [7, 8] as [UInt64])
  func velocityIsTheSlope(seed: UInt64) throws {
    for item in Self.cases(seed: seed, count: 400) {
      let motion = item.motion
      for (index, segment) in motion.segments.enumerated() {
        let end = index + 1 < motion.segments.count ? motion.segments[index + 1].start : motion.end
        guard end - segment.start > 1e-3 else { continue }
        for share in [0.2, 0.5, 0.8] {
          let time = segment.start + (end - segment.start) * share
          let h = min(1e-5, (end - segment.start) * 0.05)
          let slope = (motion.offset(at: time + h) - motion.offset(at: time - h)) / (2 * h)
          let velocity = motion.velocity(at: time)
          // The geometric law's offsets are sums of whole milliseconds: its slope is off by 0.1 %.
          #expect(
            abs(slope - velocity) <= 0.06 * abs(velocity) + 0.05, "\(item.text): \(slope)")
        }
      }
    }
  }

  @Test func withoutBouncingNothingLeavesTheRange() {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<500 {
      let extent = AxisExtent(
        content: Double.random(in: 500...3000, using: &generator), bounds: 400, bounces: false)
      let start = Double.random(in: extent.range, using: &generator)
      let velocity = Double.random(in: -9000...9000, using: &generator)
      let motion = AxisMotion.free(
        from: start, velocity: velocity, at: 0, extent: extent, rate: 0.998,
        settings: PhysicsSettings())
      for step in 0...60 {
        let offset = motion.offset(at: motion.end * Double(step) / 60)
        #expect(
          offset >= extent.range.lowerBound - 1e-9 && offset <= extent.range.upperBound + 1e-9)
      }
    }
  }

  // MARK: Bands

  @Test func bandsAndTheirInverse() {
    var generator = SeededGenerator(seed: 10)
    for _ in 0..<3000 {
      let dimension = Double.random(in: 10...2000, using: &generator)
      let band = RubberBand(
        coefficient: Double.random(in: 0.05...1, using: &generator), dimension: dimension)
      let distance = Double.random(in: -5 * dimension...(5 * dimension), using: &generator)
      let shown = band.band(distance)
      #expect(abs(shown) <= abs(distance) && abs(shown) < dimension)
      #expect(shown == -band.band(-distance))
      #expect(abs(band.distance(shown) - distance) < 1e-6)
      let range = 0...Double.random(in: 0...3000, using: &generator)
      let offset = band.offset(raw: distance, in: range)
      #expect(abs(band.raw(offset: offset, in: range) - distance) < 1e-6)
      let h = 1e-4
      let slope = (band.band(distance + h) - band.band(distance - h)) / (2 * h)
      if abs(distance) > 1 { #expect(abs(slope - band.slope(distance)) < 1e-5) }
    }
  }

  @Test func bandsOfScales() {
    var generator = SeededGenerator(seed: 13)
    for _ in 0..<500 {
      let minimum = Double.random(in: 0.1...1, using: &generator)
      let maximum = minimum * Double.random(in: 1...8, using: &generator)
      let scale = Double.random(in: 0.01...40, using: &generator)
      let shown = ZoomGeometry.banded(scale, minimum, maximum, coefficient: 0.55)
      #expect(shown > minimum / 2 && shown < maximum * 2)
      if scale >= minimum, scale <= maximum { #expect(shown == scale) }
    }
  }
}
