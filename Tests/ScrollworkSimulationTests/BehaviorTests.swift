import ScrollworkModel
import ScrollworkSimulation
import Testing

/// What scroll views do, as documentation and recordings tell it.
@Suite struct BehaviorTests {
  private static let flick = "flick: {view: scroll, velocity: [0, 1000]}"

  private func target(_ played: Played, _ number: Int = 0) throws -> Point {
    let releases = played.events.filter { $0.name == "willEndDragging" }
    guard case .point(let target)? = releases[number].argument("targetContentOffset") else {
      Issue.record("willEndDragging has no target")
      return .zero
    }
    return target
  }

  private func velocity(_ played: Played, _ number: Int) throws -> Double {
    let releases = played.events.filter { $0.name == "willEndDragging" }
    guard case .point(let velocity)? = releases[number].argument("velocity") else { return 0 }
    return velocity.y
  }

  // MARK: Callbacks

  @Test func animatedOffsetsEndExactly() throws {
    let played = try Played(
      ScriptText.scene([
        "setContentOffset: {view: scroll, to: [0, 333], animated: true}", "wait: rest",
      ]))
    #expect(played.names() == ["didScroll*", "didEndScrollingAnimation"])
    let last = try #require(played.events.last { $0.name == "didScroll" })
    #expect(last.contentOffset?.y == 333)
    let end = try #require(played.events.last)
    #expect(abs(end.time - 0.3) < 1e-9)
    let same = try Played(
      ScriptText.scene([
        "setContentOffset: {view: scroll, to: [0, 0], animated: true}", "wait: rest",
      ]))
    #expect(same.names() == [])
  }

  @Test func aTouchEndsAnAnimationBeforeItDrags() throws {
    let played = try Played(
      ScriptText.scene([
        "setContentOffset: {view: scroll, to: [0, 900], animated: true}", "wait: 100ms",
        "touch: {at: [200, 300]}", "hold: 200ms", "lift", "wait: rest",
      ]))
    #expect(
      played.names() == [
        "didScroll*", "didEndScrollingAnimation", "willBeginDragging", "willEndDragging",
        "didEndDragging(false)",
      ])
  }

  @Test func aFlickThatInterruptsAFlick() throws {
    let played = try Played(
      ScriptText.scene([Self.flick, "wait: 200ms", Self.flick, "wait: rest"]))
    #expect(
      played.names().filter { $0 != "didScroll*" } == [
        "willBeginDragging", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
        "willBeginDragging", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
        "didEndDecelerating",
      ])
  }

  @Test(arguments: [("modern", true), ("ios5-10", false)])
  func aTouchStopIsTold(profile: String, isTold: Bool) throws {
    let played = try Played(
      ScriptText.scene(
        [
          Self.flick, "wait: 200ms", "touch: {at: [200, 300]}", "hold: 100ms", "lift", "wait: rest",
        ], profile: profile))
    #expect(played.names().contains("didEndDecelerating") == isTold)
    #expect(played.summary?.scrollViews.first?.flags == TraceEvent.Flags())
    let stop = try #require(played.events.last { $0.name == "didEndDragging" })
    #expect(stop.flags?.tracking == true)
    #expect(stop.flags?.decelerating == true)
    if isTold {
      let end = try #require(played.events.last { $0.name == "didEndDecelerating" })
      #expect(end.flags == TraceEvent.Flags())
    }
  }

  @Test(arguments: [("modern", true), ("ios5-10", false)])
  func pagingViewsOfTheFirstVersionsDontAsk(profile: String, asks: Bool) throws {
    let played = try Played(
      ScriptText.scene([Self.flick, "wait: rest"], keys: ["pagingEnabled: true"], profile: profile))
    #expect(played.names().contains("willEndDragging") == asks)
    #expect(played.rest()?.y == 600)
  }

  @Test func aSlowDragThatIsHeldDoesntDecelerate() throws {
    let played = try Played(
      ScriptText.scene([
        "touch: {at: [200, 400]}", "move: {to: [200, 300], over: 400ms}", "hold: 100ms", "lift",
        "wait: rest",
      ]))
    #expect(!played.names().contains("didEndDecelerating"))
    let end = try #require(played.events.last { $0.name == "didEndDragging" })
    #expect(end.reason.contains("100 ms"))
  }

  // MARK: Drags

  @Test func contentFollowsFromTheSampleThatBegins() throws {
    let played = try Played(
      ScriptText.scene([
        "touch: {at: [0, 300]}", "hold: 10ms", "move: {to: [0, 292]}", "hold: 10ms",
        "move: {to: [0, 288]}", "hold: 10ms", "move: {to: [0, 268]}", "hold: 200ms", "lift",
      ]))
    let offsets = [3, 5, 7].map { played.scroll(after: $0)?.contentOffset.y }
    #expect(offsets == [0, 0, 20])
  }

  @Test func catchingContentPastAnEdgeMovesNothing() throws {
    let played = try Played(
      ScriptText.scene([
        "touch: {at: [200, 100]}", "move: {to: [200, 400], over: 100ms}", "lift", "wait: 30ms",
        "touch: {at: [200, 300]}", "hold: 100ms", "move: {to: [200, 301]}",
        "move: {to: [200, 300]}",
        "hold: 200ms", "lift", "wait: rest",
      ]))
    let caught = try #require(played.scroll(after: 5)).contentOffset.y
    #expect(caught < -20)
    let moved = try #require(played.scroll(after: 7)).contentOffset.y
    #expect(moved < caught && moved > caught - 1)
    let back = try #require(played.scroll(after: 8)).contentOffset.y
    #expect(abs(back - caught) < 1e-9)
    #expect(played.rest()?.y == 0)
  }

  @Test func deliveredTouchesOfViewsThatKeepThemDontScroll() throws {
    let played = try Played(
      ScriptText.scene(
        [
          "touch: {at: [200, 300]}", "move: {to: [200, 250], over: 50ms}", "lift", "wait: rest",
        ], keys: ["delaysContentTouches: false", "canCancelContentTouches: false"]))
    #expect(played.names() == ["touchesShouldBegin"])
    #expect(played.names("child").first == "touchesBegan")
    #expect(played.names("child").last == "touchesEnded")
  }

  // MARK: Speeds

  @Test func quickFlicksAddUpWhereTheyMay() throws {
    let events = [Self.flick, "wait: 300ms", Self.flick, "wait: rest"]
    let plain = try Played(ScriptText.scene(events))
    let adding = try Played(ScriptText.scene(events, physics: ["accumulateFlicks: true"]))
    #expect(abs(try velocity(plain, 1) - 1) < 1e-9)
    // 1000 pt/s are 0.998^300 of themselves after 300 ms.
    let left = 548.468
    #expect(abs(try velocity(adding, 1) - (1 + carried(left) / 1000)) < 1e-4)
    // Against the motion, and after a rest, nothing is added.
    let back = try Played(
      ScriptText.scene(
        [
          "setContentOffset: {view: scroll, to: [0, 3000], animated: false}", Self.flick,
          "wait: 300ms", "flick: {view: scroll, velocity: [0, -1000]}", "wait: rest",
        ], physics: ["accumulateFlicks: true"]))
    #expect(abs(try velocity(back, 1) + 1) < 1e-9)
    let rested = try Played(
      ScriptText.scene(
        [
          Self.flick, "wait: 300ms", "touch: {at: [200, 500]}", "hold: 60ms",
          "move: {to: [200, 400], over: 100ms}", "lift", "wait: rest",
        ], physics: ["accumulateFlicks: true"]))
    #expect(abs(try velocity(rested, 1) - 1) < 1e-9)
  }

  private func carried(_ velocity: Double) -> Double {
    0.000816 * ElementaryFunctions.power(velocity, 1.967)
  }

  @Test func theTargetIsWhereItRests() throws {
    for velocity in [300.0, -300, 1200, 9000, -9000] {
      let played = try Played(
        ScriptText.scene(
          ["flick: {view: scroll, velocity: [0, \(velocity)]}", "wait: rest"],
          keys: ["contentOffset: [0, 2000]"]))
      #expect(try target(played) == played.rest())
    }
    // Past an edge too, with the speed inwards.
    let played = try Played(
      ScriptText.scene([
        "touch: {at: [200, 100]}", "move: {to: [200, 500], over: 200ms}",
        "move: {to: [200, 100], over: 60ms}", "lift", "wait: rest",
      ]))
    #expect(try target(played) == played.rest())
  }

  // MARK: Page maps

  private func map(_ events: [String], start: String, keys: String = "") throws -> Played {
    try Played(
      ScriptText.scene(
        events,
        views: ScriptText.scrollView(
          keys: [
            "frame: [0, 0, 200, 300]",
            "pageMap: {rows: [['1', ~, '2'], ['3', '4', '5'], [~, '6', '7'], [~, ~, '8']], "
              + "start: '\(start)'\(keys)}",
          ]), physics: ["panOrigin: touchDown"]))
  }

  @Test func aFlickPastHalfAPageTurnsTwo() throws {
    for (distance, page) in [(90, "4"), (110, "5")] {
      let played = try map(
        [
          "touch: {at: [195, 150]}", "move: {to: [\(195 - distance), 150], over: 100ms}", "lift",
          "wait: rest",
        ], start: "3")
      #expect(played.summary?.scrollViews.first?.pageName == page)
      #expect(played.rest() == Point(x: page == "4" ? 200 : 400, y: 300))
    }
    for end in [85, -350] {
      let limited = try map(
        [
          "touch: {at: [195, 150]}", "move: {to: [\(end), 150], over: 100ms}", "lift",
          "wait: rest",
        ], start: "3", keys: ", base: dragStart")
      #expect(limited.summary?.scrollViews.first?.pageName == "4")
      let drag = limited.steps.filter { $0.time <= 0.1 }
      #expect(drag.allSatisfy { $0.scrollViews[0].contentOffset.x <= 200 })
    }
  }

  @Test func aWindowGoesStaleWithoutADeceleration() throws {
    for (rebuild, isFresh) in [("decelerating", false), ("rest", true)] {
      // A drag of exactly a page, at rest: nothing decelerates.
      let played = try map(
        [
          "touch: {at: [199, 150]}", "move: {to: [0, 150], over: 200ms}", "move: {to: [-1, 150]}",
          "hold: 200ms", "lift", "wait: rest",
        ], start: "3", keys: ", method: window, rebuild: \(rebuild)")
      #expect(!played.names().contains("didEndDecelerating"))
      let view = try #require(played.summary?.scrollViews.first)
      #expect(view.pageName == "4")
      #expect((view.contentSize == Size(width: 600, height: 600)) == isFresh)
    }
  }

  // MARK: Zoom

  @Test func equalLimitsDontZoom() throws {
    let played = try Played(
      ScriptText.scene(
        ["pinch: {view: scroll, center: [200, 300], scale: 2, over: 100ms}", "wait: rest"],
        keys: ["minimumZoomScale: 1", "maximumZoomScale: 1", "zoomView: child"]))
    #expect(!played.names().contains("willBeginZooming"))
    #expect(played.summary?.scrollViews.first?.zoomScale == 1)
  }

  @Test func aZoomPastItsLimitComesBack() throws {
    let played = try Played(
      ScriptText.scene(
        ["pinch: {view: scroll, center: [200, 300], scale: 8, over: 200ms}", "wait: rest"],
        keys: ["maximumZoomScale: 2", "zoomView: child"]))
    let largest = played.steps.map { $0.scrollViews[0].zoomScale }.max() ?? 0
    #expect(largest > 2 && largest < 4)
    #expect(played.summary?.scrollViews.first?.zoomScale == 2)
    let hard = try Played(
      ScriptText.scene(
        ["pinch: {view: scroll, center: [200, 300], scale: 8, over: 200ms}", "wait: rest"],
        keys: ["maximumZoomScale: 2", "zoomView: child", "bouncesZoom: false"]))
    #expect(hard.steps.map { $0.scrollViews[0].zoomScale }.max() == 2)
  }
}
