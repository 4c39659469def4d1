import ScrollworkSimulation
import ScrollworkTestSupport
import Testing

/// REM: an outer view that forwards touches and regrets it, played in a scene. Fingers come down one
/// after the other there, so REM-006 isn't among them.
@Suite struct RemorseSceneVectorTests {
  @Test(
    arguments: Vector.named(
      "REM-001", "REM-002", "REM-003", "REM-004", "REM-005", "REM-007", "REM-008", "REM-009",
      "REM-010", "REM-011"))
  func forwarding(_ vector: Vector) throws {
    let hasChild = vector.input.optional("child") != .null
    let resets = try vector.input.optional("fixed")?.boolean ?? false
    let played = try Played(
      ScriptText.scene(
        try events(vector),
        views: ScriptText.scrollView(
          keys: [
            "frame: [0, 0, 400, 600]", "contentSize: [4000, 600]",
            "nesting: {remorseful: {reset: \(resets)}}",
          ], children: hasChild ? ["{id: child, frame: [0, 0, 4000, 600]}"] : []),
        profile: "legacy-touch"))
    let outputs = played.events.compactMap { event -> String? in
      guard event.name.contains("touches"), !event.name.contains("Should") else { return nil }
      let isOuter = event.name.hasPrefix("super.")
      let name = event.name.dropFirst(isOuter ? "super.touches".count : "touches".count)
      return (isOuter ? "super." : "child.") + name.lowercased()
    }
    #expect(try vector.difference("outputs", outputs) == nil)
  }

  private func events(_ vector: Vector) throws -> [String] {
    var events: [String] = []
    var down: [Int] = []
    for event in try vector.input["events"].list {
      let parts = try event.list
      switch try parts[0].text {
      case "began":
        let point = try parts[1].list[0].numbers
        let finger = down.count + 1
        down.append(finger)
        events.append("touch: {at: [\(point[0]), \(point[1])], finger: \(finger)}")
      case "moved":
        let point = try parts[1].numbers
        events.append("move: {to: [\(point[0]), \(point[1])], finger: \(down[0])}")
      case "ended":
        events.append("lift: {finger: \(down.removeFirst())}")
        down = []
      default:
        events.append("cancel: {finger: \(down.removeFirst())}")
        down = []
      }
      events.append("hold: 10ms")
    }
    return events
  }
}
