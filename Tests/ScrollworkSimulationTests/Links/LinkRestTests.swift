import ScrollworkModel
import ScrollworkSimulation
import Testing

/// When links have come to rest: a script isn't over before.
@Suite struct LinkRestTests {
  private static func bar(_ options: String, _ events: [String]) -> String {
    """
    scrollwork: 1
    viewport: {width: 300, height: 500}
    root:
      children:
        - {id: feed, type: scrollView, frame: [0, 0, 300, 500], contentSize: [300, 3000]}
        - {id: bar, frame: [0, 0, 300, 100]}
    links:
      - {collapse: bar, in: feed, height: 100, \(options)}
    scripts:
      it:
        events:
    \(events.map { "      - \($0)\n" }.joined())
    """
  }

  /// A finger that lets go at rest leaves nothing that moves, but the bar is half open. Pans begin
  /// with the sample that is more than 10 points away.
  private static func drag(_ way: Double) -> [String] {
    [
      "touch: {at: [150, 400]}", "move: {to: [150, \(400 - way)], over: \(way / 2000)}",
      "hold: 200ms", "lift",
    ]
  }

  @Test(arguments: [
    ("enter: always, snap: nearest", 50.0, 100.0), ("enter: always, snap: nearest", 100, 0),
    ("snap: nearest", 50, 100), ("snap: nearest", 100, 0),
    ("enter: always, snap: direction", 50, 0), ("snap: direction", 50, 0),
  ])
  func barsSnapWhenAFingerLetsGoAtRest(options: String, way: Double, height: Double) throws {
    let played = try Played(Self.bar(options, Self.drag(way)))
    let before = try #require(played.steps.last { $0.time < way / 2000 + 0.2 })
    let start = try #require(LinkTests.setting("bar.height", before))
    #expect(abs(start - (100 - (way - 50 / 3))) < 1e-9)
    let last = try #require(played.steps.last)
    #expect(LinkTests.setting("bar.height", last) == height)
    // What can't be hidden where the feed is takes the feed along.
    let rest = height == 0 ? 100 : options.contains("always") ? way - 50 / 3 : 0
    #expect(abs((played.rest("feed")?.y ?? .nan) - rest) < 1e-9)
  }

  /// Where an underdamped spring turns round it hardly moves, and isn't done.
  @Test(arguments: [0.05, 0.2, 0.5, 1])
  func springsEndWhereTheyAreDrawn(damping: Double) throws {
    let played = try Played(
      """
      scrollwork: 1
      viewport: {width: 300, height: 500}
      root:
        children:
          - {id: list, type: scrollView, frame: [0, 0, 300, 500], contentSize: [300, 3000]}
          - {id: box, frame: [0, 0, 100, 100]}
      links:
        - {drive: box.translate.x, by: list.contentOffset.y, spring: {response: 0.5, damping: \(damping)}}
      scripts:
        it: {events: [setContentOffset: {view: list, to: [0, 100]}]}
      """)
    let last = try #require(played.steps.last)
    let value = try #require(LinkTests.setting("box.translate.x", last))
    #expect(abs(value - 100) < 2e-4)
  }
}
