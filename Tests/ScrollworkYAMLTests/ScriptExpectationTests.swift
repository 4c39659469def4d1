import ScrollworkModel
import Testing

@Suite struct ScriptExpectationTests {
  private func scene(_ lines: String) -> String {
    sceneWithRoot("  children: [{id: a}]\nmetrics: {gap: 4}\nexpect:\n  scripts:\n    flick:\n")
      + lines + "\n"
  }

  private func expectation(_ lines: String) throws -> ScriptExpectation {
    let scripts = try #require(try readScene(scene(lines)).expect?.scripts)
    return try #require(scripts.first)
  }

  private func text(_ value: ScriptExpectation.Value?) -> String {
    switch value {
    case .number(let number): "\(number)"
    case .boolean(let flag): "\(flag)"
    case .numbers(let numbers): "\(numbers.map { $0.map { "\($0)" } ?? "~" })"
    case .bounds(let bounds): bounds.map { "\($0.comparison) \($0.value)" }.joined(separator: ", ")
    case .text(let text): "'\(text)'"
    case nil: "nil"
    }
  }

  private func texts(_ states: [ScriptExpectation.State]) -> [String] {
    states.map { "\($0.path.value).\($0.property) \(text($0.value.value))" }
  }

  @Test func moments() throws {
    let result = try expectation(
      """
            rest: {scroll: [0, 300], pager: {page: 1, tracking: false}, photo.translate.y: 12.25, var q: gap}
            at: {120ms: {scroll: [0, ~]}, 0.5: ["save.bottom <= root.keyboard.top"]}
            after: {2: {scroll: {y: ">= 100"}}}
            always: ["header.top >= scroll.frame.top"]
            max: {scroll: {y: 1232.4, x: ["> 1", "<= 2 * gap"]}}
            min: {map: {page: home, contentSize: [1, 2]}}
      """)
    #expect(result.script.value == "flick")
    #expect(
      texts(result.rest) == [
        "scroll. [\"0.0\", \"300.0\"]", "pager.page 1.0", "pager.tracking false",
        "photo.translate.y. 12.25", "var q. 4.0",
      ])
    #expect(result.at.map(\.time.value) == [0.12, 0.5])
    #expect(texts(result.at[0].moment.states) == ["scroll. [\"0.0\", \"~\"]"])
    #expect(result.at[1].moment.checks.map(\.value) == ["save.bottom <= root.keyboard.top"])
    #expect(result.after.map(\.event.value) == [2])
    #expect(texts(result.after[0].moment.states) == ["scroll.y >= 100.0"])
    #expect(result.always.map(\.value) == ["header.top >= scroll.frame.top"])
    #expect(texts(result.maximum) == ["scroll.y 1232.4", "scroll.x > 1.0, <= 8.0"])
    #expect(texts(result.minimum) == ["map.page 'home'", "map.contentSize [\"1.0\", \"2.0\"]"])
  }

  @Test func events() throws {
    let result = try expectation(
      """
            events: [willBeginDragging, didEndDragging(true)]
            callbacks:
              - {name: willEndDragging, view: scroll, velocity: [0, 1], targetContentOffset: [0, "1200"]}
              - {name: didEndDecelerating, t: 625ms, dragging: false}
              - {name: didScroll, t: ["> 10ms", "< 0.5s"]}
            never: [buy.touchesCancelled]
            count: {didScroll: 42, scroll.didZoom: "> 3"}
      """)
    #expect(result.events.map { $0.view?.value } == [nil])
    #expect(result.events[0].events.map(\.value) == ["willBeginDragging", "didEndDragging(true)"])
    #expect(
      result.callbacks.map(\.name.value) == ["willEndDragging", "didEndDecelerating", "didScroll"])
    #expect(result.callbacks[0].view?.value == "scroll")
    #expect(result.callbacks[0].values.map(\.key) == ["velocity", "targetContentOffset"])
    #expect(text(result.callbacks[1].time?.value) == "0.625")
    #expect(text(result.callbacks[2].time?.value) == "> 0.01, < 0.5")
    #expect(result.never.map(\.value) == ["buy.touchesCancelled"])
    #expect(
      result.count.map { "\($0.event.value) \(text($0.value.value))" } == [
        "didScroll 42.0", "scroll.didZoom > 3.0",
      ])
  }

  @Test func eventsByView() throws {
    let result = try expectation(
      "      events: {scroll: [didScroll], pager: [didEndDragging(false)]}")
    #expect(result.events.map { $0.view?.value } == ["scroll", "pager"])
  }

  @Test func totals() throws {
    let result = try expectation(
      """
            images: {requested: 11, order: [cell0, cell1]}
            reuse: {made: 3, live: "<= 3"}
            page: {pager: 1}
            contentSize: {scroll: [390, ~]}
            zoomScale: {scroll: 2}
            keyboard: {top: 544}
            tolerance: 0.5
            diagnostics: [SW104]
      """)
    #expect(text(result.imagesRequested?.value) == "11.0")
    #expect(result.imageOrder?.map(\.value) == ["cell0", "cell1"])
    #expect(
      result.reuse.map { "\($0.key) \(text($0.value.value))" } == ["made 3.0", "live <= 3.0"])
    #expect(result.page.map { "\($0.path.value) \(text($0.value.value))" } == ["pager 1.0"])
    #expect(text(result.contentSize.first?.value.value) == "[\"390.0\", \"~\"]")
    #expect(text(result.zoomScale.first?.value.value) == "2.0")
    #expect(text(result.keyboardTop?.value) == "544.0")
    #expect(result.tolerance == 0.5)
    #expect(result.diagnostics?.map(\.value) == ["SW104"])
  }

  /// Values know where they stand, so that they can be written anew.
  @Test func places() throws {
    let marked = MarkedScene(
      scene("      rest: {«scroll»: «[0, 300]», pager: {page: «1»}}\n      at: {«120ms»: {a: 1}}"))
    let result = try #require(try readScene(marked.text).expect?.scripts.first)
    #expect(result.rest[0].path.span == marked.spans[0])
    #expect(result.rest[0].value.span == marked.spans[1])
    #expect(result.rest[1].value.span == marked.spans[2])
    #expect(result.at[0].time.span == marked.spans[3])
  }

  @Test func mistakes() {
    expectFindings(
      scene(
        """
              rest: {scroll: {«yy»: 3, dragging: «3»}, pager: «~», a: [1, «x»]}
              at: {«soon»: {a: 1}, «-1ms»: {a: 1}, 1s: «3»}
              after: {«0»: {a: 1}, «x»: {a: 1}}
              max: {scroll: {y: «"=> 3"», x: «"> x"»}}
              callbacks: [{name: didScroll, t: «later»}]
              reuse: {«maid»: 3}
              keyboard: «{»}
        """), "SW019", "SW021", "SW018", "SW028", "SW021", "SW023", "SW021", "SW023", "SW028",
      "SW021", "SW021", "SW021", "SW019", "SW020")
  }
}
