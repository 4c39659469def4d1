import ScrollworkModel
import ScrollworkSimulation
import ScrollworkTestSupport
import Testing

/// RNG, PAN, PAG, MAP, LAZ, ANI: what only a scene shows of them.
@Suite struct OffsetSceneVectorTests {
  // MARK: Ranges

  @Test(arguments: Vector.named("RNG-006"))
  func scrollRectToVisible(_ vector: Vector) throws {
    let height = try vector.input["viewport_height"].number
    let played = try Played(
      ScriptText.scene(
        try vector.input["rects"].list.map {
          "scrollRectToVisible: {view: scroll, rect: \(text(try $0.numbers)), animated: false}"
        }, keys: ["frame: [0, 0, 400, \(height)]", "contentSize: [400, 1000]"], replacing: true))
    let offsets = try (1...3).map { try #require(played.scroll(after: $0)).contentOffset.y }
    #expect(try vector.difference("offset_y", offsets) == nil)
  }

  @Test(arguments: Vector.named("RNG-007"))
  func rectanglesComeIntoView(_ vector: Vector) throws {
    let bounds = try vector.input["bounds"].numbers
    let results = try vector.input["cases"].list.map { scene in
      let played = try Played(
        ScriptText.scene(
          [
            "scrollRectToVisible: "
              + "{view: scroll, rect: \(text(try scene["rect"].numbers)), animated: false}"
          ],
          keys: [
            "frame: [0, 0, \(bounds[0]), \(bounds[1])]",
            "contentSize: \(text(try vector.input["content"].numbers))",
            "contentOffset: \(text(try scene["offset"].numbers))",
          ], replacing: true))
      return (try #require(played.rest()), played.events.count { $0.name == "didScroll" })
    }
    #expect(try vector.difference("offsets", results.map(\.0)) == nil)
    #expect(try vector.difference("didScroll_calls", results.map(\.1)) == nil)
  }

  @Test(arguments: Vector.named("RNG-008"))
  func assignments(_ vector: Vector) throws {
    let assigned = try vector.input["assign"].list.map { text(try $0.numbers) }
    let played = try Played(
      ScriptText.scene(
        assigned.flatMap {
          ["set: {view: scroll, contentOffset: \($0)}", "wait: 100ms"]
        },
        keys: [
          "contentOffset: \(text(try vector.input["offset"].numbers))",
          "scrollEnabled: \(try vector.input["scrollEnabled"].boolean)",
        ]))
    let calls = assigned.indices.map { index in
      played.events.count {
        $0.name == "didScroll" && abs($0.time - Double(index) / 10) < 0.01
      }
    }
    #expect(try vector.difference("didScroll_calls", calls) == nil)
    #expect(try vector.difference("final", played.rest()) == nil)
  }

  @Test(arguments: Vector.named("RNG-009"))
  func nothingIsClamped(_ vector: Vector) throws {
    let range = try vector.input["range"].range
    let offset = try vector.input["set"].number
    for call in [
      "set: {view: scroll, contentOffset: [0, \(offset)]}",
      "setContentOffset: {view: scroll, to: [0, \(offset)], animated: false}",
      "setContentOffset: {view: scroll, to: [0, \(offset)], animated: true}",
    ] {
      let played = try Played(
        ScriptText.scene(
          [call, "wait: rest"],
          keys: ["frame: [0, 0, 400, 600]", "contentSize: [400, \(range.upperBound + 600)]"],
          replacing: true))
      #expect(played.summary?.scrollViews.first?.rangeY == range)
      #expect(try vector.difference("offset", played.rest()?.y) == nil)
    }
  }

  // MARK: Pans and pages

  @Test(arguments: Vector.named("PAN-003"))
  func dragsMayCountFromTheTouch(_ vector: Vector) throws {
    let moves = try vector.input["moves"].list.map { "move: {to: \(text(try $0.numbers))}" }
    let played = try Played(
      ScriptText.scene(
        ["touch: {at: \(text(try vector.input["touch_down"].numbers))}"]
          + moves.flatMap { ["hold: 20ms", $0] } + ["lift"],
        physics: ["panOrigin: touchDown"]))
    let offsets = try moves.indices.map {
      try #require(played.scroll(after: 3 + 2 * $0)).contentOffset.y
    }
    #expect(try vector.difference("offsets_after_moves", offsets) == nil)
  }

  @Test(arguments: Vector.named("PAG-002"))
  func insetsDontChangeThePage(_ vector: Vector) throws {
    let width = try vector.input["bounds_width"].number
    let insets = try vector.input["contentInset"].numbers
    let offset = try vector.input["offset"].number
    let played = try Played(
      ScriptText.scene(
        ScriptText.restingDrag(from: (300, 300), by: (offset, 0)),
        keys: [
          "frame: [0, 0, \(width), 600]", "contentSize: [\(width * 4), 600]",
          "pagingEnabled: true", "contentOffset: [0, 0]",
          "contentInset: "
            + "{top: \(insets[0]), left: \(insets[1]), bottom: \(insets[2]), right: \(insets[3])}",
        ], physics: ["panOrigin: touchDown"], replacing: true))
    let release = try #require(played.events.first { $0.name == "willEndDragging" })
    #expect(release.contentOffset?.x == offset)
    #expect(release.argument("velocity") == .point(.zero))
    guard case .point(let target)? = release.argument("targetContentOffset") else {
      Issue.record("willEndDragging has no target")
      return
    }
    #expect(try vector.difference("target_x", target.x) == nil)
    #expect(try vector.difference("target_x", played.rest()?.x) == nil)
  }

  @Test(arguments: Vector.named("PAG-016"))
  func bleedingPages(_ vector: Vector) throws {
    let page = try vector.input["page"].number
    let outer = try vector.input["outer_width"].number
    let left = (outer - page) / 2
    #expect(try vector.difference("left_bleed", left) == nil)
    #expect(try vector.difference("right_bleed", outer - page - left) == nil)
    for (bleed, moves) in [(true, true), (false, false)] {
      for x in [left / 2, outer - left / 2] {
        let played = try Played(
          ScriptText.scene(
            ["touch: {at: [\(x), 100]}", "move: {to: [\(x > page ? x - 20 : x + 20), 100]}"],
            views: ScriptText.scrollView(
              keys: [
                "frame: [\(left), 0, \(page), 200]", "contentSize: [\(page * 100), 200]",
                "contentOffset: [\(try vector.input["offset"].number), 0]",
                "clipsToBounds: false", "paging: {method: pagingEnabled, bleed: \(bleed)}",
              ]), viewport: "{width: \(outer), height: 200}"))
        #expect(played.names().contains("willBeginDragging") == moves, "at \(x)")
        if x < page {
          #expect(try vector.difference("page", played.steps[0].scrollViews[0].pageIndex) == nil)
        }
      }
    }
  }

  @Test(arguments: Vector.named("MAP-002", "MAP-003", "MAP-017"))
  func pageMapPutsOffsetsBack(_ vector: Vector) throws {
    let played = try Played(
      ScriptText.scene(
        [
          "setContentOffset: "
            + "{view: scroll, to: \(text(try vector.input["proposed"].numbers)), animated: false}"
        ],
        keys: [
          "frame: [0, 0, 200, 300]",
          "bounces: \(try vector.input.optional("bounces")?.boolean ?? false)",
          "pageMap: {rows: [['1', ~, '2'], ['3', '4', '5'], [~, '6', '7'], [~, ~, '8']], "
            + "start: '\(try vector.input["page"].text)'}",
        ], replacing: true))
    #expect(try vector.difference("offset", played.rest()) == nil)
    let calls = played.events.count { $0.name == "didScroll" }
    #expect(try vector.difference("didScroll_calls", calls) == nil)
    if vector.expected.optional("page") != nil {
      #expect(
        try vector.difference("page", played.summary?.scrollViews.first?.pageName) == nil)
    }
  }

  // MARK: Apps

  @Test(arguments: Vector.named("LAZ-008"))
  func staleTarget(_ vector: Vector) throws {
    let offset = try vector.input["release_offset"].number
    let later = try vector.input["then_setContentOffset"].number
    let views = ScriptText.scrollView(
      keys: [
        "frame: [0, 0, 320, 400]", "contentSize: [320, 10000]",
        "lazyImages: {items: row.*, policy: targetRect}",
      ], children: ["{id: row, repeat: 100, frame: [0, 100 * $i, 320, 100]}"])
    let played = try Played(
      ScriptText.scene(
        ScriptText.restingDrag(from: (200, 300), by: (0, offset))
          + ["setContentOffset: {view: scroll, to: [0, \(later)], animated: false}"], views: views,
        physics: ["panOrigin: touchDown"]))
    let release = try #require(played.events.first { $0.name == "willEndDragging" })
    let target = try vector.expected["targetRect"].rect
    #expect(
      release.argument("targetContentOffset") == .point(Point(x: target.x, y: target.y)))
    let images = try #require(played.summary?.images.first)
    let blank = images.blankAtRest.compactMap { $0.split(separator: ".").last.flatMap { Int($0) } }
    #expect(try vector.difference("blank_rows", blank) == nil)
  }

  @Test(arguments: Vector.named("ANI-006"))
  func threeTwentyDragsAtOnce(_ vector: Vector) throws {
    let move = try vector.input["first_move_pt"].number
    for (model, begins) in [
      ("three20", try vector.expected["willBeginDragging"].boolean), ("uikit", false),
    ] {
      let played = try Played(
        ScriptText.scene(
          ["touch: {at: [200, 300]}", "move: {to: [200, \(300 - move)]}", "lift"],
          keys: ["model: \(model)"]))
      #expect(played.names().contains("willBeginDragging") == begins, "\(model)")
    }
  }

  private func text(_ numbers: [Double]) -> String {
    "[" + numbers.map { "\($0)" }.joined(separator: ", ") + "]"
  }
}

extension ScriptText {
  /// The same with the scroll view's keys all given.
  fileprivate static func scene(
    _ events: [String], keys: [String], physics: [String] = [], replacing: Bool
  ) -> String {
    scene(events, views: scrollView(keys: keys), physics: physics)
  }
}
