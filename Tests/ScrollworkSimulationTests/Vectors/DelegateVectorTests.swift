import ScrollworkModel
import ScrollworkSimulation
import ScrollworkTestSupport
import Testing

/// DEL: sequences of callbacks, and what flags say inside them.
@Suite struct DelegateVectorTests {
  @Test(
    arguments: Vector.named(
      "DEL-001", "DEL-003", "DEL-004", "DEL-006", "DEL-007", "DEL-009", "DEL-010", "DEL-011",
      "DEL-013"))
  func callbacks(_ vector: Vector) throws {
    let played = try play(vector)
    let wanted = try vector.expected["callbacks"].texts
    let names = played.events.filter { $0.view == "scroll" }.compactMap { event in
      text(event, wanted: wanted)
    }
    // A run of callbacks with a star is one.
    let merged = names.enumerated().filter { index, name in
      index == 0 || !name.hasSuffix("*") || names[index - 1] != name
    }.map(\.element)
    #expect(try vector.difference("callbacks", merged) == nil)
  }

  /// A callback as the vector writes it; nil when the vector leaves its kind out.
  private func text(_ event: TraceEvent, wanted: [String]) -> String? {
    let name = event.name
    func lists(_ text: String) -> Bool { wanted.contains(text) }
    switch name {
    case "didScroll", "didZoom":
      return lists(name + "*") ? name + "*" : lists(name) ? name : nil
    case "willEndDragging":
      guard case .point(let velocity)? = event.argument("velocity") else { return name }
      if velocity == .zero { return lists("willEndDragging(0,0)") ? "willEndDragging(0,0)" : name }
      return lists("willEndDragging(v)") ? "willEndDragging(v)" : name
    case "didEndDragging":
      guard case .boolean(let decelerates)? = event.argument("decelerate") else { return name }
      return "didEndDragging(\(decelerates))"
    default: return name
    }
  }

  @Test(arguments: Vector.named("DEL-014"))
  func whatStopsADeceleration(_ vector: Vector) throws {
    let before = try vector.input["before"].texts
    let outcomes = try vector.input["calls"].texts.map { call in
      let played = try Played(ScriptText.scene(before + [call, "wait: rest"]))
      let snapshot = try #require(played.scroll(after: before.count + 1))
      #expect(played.events.count { $0.name == "didEndDecelerating" } == 1)
      return snapshot.flags.decelerating ? "continues" : "stops"
    }
    #expect(try vector.difference("deceleration", outcomes) == nil)
  }

  @Test(arguments: Vector.named("DEL-016"))
  func flagsThroughAFlick(_ vector: Vector) throws {
    let played = try play(vector)
    let events = played.events.filter { $0.view == "scroll" }
    let release = try #require(events.firstIndex { $0.name == "willEndDragging" })
    for entry in try vector.expected["flags"].list {
      let parts = try entry.list
      let place = try parts[0].text
      let flags: [TraceEvent.Flags]
      switch place {
      case "touch down": flags = [try #require(played.scroll(after: 1)).flags]
      case "didScroll(drag)":
        flags = events[..<release].filter { $0.name == "didScroll" }.compactMap(\.flags)
      case "didScroll(decel)":
        flags = events[release...].filter { $0.name == "didScroll" }.compactMap(\.flags)
      default:
        let name = place.prefix { $0 != "(" }
        flags = events.filter { $0.name == name }.compactMap(\.flags)
      }
      #expect(!flags.isEmpty, "\(place)")
      for flags in flags { #expect(texts(flags) == parts[1], "\(place)") }
    }
  }

  @Test(arguments: Vector.named("DEL-018"))
  func secondDrag(_ vector: Vector) throws {
    let events = try play(vector).events.filter { $0.view == "scroll" }
    let begin = try #require(events.lastIndex { $0.name == "willBeginDragging" })
    let end = try #require(events.lastIndex { $0.name == "willEndDragging" })
    let flags = events[begin..<end].compactMap(\.flags)
    #expect(flags.count > 2)
    for flags in flags { #expect(try vector.difference("second_drag", texts(flags)) == nil) }
  }

  private func texts(_ flags: TraceEvent.Flags) -> FixtureValue {
    [
      "tracking": flags.tracking, "dragging": flags.dragging, "decelerating": flags.decelerating,
    ].fixture
  }

  @Test(arguments: Vector.named("DEL-019"))
  func statusBar(_ vector: Vector) throws {
    let scrolls = try vector.input["cases"].list.map { scene in
      let offset = try scene.optional("atTop")?.boolean == true ? 0 : 300
      let answer = try scene.optional("shouldScrollToTop")?.boolean ?? true
      let views = try scene["flags"].list.enumerated().flatMap { index, flag in
        ScriptText.scrollView(
          "scroll\(index)",
          keys: [
            "frame: [0, \(index * 300), 400, 300]", "contentSize: [400, 2000]",
            "contentOffset: [0, \(offset)]", "scrollsToTop: \(try flag.boolean)",
            "shouldScrollToTop: \(answer)",
          ])
      }
      let played = try Played(ScriptText.scene(["tapStatusBar", "wait: rest"], views: views))
      return try #require(played.summary).moved.isEmpty == false
    }
    #expect(try vector.difference("scrolls", scrolls) == nil)
  }

  private func play(_ vector: Vector) throws -> Played {
    try Played(
      ScriptText.scene(
        try vector.input["events"].texts, keys: try vector.input.optional("keys")?.texts ?? []))
  }
}
