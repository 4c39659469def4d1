import ScrollworkModel
import ScrollworkSimulation
import Testing

/// Several fingers, and views that go while fingers are on them.
@Suite struct FingerTests {
  @Test func fingersThatWereDownBeforeAPanBelongToIt() throws {
    let played = try Played(
      ScriptText.scene([
        "touch: {at: [100, 300]}", "touch: {at: [300, 300], finger: 2}",
        "move: {to: [100, 280]}", "move: {to: [300, 240], finger: 2}", "hold: 50ms",
        "lift", "hold: 200ms", "lift: {finger: 2}", "wait: rest",
      ]))
    #expect(
      played.names() == [
        "willBeginDragging", "didScroll*", "willEndDragging", "didEndDragging(false)",
      ])
    // The content follows the middle of both, and stays when one of them lifts.
    #expect(played.scroll(after: 4)?.contentOffset.y == 30)
    #expect(played.scroll(after: 6)?.contentOffset.y == 30)
    #expect(played.rest()?.y == 30)
  }

  @Test func twoFingersFlickAsOne() throws {
    let played = try Played(
      ScriptText.scene([
        "touch: {at: [100, 500]}", "touch: {at: [300, 100], finger: 2}",
        "move: {to: [100, 400], over: 100ms}",
        "with: {finger: 2, move: {to: [300, 0], over: 100ms}}", "lift", "lift: {finger: 2}",
        "wait: rest",
      ]))
    let release = try #require(played.events.first { $0.name == "willEndDragging" })
    guard case .point(let velocity)? = release.argument("velocity") else {
      Issue.record("willEndDragging has no velocity")
      return
    }
    #expect(abs(velocity.y - 1) < 1e-9)
  }

  @Test func contentIsToldWhenItsFingerJoinsAPan() throws {
    let played = try Played(
      ScriptText.scene(
        [
          "touch: {at: [100, 300]}", "touch: {at: [300, 300], finger: 2}",
          "move: {to: [100, 280]}",
        ], keys: ["delaysContentTouches: false"]))
    #expect(played.names("child").filter { $0 == "touchesBegan" }.count == 2)
    #expect(played.names("child").filter { $0 == "touchesCancelled" }.count == 2)
  }

  /// A button and a photo in a scroll view; the button comes first in the tree.
  private func scene(_ events: [String]) -> String {
    ScriptText.scene(
      events,
      views: ScriptText.scrollView(
        keys: ["frame: [0, 0, 400, 600]", "contentSize: [400, 2000]"],
        children: [
          "{id: button, type: button, touchesShouldCancel: true, frame: [0, 0, 400, 100]}",
          "{id: photos, type: scrollView, frame: [0, 100, 400, 400], contentSize: [400, 400], "
            + "maximumZoomScale: 4, zoomView: photo, "
            + "children: [{id: photo, frame: [0, 0, 400, 400]}]}",
        ]))
  }

  @Test func aTouchEndsWithItsView() throws {
    let played = try Played(
      scene(["touch: {at: [200, 50]}", "hold: 200ms", "remove: button", "lift", "wait: rest"]))
    #expect(played.names("button") == ["touchesBegan", "touchesCancelled"])
    #expect(played.summary?.diagnostics.map(\.message) == [])
  }

  @Test func aDragEndsWithTheViewUnderIt() throws {
    let played = try Played(
      scene([
        "touch: {at: [200, 50]}", "move: {to: [200, 20], over: 50ms}", "remove: button",
        "move: {to: [200, 0], over: 50ms}", "lift", "wait: rest",
        "flick: {view: scroll, velocity: [0, 500]}", "wait: rest",
      ]))
    #expect(
      played.names() == [
        "willBeginDragging", "didScroll*", "didEndDragging(false)", "willBeginDragging",
        "didScroll*", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
        "didScroll*", "didEndDecelerating",
      ])
    #expect(played.summary?.scrollViews.first?.flags == TraceEvent.Flags())
  }

  @Test func otherDragsGoOnWhenViewsComeAndGo() throws {
    let played = try Played(
      scene([
        "touch: {at: [200, 300]}", "move: {to: [200, 250], over: 50ms}", "remove: button",
        "move: {to: [200, 200], over: 50ms}", "hold: 200ms", "lift", "wait: rest",
      ]))
    #expect(
      played.names() == [
        "willBeginDragging", "didScroll*", "willEndDragging", "didEndDragging(false)",
      ])
  }

  @Test func zoomingFindsItsViewAgain() throws {
    let played = try Played(
      scene([
        "remove: button", "zoomToRect: {view: photos, rect: [0, 0, 200, 200], animated: false}",
      ]))
    #expect(played.summary?.scrollViews.last?.zoomScale == 2)
    let began = try #require(played.events.first { $0.name == "viewForZooming" })
    #expect(began.argument("view") == .text("photo"))
    let without = try Played(
      scene(["remove: photo", "zoomToRect: {view: photos, rect: [0, 0, 200, 200]}"]))
    #expect(without.summary?.diagnostics.count == 1)
  }

  @Test func aZoomEndsTheOneBefore() throws {
    let played = try Played(
      scene([
        "zoomToRect: {view: photos, rect: [0, 0, 200, 200], animated: true}", "wait: 100ms",
        "zoomToRect: {view: photos, rect: [0, 0, 100, 100], animated: true}", "wait: rest",
      ]))
    #expect(
      played.names("photos").filter { $0 != "didScroll*" } == [
        "viewForZooming", "willBeginZooming", "didZoom*", "didEndZooming", "viewForZooming",
        "willBeginZooming", "didZoom*", "didEndZooming",
      ])
  }

  @Test func aCancelledFingerIsAway() throws {
    let played = try Played(
      ScriptText.scene([
        "touch: {at: [200, 300]}", "cancel", "touch: {at: [200, 300]}", "lift", "wait: rest",
      ]))
    #expect(played.summary?.diagnostics.map(\.message) == [])
    for second in ["cancel", "lift"] {
      let twice = try Played(
        ScriptText.scene(["touch: {at: [200, 300]}", second, "lift", "wait: rest"]))
      #expect(twice.summary?.diagnostics.count == 1)
    }
  }

  @Test func aFingerThatIsDownStaysWhereItIs() throws {
    let played = try Played(
      ScriptText.scene([
        "touch: {at: [200, 300]}", "touch: {at: [200, 500]}", "move: {to: [200, 280]}",
        "move: {to: [200, 260]}",
      ]))
    #expect(played.scroll(after: 4)?.contentOffset.y == 20)
  }

  @Test func aPinchTakesFingersThatAreFree() throws {
    let played = try Played(
      scene([
        "touch: {at: [200, 550], finger: 2}",
        "pinch: {view: photos, center: [200, 300], scale: 2, over: 200ms}", "wait: 50ms",
        "lift: {finger: 2}", "wait: rest",
      ]))
    #expect(played.summary?.diagnostics.map(\.message) == [])
    #expect(played.summary?.scrollViews.last?.zoomScale == 2)
  }

  @Test func aForwardedTouchThatOnlyStopsADecelerationEndsIt() throws {
    let played = try Played(
      ScriptText.scene(
        [
          "flick: {view: scroll, velocity: [1000, 0]}", "wait: 100ms", "touch: {at: [200, 300]}",
          "hold: 50ms", "lift", "wait: rest",
        ],
        views: ScriptText.scrollView(
          keys: [
            "frame: [0, 0, 400, 600]", "contentSize: [6000, 600]",
            "nesting: {remorseful: {reset: true}}",
          ], children: ["{id: child, frame: [0, 0, 6000, 600]}"])))
    #expect(played.names().last == "didEndDecelerating")
    #expect(played.summary?.scrollViews.first?.flags == TraceEvent.Flags())
  }
}
