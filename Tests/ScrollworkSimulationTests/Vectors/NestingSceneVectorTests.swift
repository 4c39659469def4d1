import ScrollworkModel
import ScrollworkMotion
import ScrollworkSimulation
import ScrollworkTestSupport
import Testing

/// NST, KBD: who scrolls of a nest, and the keyboard under a finger, played in scenes.
@Suite struct NestingSceneVectorTests {
  @Test(arguments: Vector.named("NST-001"))
  func crossingAxes(_ vector: Vector) throws {
    let views = [
      "- id: outer", "  type: scrollView", "  frame: [0, 0, 400, 600]",
      "  contentSize: [1200, 600]", "  contentOffset: [400, 0]", "  children:",
      "    - {id: inner, type: scrollView, frame: [400, 0, 400, 600], "
        + "contentSize: [400, 2000], contentOffset: [0, 700]}",
    ]
    let winners = try vector.input["moves"].list.map {
      let move = try $0.point
      let played = try Played(
        ScriptText.scene(
          ["touch: {at: [200, 300]}", "move: {to: [\(200 + move.x), \(300 + move.y)]}"],
          views: views))
      return owners(played).joined()
    }
    #expect(try vector.difference("winner", winners) == nil)
  }

  @Test(arguments: Vector.named("NST-002"))
  func aNewGestureAtTheEdgeIsTheOuterViews(_ vector: Vector) throws {
    let gestures = [
      ["touch: {at: [200, 300]}", "move: {to: [200, 340], over: 40ms}"],
      [
        "touch: {at: [200, 300]}", "move: {to: [200, 240], over: 60ms}",
        "move: {to: [200, 340], over: 100ms}",
      ],
    ]
    let found = try gestures.map { gesture in
      let played = try Played(
        ScriptText.scene(gesture, views: lists(try vector.input["inner_offset"].number)))
      return owners(played).joined()
    }
    #expect(try vector.difference("owner", found) == nil)
    // The inner view gives way like rubber; the outer one stays where it is.
    let played = try Played(ScriptText.scene(gestures[1], views: lists(0)))
    let inner = try #require(
      played.scroll("outer.inner", after: 3) ?? played.scroll("inner", after: 3))
    #expect(inner.contentOffset.y < 0 && inner.contentOffset.y > -40)
    #expect(played.scroll("outer", after: 3)?.contentOffset.y == 500)
  }

  @Test(arguments: Vector.named("NST-003"))
  func withoutTransferTheInnerViewKeepsIt(_ vector: Vector) throws {
    let transfers = try vector.input["transfersVerticalScrollingToParent"].boolean
    let played = try Played(
      ScriptText.scene(
        ["touch: {at: [200, 300]}", "move: {to: [200, 340], over: 40ms}"],
        views: lists(
          try vector.input["inner_offset"].number,
          keys: ", transfersVerticalScrollingToParent: \(transfers)")))
    #expect(try vector.difference("owner", owners(played).joined()) == nil)
  }

  /// Where the first WinObjC release halves what nobody has room for, the inner view's rubber band
  /// takes it whole.
  @Test(arguments: Vector.named("NST-004"))
  func threePasses(_ vector: Vector) throws {
    let inner = try vector.input["inner_room"].number
    let outer = try vector.input["outer_room"].number
    let drag = try vector.input["drag"].number
    let played = try Played(
      ScriptText.scene(
        ["touch: {at: [200, 400]}", "move: {to: [200, \(400 - drag)]}"],
        views: lists(1400 - inner, outer: 1400 - outer),
        physics: ["nestedHandOver: threePass", "panOrigin: touchDown"]))
    #expect(
      try vector.difference(
        "outer", (try #require(played.rest("outer"))).y - 1400 + outer) == nil)
    let end = try #require(
      played.scroll("inner", after: 2) ?? played.scroll("outer.inner", after: 2))
    let overdrag = try 2 * vector.expected["overdrag_halved"].number
    let band = RubberBand(coefficient: 0.55, dimension: 600).band(overdrag)
    #expect(
      try vector.difference("inner", end.contentOffset.y - 1400 + inner - band) == nil)
  }

  @Test(arguments: Vector.named("KBD-001"))
  func keyboardFollowsTheFinger(_ vector: Vector) throws {
    let top = try vector.input["keyboard_top"].number
    let mode = try vector.input["mode"].text
    let moves = try vector.input["finger_y"].numbers.map { "move: {to: [200, \($0)]}" }
    let played = try Played(
      ScriptText.scene(
        ["keyboard: {height: \(800 - top), over: 0ms}", "touch: {at: [200, 400]}"]
          + moves.flatMap { ["hold: 20ms", $0] },
        views: ScriptText.scrollView(
          keys: [
            "frame: [0, 0, 400, 800]", "contentSize: [400, 6000]", "contentOffset: [0, 900]",
            "keyboardDismissMode: \(mode)",
          ]), viewport: "{width: 400, height: 800}"))
    let shifts = try moves.indices.map {
      try #require(played.keyboardTops[4 + 2 * $0]) - top
    }
    #expect(try vector.difference("keyboard_shift", shifts) == nil)
  }

  /// A vertical list in a vertical list, the inner one at an offset of its own.
  private func lists(_ inner: Double, outer: Double = 500, keys: String = "") -> [String] {
    [
      "- id: outer", "  type: scrollView", "  frame: [0, 0, 400, 600]",
      "  contentSize: [400, 2000]", "  contentOffset: [0, \(outer)]", "  children:",
      "    - {id: inner, type: scrollView, frame: [0, \(outer), 400, 600], "
        + "contentSize: [400, 2000], contentOffset: [0, \(inner)]\(keys)}",
    ]
  }

  /// The scroll views that a drag began in, in order.
  private func owners(_ played: Played) -> [String] {
    played.events.filter { $0.name == "willBeginDragging" }.map {
      String($0.view.split(separator: ".").last ?? "")
    }
  }
}
