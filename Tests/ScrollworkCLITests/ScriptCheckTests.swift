import ScrollworkModel
import Testing

/// What is found in scripts before they run.
@Suite struct ScriptCheckTests {
  private static let scene = """
    scrollwork: 1
    viewport: {width: 390, height: 844}
    root:
      children:
        - id: scroll
          type: scrollView
          frame: [0, 0, 390, 844]
          contentSize: [390, 4000]
          children:
            - {id: photo, frame: [0, 0, 390, 300]}
            - {id: cell, repeat: 2, frame: [0, 300, 390, 44], children: [{id: name, frame: [0, 0, 9, 9]}]}
        - id: text
          type: textView
          frame: [0, 0, 100, 100]
    constraints:
      - top-gap: photo.height >= 0

    """

  /// The findings of a script of these events, as code and message, then the help.
  private func findings(_ events: String, expect: String = "") throws -> [String] {
    let text =
      ScriptCheckTests.scene + "scripts:\n  a:\n    events:\n"
      + events.split(separator: "\n").map { "      - \($0)\n" }.joined()
      + (expect.isEmpty ? "" : "expect:\n  scripts:\n    a: \(expect)\n")
    let result = try Tool.run("validate", "-f", "ndjson", "-", input: text)
    let found = result.output.matches(of: #/"code": "(SW7\d+)".*?"message": "((?:[^"\\]|\\.)*)"/#)
    return found.map { "\($0.1) \($0.2.replacing("\\\"", with: "'"))" }
  }

  @Test func nothingIsFound() throws {
    let found = try findings(
      """
      touch: {at: [200, 600]}
      touch: {at: [100, 100], finger: 2}
      move: {to: [0, 844], over: 100ms}
      with: {finger: 2, move: {to: [1, 1]}}
      lift
      lift: {finger: 2}
      tap: cell.0.name
      drag: {view: scroll, from: [50%, 120%], to: [50%, -20%]}
      flick: {view: scroll, velocity: [0, 3]}
      scrollRectToVisible: {view: scroll, target: photo}
      set: {view: cell.*, hidden: true}
      set: {view: scroll, bounces: false}
      set: {view: text, scrollEnabled: false}
      set: {constraint: top-gap, constant: 3}
      insert: {into: scroll, view: {id: extra, children: [{id: inner}]}}
      tap: inner
      remove: extra
      resize: {width: 844, height: 390}
      touch: {at: [844, 390]}
      cancel
      """,
      expect: """
        {rest: {scroll: [0, 0], photo.frame: [0, 0, 1, 1], photo: {frame: [0, 0, 1, 1]}, var q: 3, \
        extra: {frame: [1, 2, 3, 4]}}, after: {20: {scroll: {y: 0}}}, \
        events: [willBeginDragging, didEndDragging(true), photo.touchesBegan, super.touchesMoved], \
        page: {scroll: 0}}
        """)
    #expect(found == [])
  }

  @Test(arguments: [
    ("tap: photoo", "SW701 There is no view or guide called 'photoo'."),
    ("tap: scroll.content", "SW701 'scroll.content' is no view."),
    ("tap: cell", "SW701 'cell' is repeated 2 times, and it isn't said which copy is meant."),
    ("set: {constraint: top-gpa, constant: 3}", "SW701 There is no constraint called 'top-gpa'."),
    ("lift", "SW702 Finger 1 is lifted, and it isn't down."),
    ("move: {to: [1, 1], finger: 2}", "SW702 Finger 2 moves, and it isn't down."),
    ("cancel", "SW702 No finger is down that could be cancelled."),
    (
      "touch: {at: [1, 1]}\ntap: photo\nlift",
      "SW703 The tap is made by finger 1, which is down already."
    ),
    (
      "touch: {at: [1, 1]}\nwait: rest\nlift", "SW704 Nothing comes to rest while finger 1 is down."
    ),
    ("touch: {at: [1, 1]}", "SW704 Finger 1 is still down when the script 'a' ends."),
    ("tap: [390.5, 1]", "SW705 The point [390.5, 1] is outside the viewport, which is 390 x 844."),
    (
      "tap: [50%, 101%]",
      "SW705 The point [195, 852.44] is outside the viewport, which is 390 x 844."
    ),
    (
      "flick: {view: photo, velocity: [0, 1]}",
      "SW706 flick is for scroll views, and 'photo' is a view."
    ),
    (
      "zoomToRect: {view: scroll, rect: [0, 0, 1, 1]}",
      "SW706 'scroll' has no view that zooms, so zoomToRect does nothing."
    ),
    (
      "beginRefreshing: scroll",
      "SW706 'scroll' has no refresh control, so beginRefreshing does nothing."
    ),
    (
      "set: {view: photo, bounces: false}",
      "SW706 'bounces' is for scroll views, and 'photo' is a view."
    ),
    (
      "scrollRectToVisible: {view: scroll, target: text}",
      "SW706 'text' isn't inside 'scroll', which can't scroll it into view."
    ),
    ("remove: root", "SW706 The root view is the window; it can't be removed."),
    ("remove: photo\ntap: photo", "SW701 'photo' was removed by event 1 of the script."),
    ("remove: scroll\ntap: scroll", "SW701 'scroll' was removed by event 1 of the script."),
  ])
  func found(events: String, finding: String) throws {
    #expect(try findings(events) == [finding])
  }

  @Test(arguments: [
    ("{events: [scrollViewDidScroll]}", "SW707 There is no event called 'scrollViewDidScroll'."),
    ("{count: {didScrol: 3}}", "SW707 There is no event called 'didScrol'."),
    ("{never: [buton.touchesBegan]}", "SW707 There is no view or guide called 'buton'."),
    ("{rest: {scrol: [0, 0]}}", "SW707 There is no view or guide called 'scrol'."),
    ("{rest: {photo: [0, 0]}}", "SW707 'photo' is a view and has no contentOffset."),
    ("{max: {photo: {y: 3}}}", "SW707 'photo' is a view and has no y."),
    ("{after: {2: {scroll: [0, 0]}}}", "SW707 The script 'a' has 1 event, none with the number 2."),
    ("{page: {pager: 1}}", "SW707 There is no view or guide called 'pager'."),
  ])
  func expectations(expect: String, finding: String) throws {
    #expect(try findings("wait: rest", expect: expect) == [finding])
  }

  @Test func unknownScript() throws {
    let text =
      ScriptCheckTests.scene
      + "scripts: {flick: {events: [wait: rest]}}\nexpect: {scripts: {flik: {rest: {scroll: [0, 0]}}}}\n"
    let result = try Tool.run("validate", "-", input: text)
    #expect(result.output.contains("error[SW707]: There is no script called \"flik\"."))
    #expect(result.output.contains("help: Did you mean flick?"))
  }

  @Test func helps() throws {
    let text =
      ScriptCheckTests.scene
      + "scripts: {a: {events: [tap: photoo, flick: {view: photo, velocity: [0, 1]}]}}\n"
    let result = try Tool.run("validate", "-", input: text)
    #expect(result.output.contains("help: Did you mean photo?"))
    #expect(result.output.contains("help: Did you mean scroll, the scroll view around it?"))
  }

  /// However much is wrong, the list ends.
  @Test func manyMistakes() throws {
    let found = try findings(Array(repeating: "tap: nobody", count: 5000).joined(separator: "\n"))
    #expect(found.count == 200)
  }
}
