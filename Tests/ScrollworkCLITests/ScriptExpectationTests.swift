import Testing

/// `expect.scripts` in `scrollwork test`.
@Suite struct ScriptExpectationTests {
  private static let scene = """
    scrollwork: 1
    viewport: {width: 320, height: 480}
    root:
      children:
        - id: list
          type: scrollView
          frame: [0, 0, 320, 480]
          contentSize: [320, 2000]
          children: [{id: row, frame: [0, 300, 320, 44]}]
    scripts:
      flick:
        events:
          - flick: {view: list, velocity: [0, 1000]}
          - wait: rest
          - setContentOffset: {view: list, to: [0, 0]}
    expect:
      scripts:
        flick:

    """

  private func differences(_ lines: String) throws -> [String] {
    let text =
      ScriptExpectationTests.scene
      + lines.split(separator: "\n").map { "      \($0)\n" }.joined()
    let result = try Tool.run("test", "-", input: text)
    return result.output.split(separator: "\n").compactMap { line in
      line.firstMatch(of: #/^  <stdin>:\d+:\d+: (.*)$/#).map { String($0.1) }
    }
  }

  @Test func everythingHolds() throws {
    let found = try differences(
      """
      rest: {list: [~, 0], list.contentOffset.y: 0, row: {frame: [0, 300, 320, 44]}, row.top: 300}
      events: [willBeginDragging, didEndDragging(true), willBeginDecelerating, didEndDecelerating, didScroll]
      callbacks:
        - {name: willEndDragging, view: list, velocity: [0, 1], dragging: true}
        - {name: didEndDecelerating, t: [">= 1s", "< 60s"], dragging: false, decelerating: false}
      never: [didEndScrollingAnimation, row.touchesBegan]
      count: {didEndDecelerating: 1, didScroll: "> 100"}
      at: {0ms: {list: {y: 0, tracking: true}}, 50ms: ["list.contentOffset.y > 0", "row.top < 300"]}
      after: {2: {list: {y: "> 500", decelerating: false}}, 3: {list: [0, 0]}}
      always: ["list.contentOffset.y >= 0", "row.top == 300 - list.contentOffset.y"]
      max: {list: {y: ["> 500", "< 620"]}}
      min: {list: {y: 0}}
      contentSize: {list: [320, 2000]}
      zoomScale: {list: 1}
      keyboard: {top: 480}
      diagnostics: []
      """)
    #expect(found == [])
  }

  /// What links drive, at rest and at instants between frames too, by property and by path.
  @Test func drivenValues() throws {
    let scene = """
      scrollwork: 1
      viewport: {width: 320, height: 480}
      root:
        children:
          - {id: list, type: scrollView, frame: [0, 0, 320, 480], contentSize: [320, 2000]}
          - {id: bar, constraints: [top == super.top, horizontalEdges == super.horizontalEdges, bar-height: height == 100]}
          - {id: box, frame: [0, 200, 50, 50]}
      links:
        - {drive: var way, by: list.contentOffset.y}
        - {drive: constraint bar-height, by: list.contentOffset.y, stops: {0: 100, 100: 40}}
        - {drive: box.alpha, by: list.contentOffset.y, stops: {0: 1, 200: 0}}
        - {drive: [box.translate.x, box.scale], by: [list.contentOffset.y / 2, 1 - list.contentOffset.y / 400pt]}
        - {drive: box.backgroundColor, by: list.contentOffset.y, stops: {0: "#000000", 200: "#ffffff"}}
        - {drive: box.hidden, by: list.contentOffset.y, stops: {0: false, 200: true}}
      scripts:
        go: {events: [setContentOffset: {view: list, to: [0, 200], animated: true}]}
      physics: {animationCurve: linear}
      expect:
        scripts:
          go:
            at:
              # Two thirds of a way of 200 in 300 ms.
              100ms: {list: [0, 66.667]}
              # Between two frames.
              103ms:
                list: {y: 68.667}
                "var way": 68.667
                "constraint bar-height": 58.8
                bar.height: 58.8
                box: {alpha: 0.657, translate: [34.333, 0], scale: 0.8283, rotate: 0, hidden: false}
                box.translate.x: 34.333
              150ms: {box: {backgroundColor: "#808080", zPosition: 0, cornerRadius: 0}}
            rest: {box: {alpha: 0, hidden: true, backgroundColor: "#ffffff"}, "var way": 200}
            always: ["box.alpha == 1 - list.contentOffset.y / 200pt", "bar.height >= 40"]

      """
    let right = try Tool.run("test", "-", input: scene)
    #expect(right.output == "1 passed, 0 failed\n", "\(right.messages)")
    let wrong = try Tool.run(
      "test", "-",
      input: scene.replacing(
        "alpha: 0.657, translate: [34.333, 0]", with: "alpha: 0.6, translate: [3, 0]"))
    #expect(wrong.output.contains("go at 103ms box.alpha: expected 0.6, is 0.656667"))
    #expect(wrong.output.contains("go at 103ms box.translate: expected [3, 0], is [34.333333, 0]"))
    let unknown = try Tool.run(
      "test", "-",
      input: scene.replacing("\"var way\": 200}", with: "\"var wy\": 200}")
        .replacing("constraint bar-height\":", with: "constraint bar-hight\":"))
    #expect(
      unknown.output.contains("go at rest var wy: No link drives var wy."))
    #expect(unknown.output.contains("No link drives constraint bar-hight."))
  }

  @Test(
    arguments: [
      ("rest: {list: [0, 3]}", "flick at rest list: expected [0, 3], is [0, 0]"),
      ("rest: {list: {dragging: true}}", "flick at rest list.dragging: expected true, is false"),
      ("rest: {row.top: \"< 3\"}", "flick at rest row.top: expected < 3, is 300"),
      (
        "after: {3: [\"row.top > 400\"]}",
        "flick after event 3 row.top > 400: expected true, is 300 > 400"
      ),
      (
        "never: [didEndDragging(true)]",
        "flick never didEndDragging(true): expected never, is at 100ms"
      ),
      ("count: {didEndDragging: 2}", "flick count didEndDragging: expected 2, is 1"),
      ("min: {list: {y: 5}}", "flick min list.y: expected 5, is 0"),
      (
        "events: [didEndDragging(false), didEndDecelerating]",
        "flick events: expected didEndDragging(false), is [didEndDragging(true), didEndDecelerating]"
      ),
      (
        "events: {list: [didEndDecelerating, willBeginDragging]}",
        "flick events of list: expected willBeginDragging after didEndDecelerating, is [willBeginDragging, didEndDecelerating]"
      ),
      (
        "callbacks: [{name: didEndDragging, decelerate: false}]",
        "flick callback didEndDragging decelerate: expected false, is true"
      ),
      (
        "callbacks: [{name: didEndDragging, t: 90ms}]",
        "flick callback didEndDragging t: expected 90ms, is 100ms"
      ),
      (
        "callbacks: [{name: didEndDecelerating}, {name: didEndDragging}]",
        "flick callback didEndDragging: expected a call, is not called, or not behind those before it"
      ),
      ("keyboard: {top: 3}", "flick keyboard top: expected 3, is 480"),
      ("images: {requested: 3}", "flick images requested: expected 3, is nothing"),
      ("reuse: {made: 3}", "flick reuse made: expected 3, is nothing"),
      ("page: {list: 3}", "flick page list: expected 3, is nothing"),
      ("diagnostics: [SW711]", "flick diagnostics SW711: expected reported, is not reported"),
      ("at: {1h: {list: [0, 0]}}", nil),
    ] as [(String, String?)])
  func differs(lines: String, difference: String?) throws {
    let found = try differences(lines)
    if let difference { #expect(found == [difference]) } else { #expect(found == []) }
  }

  @Test func unreadable() throws {
    let found = try differences("always: [\"rwo.top > 3\", \"list.frame > 3\", \"row.top\"]")
    #expect(found.count == 3)
    #expect(
      found.first?.hasSuffix("There is no view or guide called \"rwo\". Did you mean row?") == true)
  }

  @Test func missingScript() throws {
    let text = ScriptExpectationTests.scene.replacing(
      "    flick:\n", with: "    flik: {rest: {list: [0, 0]}}\n")
    let result = try Tool.run("test", "-", input: text)
    #expect(result.output.contains("flik: expected a script, is missing: did you mean flick?"))
  }

  /// Values are written in place; comments and everything else stay.
  @Test func update() throws {
    let folder = try TemporaryFolder()
    let text =
      ScriptExpectationTests.scene + """
              rest: {list: [~, 7]}   # the top
              events: [willBeginDragging, didEndDragging(false)]
              count: {didEndDragging: 3}
              callbacks: [{name: didEndDragging, t: 90ms}]

        """
    try folder.write(text, to: "scene.yaml")
    let result = try Tool.run("test", "--update", "scene.yaml", in: folder.url)
    #expect(result.output.hasSuffix("4 updated\n1 passed, 0 failed\n"))
    let updated = try folder.read("scene.yaml")
    #expect(updated.contains("rest: {list: [~, 0]}   # the top\n"))
    #expect(updated.contains("events: [willBeginDragging, didEndDragging(true)]\n"))
    #expect(updated.contains("count: {didEndDragging: 1}\n"))
    #expect(updated.contains("t: 100ms}"))
  }

  /// Codes that come up in a script count for the scene.
  @Test func codesOfScripts() throws {
    let scene = """
      scrollwork: 1
      viewport: {width: 320, height: 480}
      root: {children: [{id: list, type: scrollView, frame: [0, 0, 320, 400], contentSize: [320, 2000]}]}
      scripts:
        beside: {events: [{drag: {from: [100, 450], to: [100, 410], over: 100ms}}]}

      """
    let found = try Tool.run("test", "-", input: scene + "expect: {diagnostics: [SW711]}\n")
    #expect(found.output == "1 passed, 0 failed\n")
    let none = try Tool.run("test", "-", input: scene + "expect: {diagnostics: []}\n")
    #expect(none.output.contains("diagnostics: expected none, is SW711"))
  }
}
