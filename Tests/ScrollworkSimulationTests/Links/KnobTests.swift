import ScrollworkModel
import ScrollworkSimulation
import Testing

/// Fingers on knobs, and links of which any member may lead.
@Suite struct KnobTests {
  /// A list of 900 over a port of 300, and a knob of 20 in a track of 200 beside it.
  private static func scene(_ link: String, _ events: [String], _ views: String = "") -> String {
    """
    scrollwork: 1
    viewport: {width: 400, height: 600}
    root:
      children:
        - {id: list, type: scrollView, frame: [0, 0, 300, 300], contentSize: [300, 900]}
        - {id: track, frame: [350, 50, 20, 200], children: [{id: knob, frame: [0, 0, 20, 20]}]}
    \(views)
    links:
      - {link: [\(link)}
    scripts:
      it:
        events:
    \(events.map { "      - \($0)\n" }.joined())
    """
  }

  private static let down = "touch: {at: [360, 60]}"
  private static func move(_ y: Double) -> String { "move: {to: [360, \(y)], over: 100ms}" }

  /// The range of the list is 600, the knob's way 180.
  @Test(arguments: [
    "list, knob in track], as: progress, both: true",
    "knob in track, list], as: progress, both: true",
    "knob in track, list], as: progress",
  ])
  func fingersTakeKnobsAlong(link: String) throws {
    let played = try Played(
      Self.scene(
        link, [Self.down, Self.move(105), "hold: 50ms", Self.move(500), Self.move(96), "lift"])
    )
    #expect(played.scroll("list", after: 2)?.contentOffset == Point(x: 0, y: 150))
    // Beyond its track it stays, and takes up again where the finger comes back.
    #expect(played.scroll("list", after: 4)?.contentOffset == Point(x: 0, y: 600))
    #expect(played.rest("list") == Point(x: 0, y: 120))
    #expect(played.names("knob").first == "touchesBegan")
    #expect(played.names("knob").last == "touchesEnded")
    #expect(played.summary?.diagnostics.map(\.code) == [])
  }

  /// A knob that only follows has nothing to say to a finger.
  @Test func followersAreNoKnobs() throws {
    let played = try Played(
      Self.scene("list, knob in track], as: progress", [Self.down, Self.move(105), "lift"]))
    #expect(played.rest("list") == .zero)
  }

  @Test func listsMoveKnobs() throws {
    let played = try Played(
      Self.scene(
        "knob in track, list], as: progress, both: true",
        [
          "setContentOffset: {view: list, to: [0, 150], animated: true}", "wait: rest",
          "insert: {into: track, view: {id: dot, frame: [0, 0, 5, 5]}}", "wait: 50ms",
        ]))
    // The list leads with all its bits, in every pass of the layout, and no one else moved.
    #expect(played.summary?.diagnostics.map(\.code) == [])
    for step in played.steps {
      let list = try #require(step.scrollViews.first { $0.path == "list" }?.contentOffset.y)
      let knob = try #require(LinkTests.setting("knob.y", step))
      #expect(abs(knob - list / 600 * 180) < 1e-9)
    }
    // A view came: the links were compiled anew, and the knob is where it was.
    let last = try #require(played.steps.last)
    #expect(LinkTests.setting("knob.y", last) == 45)
  }

  /// A knob that leads and that nothing moves stays where it was left when views come.
  @Test func knobsStayWhereTheyWereLeft() throws {
    let played = try Played(
      Self.scene(
        "knob in track, list], as: progress",
        [
          Self.down, Self.move(105), "lift",
          "insert: {into: track, view: {id: dot, frame: [0, 0, 5, 5]}, at: 0}",
          "touch: {at: [360, 105]}", "move: {to: [360, 114], over: 50ms}", "lift",
        ]))
    #expect(played.rest("list")?.y == 180)
  }

  /// One that moves by itself is stopped when another of its link is touched, a knob too.
  @Test(arguments: ["touch: {at: [360, 181]}", "touch: {at: [100, 400]}"])
  func aTouchStopsWhatLeads(touch: String) throws {
    let other =
      "    - {id: other, type: scrollView, frame: [0, 300, 300, 300], contentSize: [300, 1500]}"
    let isKnob = touch.contains("360")
    let link =
      isKnob
      ? "list, knob in track], as: progress, both: true" : "list, other], as: progress, both: true"
    let played = try Played(
      Self.scene(
        link,
        [
          "flick: {view: list, velocity: [0, 1500]}", "wait: 200ms",
          touch, isKnob ? "move: {to: [360, 183], over: 20ms}" : "hold: 20ms", "hold: 300ms",
          "lift",
        ], other))
    let stopped = try #require(played.events.first { $0.name == "didEndDecelerating" })
    #expect(stopped.view == "list")
    #expect(abs(stopped.time - 0.3) < 0.03)
    #expect(played.scroll("list", after: 4) == played.scroll("list", after: 5))
    #expect(played.summary?.diagnostics.map(\.code) == [])
  }
}
