import ScrollworkModel
import ScrollworkSimulation
import ScrollworkTestSupport
import Testing

/// TCH: what the content of a scroll view gets of a touch, played in a scene.
@Suite struct TouchSceneVectorTests {
  @Test(
    arguments: Vector.named(
      "TCH-001", "TCH-002", "TCH-003", "TCH-004", "TCH-005", "TCH-006", "TCH-007", "TCH-009",
      "TCH-011", "TCH-012", "TCH-013", "TCH-014", "TCH-015", "TCH-016", "TCH-017"))
  func delivery(_ vector: Vector) throws {
    let config = try vector.input["config"]
    let isMoving = config.optional("state") == .text("decelerating")
    let before = isMoving ? ["flick: {view: scroll, velocity: [0, 1000]}", "wait: 200ms"] : []
    let keys = try ["delaysContentTouches", "canCancelContentTouches"].map {
      "\($0): \(try config[$0].boolean)"
    }
    let played = try Played(
      ScriptText.scene(before + (try script(vector)), keys: keys, child: try child(config)))
    let start = isMoving ? 0.3 : 0
    let outputs = played.events.filter { $0.time >= start - 1e-9 }.compactMap { event in
      output(event, withDrag: isMoving).map {
        [((event.time - start) * 1000).rounded().fixture, $0.fixture]
      }
    }
    #expect(try vector.difference("outputs", outputs) == nil)
  }

  /// The touch in the middle of the scroll view.
  private func script(_ vector: Vector) throws -> [String] {
    var events: [String] = []
    var time = 0.0
    for event in try vector.input["events"].list {
      let parts = try event.list
      let due = try parts[0].number
      if due > time { events.append("hold: \(due - time)ms") }
      time = due
      let words = try parts[1].text.split(separator: " ")
      switch words[0] {
      case "down": events.append("touch: {at: [200, 300]}")
      case "up": events.append("lift")
      case "cancel": events.append("cancel")
      default:
        let delta = words[1].split(separator: ",").compactMap { Double($0) }
        events.append("move: {to: [\(200 + delta[0]), \(300 + delta[1])]}")
      }
    }
    return events + ["wait: rest"]
  }

  /// The view under the finger; nil: the scroll view itself.
  private func child(_ config: FixtureValue) throws -> String? {
    let hit = try config["hit"].text
    if hit == "self" { return nil }
    var keys = ["frame: [0, 0, 400, 6000]"]
    keys.append("touchesShouldBegin: \(try config["touchesShouldBegin"].boolean)")
    if case .boolean(let answer) = try config["touchesShouldCancel"] {
      keys.append("touchesShouldCancel: \(answer)")
    }
    if hit == "UIControl" { keys.append("type: button") }
    return keys.joined(separator: ", ")
  }

  /// An event as vectors write it; nil for what they leave out.
  private func output(_ event: TraceEvent, withDrag: Bool) -> String? {
    switch event.name {
    case "touchesBegan": return "child.began"
    case "touchesMoved": return "child.moved"
    case "touchesEnded": return "child.ended"
    case "touchesCancelled": return "child.cancelled"
    case "touchesShouldBegin", "touchesShouldCancel", "willBeginDragging": return event.name
    case "willEndDragging" where withDrag:
      guard case .point(let velocity)? = event.argument("velocity") else { return event.name }
      return velocity == .zero ? "willEndDragging 0,0" : "willEndDragging v"
    case "didEndDragging" where withDrag:
      guard case .boolean(let value)? = event.argument("decelerate") else { return event.name }
      return "didEndDragging \(value)"
    case "didEndDecelerating" where withDrag: return event.name
    default: return nil
    }
  }
}
