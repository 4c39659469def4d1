import ScrollworkLinkage
import ScrollworkModel
import Testing

/// Stop tables and eases against answers that were published or worked out exactly.
@Suite struct MapTests {
  struct Map: Decodable {
    var name: String
    var stops: [[Double]]
    var eases: [String]
    var outside: String
    var at: [Double]
    var values: [Double]
    var within: Double
  }

  struct Curve: Decodable {
    var name: String
    var ease: String
    var at: [Double]
    var values: [Double]
    var within: Double
  }

  @Test func tablesGiveTheRecordedValues() throws {
    let maps = try Recorded.read("maps", as: Map.self)
    #expect(maps.count > 60)
    for map in maps {
      let outside = try #require(DriveDeclaration.Outside(rawValue: map.outside))
      let table = StopTable(
        map.stops.map { ($0[0], $0[1]) },
        eases: try map.eases.dropLast().map { $0.isEmpty ? .linear : try Ease.named($0) },
        before: outside, after: outside)
      for (x, value) in zip(map.at, map.values) {
        let result = table.value(at: x)
        #expect(
          Recorded.agree(result, value, within: map.within), "\(map.name) at \(x): \(result)")
      }
    }
  }

  /// The same through a scene's link: its source is a scroll view's offset.
  @Test func linksGiveTheRecordedValues() throws {
    for map in try Recorded.read("maps", as: Map.self) {
      let stops = zip(map.stops, map.eases).map {
        $1.isEmpty ? "[\($0[0]), \($0[1])]" : "[\($0[0]), \($0[1]), \($1)]"
      }
      var scene = try LinkedScene(
        pair(
          1e6, 900,
          "  - {drive: var q, by: a.contentOffset.y, stops: [\(stops.joined(separator: ", "))], "
            + "outside: \(map.outside)}"))
      #expect(scene.codes.allSatisfy { $0 == "SW618" }, "\(map.name): \(scene.diagnostics)")
      for (x, value) in zip(map.at, map.values) {
        try scene.step(["a": Point(x: 0, y: x)])
        let result = scene["var q"]
        #expect(
          Recorded.agree(result, value, within: map.within), "\(map.name) at \(x): \(result)")
      }
    }
  }

  @Test func easesGiveTheRecordedValues() throws {
    let curves = try Recorded.read("eases", as: Curve.self)
    #expect(curves.count >= 25)
    for curve in curves {
      let ease = try Ease.named(curve.ease)
      for (u, value) in zip(curve.at, curve.values) {
        let result = ease.value(at: u)
        #expect(
          Recorded.agree(result, value, within: curve.within), "\(curve.name) at \(u): \(result)")
      }
    }
  }

  @Test(arguments: [
    "linear", "ease", "quad-in-out", "quart-out", "back-in", "bounce-in-out", "circ-in", "cubic-in",
  ])
  func easesEndExactly(name: String) throws {
    let ease = try Ease.named(name)
    #expect(ease.value(at: 0) == 0)
    #expect(ease.value(at: 1) == 1)
  }

  /// Between two stops no value jumps: steps of a ten-thousandth change it by little.
  @Test func curvesAreContinuous() throws {
    for name in [
      "ease", "ease-in-out", "quad-in-out", "cubic-out", "back-out", "bounce-out", "circ-in-out",
    ] {
      let table = StopTable(
        [(0, 0), (1, 1), (2, -1)], eases: [try Ease.named(name), .linear], before: .extend,
        after: .extend)
      var last = table.value(at: -0.5)
      for index in -4999...25000 {
        let value = table.value(at: Double(index) / 10000)
        #expect(abs(value - last) < 0.02, "\(name) at \(index)")
        last = value
      }
    }
  }

  /// Stops are met exactly, whatever the numbers are.
  @Test func stopsAreExact() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<20_000 {
      var keys = (0..<4).map { _ in Double.random(in: -1000...1000, using: &generator) }
      keys.sort()
      let values = (0..<4).map { _ in Double.random(in: -1000...1000, using: &generator) }
      let table = StopTable(Array(zip(keys, values)).map { ($0.0, $0.1) })
      for (key, value) in zip(keys, values) { #expect(table.value(at: key) == value) }
    }
  }

  @Test(arguments: [
    ("ease-inn", "ease-in"), ("steps(0)", "steps(1"), ("steps(1, jump-none)", "steps(2"),
    ("linear(1)", "at least two"), ("bezier(1,2)", "steps"), ("cubic-bezier(1.2, 0, 0.5, 1)", "x1"),
  ])
  func wrongEasesSayWhatToWrite(text: String, help: String) {
    do throws(Ease.Problem) {
      _ = try Ease.named(text)
      Issue.record("\(text) was read")
    } catch {
      #expect(error.help.contains(help), "\(error)")
    }
  }
}

/// SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
