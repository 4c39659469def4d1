import ScrollworkLinkage
import ScrollworkModel
import Testing

/// Maps that have no jump written in them have none: at every stop, on both sides of it, past the
/// ends, and in between.
@Suite struct ContinuityTests {
  /// Eases without steps. How far one goes in a small part u of its segment is at most `slope` times
  /// u to the power of `exponent`: circles begin upright, and so may curves.
  private static let eases: [(name: String, slope: Double, exponent: Double)] = [
    ("linear", 1, 1), ("ease", 3, 1), ("ease-in", 3, 1), ("ease-out", 3, 1), ("ease-in-out", 3, 1),
    ("quad-in", 3, 1), ("quad-out", 3, 1), ("cubic-in-out", 4, 1), ("quart-in", 5, 1),
    ("quart-out", 5, 1), ("back-in", 6, 1), ("back-out", 6, 1), ("back-in-out", 8, 1),
    ("bounce-in", 9, 1), ("bounce-out", 9, 1), ("bounce-in-out", 9, 1), ("circ-in", 2, 0.5),
    ("circ-out", 2, 0.5), ("circ-in-out", 2, 0.5), ("linear(0, 0.3 20%, 0.9 25%, 1)", 13, 1),
  ]

  private struct Map {
    var stops: [(key: Double, value: Double)] = []
    var eases: [Int] = []
    var before = DriveDeclaration.Outside.clamp
    var after = DriveDeclaration.Outside.clamp

    init(_ generator: inout SeededGenerator) {
      func random(_ range: ClosedRange<Double>) -> Double {
        Double.random(in: range, using: &generator)
      }
      var key = random(-500...500)
      for _ in 0..<Int.random(in: 1...9, using: &generator) {
        stops.append((key, random(-100...100)))
        key += random(0...1) < 0.2 ? random(0.01...1) : random(1...300)
      }
      if random(0...1) < 0.3 { stops.reverse() }
      eases = stops.dropFirst().map { _ in
        Int.random(in: 0..<ContinuityTests.eases.count, using: &generator)
      }
      if random(0...1) < 0.3 { eases = eases.map { _ in 0 } }
      let rules = [DriveDeclaration.Outside.clamp, .extend, .mirror]
      before = rules[Int.random(in: 0...2, using: &generator)]
      after = rules[Int.random(in: 0...2, using: &generator)]
    }

    var table: StopTable {
      get throws {
        StopTable(
          stops, eases: try eases.map { try Ease.named(ContinuityTests.eases[$0].name) },
          before: before, after: after)
      }
    }

    /// A link by these stops.
    func link(_ name: String) -> String {
      let rows = stops.enumerated().map { index, stop in
        index < eases.count
          ? "[\(stop.key), \(stop.value), \"\(ContinuityTests.eases[eases[index]].name)\"]"
          : "[\(stop.key), \(stop.value)]"
      }
      return
        "  - {drive: var \(name), by: a.contentOffset.y, stops: [\(rows.joined(separator: ", "))], "
        + "outside: [\(before.rawValue), \(after.rawValue)]}"
    }

    /// The most by which the value may differ this far apart, beyond rounding.
    func bound(_ distance: Double) -> Double {
      var most = 0.0
      for (index, pair) in zip(stops, stops.dropFirst()).enumerated() {
        let ease = ContinuityTests.eases[eases[index]]
        var share = distance / abs(pair.1.key - pair.0.key)
        if ease.exponent < 1 { share = share.squareRoot() }
        most = max(most, ease.slope * share * abs(pair.1.value - pair.0.value))
      }
      return most
    }

    /// Places where something could be wrong, and others.
    func places(_ generator: inout SeededGenerator) -> [Double] {
      let keys = stops.map(\.key)
      let low = keys.min() ?? 0
      let high = keys.max() ?? 0
      let width = max(high - low, 1)
      return keys + [low - width, high + width, low - 2 * width, high + 3 * width]
        + (0..<20).map { _ in
          Double.random(in: (low - 2 * width)...(high + 2 * width), using: &generator)
        }
    }
  }

  private static let distances = [1e-9, 1e-6, 1e-3]

  @Test func tablesHaveNoJumps() throws {
    var generator = SeededGenerator(seed: 2)
    for number in 0..<2000 {
      let map = Map(&generator)
      let table = try map.table
      for place in map.places(&generator) {
        let value = table.value(at: place)
        for distance in Self.distances {
          for other in [place - distance, place + distance] {
            // Past the ends some eases go on steeply: there only that they go on from the end counts.
            guard Self.isNear(other, map) else { continue }
            let difference = abs(table.value(at: other) - value)
            #expect(
              difference <= map.bound(abs(other - place)) + 1e-9,
              "\(number): \(map) at \(place) and \(other)")
          }
        }
      }
    }
  }

  /// Whether a place is within the stops, or just beyond, or the rule there keeps it within.
  private static func isNear(_ place: Double, _ map: Map) -> Bool {
    let keys = map.stops.map(\.key)
    if let low = keys.min(), place < low - 1e-3 { return map.before != .extend }
    if let high = keys.max(), place > high + 1e-3 { return map.after != .extend }
    return true
  }

  /// The same as links of a scene, whose simple tables have code of their own.
  @Test(arguments: [LinkProgram.Engine.plain, .batches])
  func linksHaveNoJumps(engine: LinkProgram.Engine) throws {
    var generator = SeededGenerator(seed: 3)
    let maps = (0..<100).map { _ in Map(&generator) }
    let scene = try LinkedScene(
      pair(1e6, 900, maps.enumerated().map { $1.link("v\($0)") }.joined(separator: "\n")))
    #expect(scene.codes.allSatisfy { $0 == "SW618" }, "\(scene.diagnostics)")
    let program = scene.program.using(engine)
    var state = program.initialState
    var inputs = scene.inputs
    func values(at place: Double) -> [Double] {
      inputs.scrolls[0].contentOffset.y = place
      _ = program.step(&state, &inputs, elapsed: 1.0 / 60)
      return program.outputs.map { state.value(of: $0) }
    }
    #expect(program.outputs.count == maps.count)
    for (index, map) in maps.enumerated() {
      for stop in map.stops {
        let here = values(at: stop.key)
        #expect(here[index] == stop.value)
        for distance in Self.distances {
          for other in [stop.key - distance, stop.key + distance] {
            let there = values(at: other)
            #expect(
              abs(there[index] - here[index]) <= map.bound(abs(other - stop.key)) + 1e-9,
              "\(map) at \(stop.key) and \(other)")
          }
        }
      }
    }
  }

  /// The test itself: a jump that is written is found.
  @Test func writtenJumpsAreFound() throws {
    var generator = SeededGenerator(seed: 4)
    var found = 0
    var written = 0
    for _ in 0..<200 {
      var map = Map(&generator)
      let last = map.stops.count - 1
      guard last > 1 else { continue }
      written += 1
      let key = map.stops[last - 1].key
      map.stops[last].key = key
      (map.before, map.after) = (.clamp, .clamp)
      let table = try map.table
      map.stops.removeLast()
      let most = map.bound(1e-9) + 1e-9
      let here = table.value(at: key)
      let sides = [table.value(at: key - 1e-9), table.value(at: key + 1e-9)]
      if sides.contains(where: { abs($0 - here) > most }) { found += 1 }
    }
    #expect(written > 100)
    #expect(Double(found) > 0.95 * Double(written))
  }

  /// Curves are solved just as well where they stand upright: at an end, and at an inflection.
  @Test func curvesAreSolvedWhereTheyAreSteep() {
    let controls = [
      (0.0, 0.58), (0.42, 1), (0, 1), (1, 0), (0, 0), (1, 1), (0.25, 0.25), (0.9, 0.1),
    ]
    for (x1, x2) in controls {
      // Height and way are the same: what comes out has to be what went in.
      let curve = CubicBezier(x1, x1, x2, x2)
      for exponent in 0...15 {
        var small = 0.37
        for _ in 0..<exponent { small /= 10 }
        for u in [small, 1 - small, 0.5 - small / 2, 0.5 + small / 2] {
          #expect(abs(curve.value(at: u) - u) <= 2e-15, "\(x1), \(x2) at \(u)")
        }
      }
    }
  }
}
