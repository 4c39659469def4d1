import ScrollworkModel
import ScrollworkSimulation
import Testing

@Suite struct CallbackTests {
  static func scene(_ events: String, keys: String = "", profile: String = "modern") -> String {
    """
    scrollwork: 1
    viewport: {width: 400, height: 600}
    root:
      children:
        - id: scroll
          type: scrollView
          frame: [0, 0, 400, 600]
          contentSize: [400, 6000]
    \(keys.isEmpty ? "" : keys.split(separator: "\n").map { "      " + $0 }.joined(separator: "\n"))
          children:
            - {id: child, frame: [0, 0, 400, 6000]}
    scripts:
      it:
        profile: \(profile)
        events:
    \(events.split(separator: "\n").map { "      - " + $0 }.joined(separator: "\n"))
    """
  }

  @Test func flick() throws {
    let played = try Played(Self.scene("flick: {view: scroll, velocity: [0, 1000]}\nwait: rest"))
    #expect(
      played.names() == [
        "willBeginDragging", "didScroll*", "willEndDragging", "didEndDragging(true)",
        "willBeginDecelerating", "didScroll*", "didEndDecelerating",
      ])
  }
}
