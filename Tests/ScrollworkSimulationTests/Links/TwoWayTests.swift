import ScrollworkModel
import ScrollworkSimulation
import Testing

/// Three to five scroll views of which any may lead, and one behind them that only follows.
@Suite struct TwoWayTests {
  private struct Chain {
    let text: String
    /// The visits: number of the event that ends each, the scroll view, and where it is put.
    var visits: [(event: Int, view: Int, offset: Double)] = []
    let count: Int

    init(seed: UInt64) {
      var chance = Chance(seed: seed)
      let count = chance.int(3...5)
      self.count = count
      let heights = (0..<count).map { _ in chance.number(500...4000) }
      var views = heights.enumerated().map { index, height in
        "{id: s\(index), type: scrollView, frame: [\(100 * index), 0, 100, 400], "
          + "contentSize: [100, \(height)]}"
      }
      views.append(
        "{id: tail, type: scrollView, scrollEnabled: false, frame: [0, 400, 100, 100], "
          + "contentSize: [100, 3000]}")
      let members = (0..<count).map { "s\($0)" }.joined(separator: ", ")
      let links = [
        "{link: [\(members)], both: true, \(Self.map(&chance))}",
        "{link: [s\(count - 1), tail], as: progress}",
      ]
      // A few places, come back to from anywhere: after the other members and after gestures.
      let places = (0..<4).map { _ -> (view: Int, offset: Double) in
        let view = chance.int(0...(count - 1))
        return (view, chance.double(0...(heights[view] - 400)))
      }
      var events: [String] = []
      for _ in 0..<14 {
        if chance.int(0...2) == 0 {
          let view = chance.int(0...(count - 1))
          let speed = chance.number(-2500...2500)
          events += [
            "flick: {view: s\(view), velocity: [0, \(speed)]}", "wait: \(chance.int(0...700))ms",
          ]
        }
        let place = chance.pick(places)
        // Away first: where nothing moves nothing is derived.
        for offset in [place.offset / 2 + 1, place.offset] {
          events.append("setContentOffset: {view: s\(place.view), to: [0, \(offset)]}")
        }
        visits.append((events.count, place.view, place.offset))
      }
      text = """
        scrollwork: 1
        viewport: {width: 500, height: 500}
        root:
          children:
        \(views.map { "    - \($0)\n" }.joined())
        links:
        \(links.map { "  - \($0)\n" }.joined())
        scripts:
          it:
            events:
        \(events.map { "      - \($0)\n" }.joined())
        """
    }

    private static func map(_ chance: inout Chance) -> String {
      switch chance.int(0...3) {
      case 0: return "as: progress"
      case 1: return "as: points, ratio: \(chance.number(1...12) / 4)"
      case 2: return "as: page"
      default:
        var (key, value) = (0.0, 0.0)
        let stops = (0..<chance.int(2...5)).map { _ in
          defer {
            key += chance.number(50...900)
            value += chance.number(50...900)
          }
          return "\(key): \(value)"
        }
        return "stops: {\(stops.joined(separator: ", "))}"
      }
    }
  }

  @Test(arguments: 0..<40)
  func theSamePlaceGivesTheSameBits(number: Int) throws {
    let chain = Chain(seed: UInt64(number))
    let played = try Played(chain.text)
    #expect(played.summary?.diagnostics.map(\.code) == [], "\(chain.text)")
    var known: [Int: [Double: [UInt64]]] = [:]
    var repeated = 0
    for visit in chain.visits {
      let scrolls = try #require(played.after[visit.event])
      let bits = scrolls.map(\.contentOffset.y.bitPattern)
      #expect(bits.count == chain.count + 1)
      // The one that was moved is just where it was put.
      #expect(bits[visit.view] == visit.offset.bitPattern, "\(chain.text)")
      if let before = known[visit.view]?[visit.offset] {
        repeated += 1
        #expect(bits == before, "event \(visit.event)\n\(chain.text)")
      }
      known[visit.view, default: [:]][visit.offset] = bits
    }
    #expect(repeated > 4)
  }

  /// In every frame all are in step, whoever leads and however it moves: as far as neither is at
  /// an end, the shares of their ranges are the same.
  @Test(arguments: 100..<120)
  func allStayInStep(number: Int) throws {
    var chance = Chance(seed: UInt64(number))
    let heights = (0..<3).map { _ in chance.number(600...4000) }
    let views = heights.enumerated().map { index, height in
      "- {id: s\(index), type: scrollView, frame: [\(100 * index), 0, 100, 400], "
        + "contentSize: [100, \(height)]}"
    }
    let events = chance.events(6, on: ["s0", "s1", "s2"])
    let scene = ScriptText.scene(events, views: views)
    let played = try Played(
      scene + "links: [{link: [s0, s1, s2], both: true}]\n")
    var moved = false
    // Before anything has moved each is where it was.
    for step in played.steps {
      let shares = zip(step.scrollViews, heights).map { $0.contentOffset.y / ($1 - 400) }
      moved = moved || shares.contains { $0 != 0 }
      let clamped = shares.map { min(max($0, 0), 1) }
      guard moved else { continue }
      #expect(abs(clamped[0] - clamped[1]) < 1e-9, "at \(step.time)\n\(scene)")
      #expect(abs(clamped[1] - clamped[2]) < 1e-9, "at \(step.time)\n\(scene)")
    }
    #expect(moved)
  }
}
