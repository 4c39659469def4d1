import ScrollworkModel
import ScrollworkYAML
import Testing

@Suite struct ScriptDecodingTests {
  private func scene(_ events: String) -> String {
    sceneWithRoot("  {}\n") + "metrics: {half: 0.5}\nscripts:\n  a:\n    events:\n" + events + "\n"
  }

  private func actions(_ events: String) throws -> [ScriptAction] {
    try readScene(scene(events)).scripts.flatMap { $0.events.map(\.action) }
  }

  /// What an event says, without the places in the file.
  private func texts(_ events: String) throws -> [String] {
    try actions(events).map { action in
      "\(action)".replacing(
        #/, span: ScrollworkModel.SourceSpan\(start: -?\d+, end: -?\d+\)/#, with: ""
      )
      .replacing("ScrollworkModel.", with: "")
      .replacing("Spanned<String>(value: ", with: "<(")
      .replacing("Coordinate.", with: "")
    }
  }

  @Test func settings() throws {
    let marked = MarkedScene(
      sceneWithRoot("  {}\n")
        + "scripts: {«b»: {events: []}, a: {profile: legacy-touch, fps: 60, touchRate: 240, events: [«lift»]}}\n"
    )
    let scripts = try readScene(marked.text).scripts
    #expect(scripts.map(\.name.value) == ["b", "a"])
    #expect(scripts[0].name.span == marked.spans[0])
    #expect(scripts[0].profile == .modern)
    #expect(scripts[0].framesPerSecond == 120)
    #expect(scripts[0].touchRate == 120)
    #expect(scripts[1].profile == .legacyTouch)
    #expect(scripts[1].framesPerSecond == 60)
    #expect(scripts[1].touchRate == 240)
    #expect(scripts[1].events.first?.span == marked.spans[1])
  }

  @Test func fingers() throws {
    let read = try actions(
      """
            - touch: {at: [300, 400]}
            - touch: {at: [10%, 1pt], finger: 2}
            - move: {to: [120, 404], over: 120ms, via: [[1, 2], [3, 4]], ease: ease-in-out}
            - hold: 0.1
            - hold: half * 2
            - lift
            - lift: {finger: 2}
            - cancel
            - cancel: all
            - cancel: {finger: 3}
            - with: {finger: 2, move: {to: [1, 2], over: 10 ms, ease: [0.1, -0.2, 0.3, 1.5]}}
            - with: {finger: 2, hold: 30ms}
      """)
    guard case .touch(let at, 1) = read[0], case .touch(let share, 2) = read[1],
      case .move(let move) = read[2], case .hold(let first) = read[3],
      case .hold(let second) = read[4], case .lift(1) = read[5], case .lift(2) = read[6],
      case .cancel(nil) = read[7], case .cancel(nil) = read[8], case .cancel(3) = read[9],
      case .with(2, let other?, nil) = read[10], case .with(2, nil, let stay?) = read[11]
    else {
      Issue.record("\(read)")
      return
    }
    #expect(at == ScriptPoint(x: .points(300), y: .points(400)))
    #expect(share == ScriptPoint(x: .share(0.1), y: .points(1)))
    #expect(move.duration == 0.12)
    #expect(move.to == ScriptPoint(x: .points(120), y: .points(404)))
    #expect(move.via.map(\.y) == [.points(2), .points(4)])
    #expect(move.ease == .easeInOut)
    #expect(first == 0.1)
    #expect(second == 1)
    #expect(other.finger == 2)
    #expect(other.duration == 0.01)
    #expect(other.ease == .cubicBezier(x1: 0.1, y1: -0.2, x2: 0.3, y2: 1.5))
    #expect(stay == 0.03)
  }

  @Test func gestures() throws {
    let read = try actions(
      """
            - wait: rest
            - wait: 300ms
            - tap: save
            - tap: [1, 50%]
            - drag: {view: pager, from: [90%, 50%], to: [10%, 50%], over: 150ms}
            - flick: {view: scroll, velocity: [-1200, 0]}
            - pinch: {view: scroll, scale: 2}
            - pinch: {center: [200, 300], scale: 0.5, over: 300ms}
            - tapStatusBar
            - tapStatusBar: true
            - tapStatusBar: false
      """)
    #expect(read.count == 10)
    guard case .wait(.rest) = read[0], case .wait(.time(0.3)) = read[1],
      case .tap(.view(let view)) = read[2], case .tap(.point(let point)) = read[3],
      case .drag(let pager, let from, let move) = read[4],
      case .flick(let scroll, let velocity) = read[5],
      case .pinch(let pinched?, nil, 2, nil) = read[6],
      case .pinch(nil, let center?, 0.5, let duration?) = read[7],
      case .tapStatusBar = read[8], case .tapStatusBar = read[9]
    else {
      Issue.record("\(read)")
      return
    }
    #expect(view.value == "save")
    #expect(point == ScriptPoint(x: .points(1), y: .share(0.5)))
    #expect(pager?.value == "pager")
    #expect(from == ScriptPoint(x: .share(0.9), y: .share(0.5)))
    #expect(move.duration == 0.15)
    #expect(move.ease == .linear)
    #expect(scroll.value == "scroll")
    #expect(velocity == Point(x: -1200, y: 0))
    #expect(pinched.value == "scroll")
    #expect(center.x == .points(200))
    #expect(duration == 0.3)
  }

  @Test func callsAndChanges() throws {
    let read = try actions(
      """
            - setContentOffset: {view: scroll, to: [0, 300], animated: true}
            - scrollRectToVisible: {view: scroll, rect: [0, 600, 100, 40]}
            - scrollRectToVisible: {view: scroll, target: notes, animated: true}
            - zoomToRect: {view: scroll, rect: [0, 0, 100, 100], animated: true}
            - resize: {width: 844, height: 390, safeArea: {left: 47}, over: 400ms}
            - set: {constraint: title-top, constant: 40, multiplier: 2, priority: high}
            - insert: {into: content, view: {id: extra, size: [390, 44]}, at: 0, constraints: [extra.top == content.top]}
            - remove: extra
            - keyboard: {height: 300}
            - beginRefreshing: scroll
            - endRefreshing: scroll
      """)
    guard case .setContentOffset(_, Point(x: 0, y: 300), true) = read[0],
      case .scrollRectToVisible(_, Rect(x: 0, y: 600, width: 100, height: 40)?, nil, false) = read[
        1],
      case .scrollRectToVisible(_, nil, let target?, true) = read[2],
      case .zoomToRect(_, Rect(x: 0, y: 0, width: 100, height: 100), true) = read[3],
      case .resize(let size, let safeArea?, 0.4) = read[4],
      case .setConstraint(let constraint, 40, 2, 750) = read[5],
      case .insert(let parent, let view, 0, let constraints) = read[6],
      case .remove(let removed) = read[7], case .keyboard(300, 0.25) = read[8],
      case .beginRefreshing = read[9], case .endRefreshing = read[10]
    else {
      Issue.record("\(read)")
      return
    }
    #expect(target.value == "notes")
    #expect(size == Size(width: 844, height: 390))
    #expect(safeArea.near == 47)
    #expect(constraint.value == "title-top")
    #expect(parent.value == "content")
    #expect(view.id == "extra")
    #expect(view.size == Size(width: 390, height: 44))
    #expect(constraints.count == 1)
    #expect(removed.value == "extra")
  }

  @Test func badNumbers() {
    expectFindings(
      sceneWithRoot("  {}\n")
        + """
        scripts:
          a: {fps: «0», touchRate: «-1», events: []}
          b: {fps: «1e300», touchRate: «1e400», events: []}
          c:
            events:
              - hold: «-3ms»
              - hold: «1e9»
              - wait: «-1»
              - touch: {at: [«1e12», 3]}
              - touch: {at: [3, «5000%»], finger: «11»}
              - move: {to: [1, 2], ease: [«2», 0, 0, 1]}
              - flick: {view: a, velocity: [«1e300», 0]}
              - setContentOffset: {view: a, to: [0, «1e18»]}
              - pinch: {view: a, scale: «0»}
              - keyboard: {height: «-1»}
              - touch: {at: [«.nan», 0]}

        """, "SW023", "SW023", "SW023", "SW022", "SW023", "SW023", "SW023", "SW023", "SW023",
      "SW023", "SW023", "SW023", "SW023", "SW023", "SW023", "SW021")
  }

  @Test func badEvents() {
    let found = expectFindings(
      scene(
        """
              - «lfit»
              - «drag»
              - «{»}
              - «{»lift: {}, hold: 3}
              - wait: «rset»
              - tap: «{view: a}»
              - touch: {at: «[1]»}
              - move: {to: [1, 2], ease: «bounce»}
              - cancel: «touches»
              - «~»
              - with: «{»finger: 2}
              - with: «{»finger: 2, hold: 3, move: {to: [1, 2]}}
              - pinch: «{»scale: 2}
              - scrollRectToVisible: «{»view: a}
              - scrollRectToVisible: {view: a, rect: [1, 2, 3, 4], target: «b»}
        """), "SW024", "SW020", "SW020", "SW035", "SW021", "SW021", "SW021", "SW024", "SW021",
      "SW018", "SW020", "SW035", "SW020", "SW020", "SW035")
    #expect(found.first?.help == "Did you mean lift?")
  }

  @Test func badChanges() {
    expectFindings(
      scene(
        """
              - set: «{»hidden: true}
              - set: «{»view: a}
              - set: {view: a, constraint: «b», constant: 3}
              - set: {view: a, «constant»: 3}
              - set: {constraint: a, «hidden»: true}
              - set: {view: a, «id»: b}
              - set: {view: a, alpha: «3»}
              - insert: «{»view: {id: a}}
              - insert: {into: a, view: {repeat: «3»}}
              - insert: {into: a, view: {id: b, children: [{id: c}, {id: «c»}]}}
              - insert: {into: a, view: {type: «lable»}}
        """), "SW020", "SW020", "SW035", "SW035", "SW035", "SW019", "SW023", "SW020", "SW030",
      "SW027", "SW031")
  }

  /// A million events are read, and no time limit is met.
  @Test func manyEvents() throws {
    let text = scene(String(repeating: "      - hold: 1ms\n", count: 100_000))
    #expect(try readScene(text).scripts.first?.events.count == 100_000)
  }
}
