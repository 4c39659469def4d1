import ScrollworkLinkage
import ScrollworkModel
import Testing

/// Where views come into sight, by the stylesheet's names.
@Suite struct RangeTests {
  struct Range: Decodable {
    var name: String
    var start: Double
    var size: Double
    var port: Double
    var inset: [Double]
    var slide: Double
    var points: [String]?
    var ends: [String: [Double]]
    var within: Double
  }

  struct Progress: Decodable {
    var name: String
    var start: Double
    var size: Double
    var port: Double
    var inset: [Double]
    var at: [Double]
    var values: [Double?]
    var within: Double
  }

  struct Edge: Decodable {
    var name: String
    var start: Double
    var size: Double
    var port: Double
    var ofView: Double
    var ofPort: Double
    var offset: Double
    var within: Double
  }

  @Test func rangesAreTheRecordedOnes() throws {
    for range in try Recorded.read("ranges", as: Range.self) where range.points == nil {
      let found = ViewRange(
        start: range.start, size: range.size, port: range.port, insetStart: range.inset[0],
        insetEnd: range.inset[1], slide: range.slide)
      for (name, ends) in range.ends {
        let named = try #require(ViewRange.Name(rawValue: name))
        let result = try #require(found[named])
        #expect(
          Recorded.agree(result.start, ends[0], within: range.within), "\(range.name) \(name)")
        #expect(Recorded.agree(result.end, ends[1], within: range.within), "\(range.name) \(name)")
      }
    }
  }

  /// A header at 400 of 40 points in a section that ends at 900 goes along for 460 points, with a label
  /// 10 points below its top: where it comes into sight and leaves it, by how far below the port's top
  /// edge (500 high) it sticks.
  @Test(arguments: [
    // At the top: in from 400 - 500, out when the section has pushed it away.
    ("head", "0", 0, [-100.0, -60, 860, 900]),
    ("label", "0", 0, [-90, -70, 870, 890]),
    // Below an inset and on the lower edge it leaves at the same offsets.
    ("head", "0", 30, [-100, -60, 860, 900]),
    ("head", "460", 0, [-100, -60, 860, 900]),
    // Half in sight it waits at the lower edge, and is whole only when it goes on.
    ("head", "480", 0, [-100, 400, 860, 900]),
    // Above the upper edge it waits half gone.
    ("head", "-20", 0, [-100, -60, 400, 900]),
  ])
  func stickyViewsStayInSight(view: String, top: String, inset: Int, ends: [Double]) throws {
    var scene = try LinkedScene(
      """
      scrollwork: 1
      viewport: {width: 300, height: 500}
      root:
        children:
          - id: list
            type: scrollView
            frame: [0, 0, 300, 500]
            contentSize: [300, 2000]
            contentInset: {top: \(inset)}
            children:
              - id: section
                frame: [0, 300, 300, 600]
                children: [{id: head, frame: [0, 100, 300, 40], children: [{id: label, frame: [0, 10, 300, 20]}]}]
      links:
        - {sticky: head, in: list, top: \(top)}
        - {drive: var in, by: \(view) in list, stops: {entry 0%: 0, entry 100%: 1}}
        - {drive: var out, by: \(view) in list, stops: {exit 0%: 0, exit 100%: 1}}
      """)
    #expect(scene.codes == [], "\(scene.diagnostics)")
    for (name, start, end) in [("var in", ends[0], ends[1]), ("var out", ends[2], ends[3])] {
      for (share, value) in [(-0.1, 0.0), (0, 0), (0.25, 0.25), (1, 1), (1.1, 1)] {
        try scene.step(["list": Point(x: 0, y: start + share * (end - start))])
        #expect(abs(scene[name] - value) < 1e-9, "\(name) at \(share)")
      }
    }
  }

  /// A link whose stops lie at a range's ends is 0 and 1 there.
  @Test func stopsLieAtTheRangesEnds() throws {
    for range in try Recorded.read("ranges", as: Range.self) where range.slide == 0 {
      for (name, ends) in range.ends {
        let keys = range.points ?? ["\(name) 0%", "\(name) 100%"]
        var scene = try LinkedScene(
          list(
            card: (range.start, range.size), port: range.port,
            "  - {drive: var q, by: card in list inset \(range.inset[0]) \(range.inset[1]), "
              + "stops: [[\(keys[0]), 0], [\(keys[1]), 1]], outside: extend}"))
        #expect(scene.codes == [], "\(scene.diagnostics)")
        for (end, value) in zip(ends, [0.0, 1]) {
          try scene.step(["list": Point(x: 0, y: end)])
          #expect(Recorded.agree(scene["var q"], value, within: 1e-9), "\(range.name)")
        }
      }
    }
  }

  @Test func progressIsTheRecordedOne() throws {
    for progress in try Recorded.read("progress", as: Progress.self) {
      var scene = try LinkedScene(
        list(
          card: (progress.start, progress.size), port: progress.port,
          "  - {drive: var q, by: card in list inset \(progress.inset[0]) \(progress.inset[1])}"))
      for (offset, value) in zip(progress.at, progress.values) {
        try scene.step(["list": Point(x: 0, y: offset)])
        let range = ViewRange(
          start: progress.start, size: progress.size, port: progress.port,
          insetStart: progress.inset[0], insetEnd: progress.inset[1])
        let own = range.progress(.cover, at: offset)
        #expect((own == nil) == (value == nil), "\(progress.name)")
        // Without a range the link leaves the variable alone.
        #expect(
          Recorded.agree(scene["var q"], value ?? 0, within: progress.within), "\(progress.name)")
        if let own, let value {
          #expect(Recorded.agree(own, value, within: progress.within), "\(progress.name)")
        }
      }
    }
  }

  /// The offset at which one place of a view meets one place of the port.
  @Test func edgesMeetAtTheRecordedOffsets() throws {
    for edge in try Recorded.read("edges", as: Edge.self) {
      var scene = try LinkedScene(
        list(
          card: (edge.start, edge.size), port: edge.port,
          "  - {drive: var q, by: card.y + \(edge.ofView) * card.height - \(edge.ofPort) * list.height}"
        ))
      try scene.step()
      #expect(Recorded.agree(scene["var q"], edge.offset, within: edge.within), "\(edge.name)")
    }
  }
}
