import Testing

/// Mistakes that would make a script, a link or an expectation say nothing are told wherever the
/// scene is used.
@Suite struct ScriptMistakeTests {
  private static func scene(_ tail: String, keys: String = "", views: String = "") -> String {
    """
    scrollwork: 1
    viewport: {width: 390, height: 844}
    root:
      children:
        - {id: a, type: scrollView, frame: [0, 0, 390, 844], contentSize: [390, 4000]\(keys)}
    \(views)\(tail)

    """
  }

  private static let flick = "scripts: {q: {events: [flick: {view: a, velocity: [0, 900]}]}}"

  @Test func brokenLinksAreTold() throws {
    let links = "links: [{drive: nope.x, by: a.contentOffset.y}]\n" + Self.flick
    let played = try Tool.run("simulate", "-", "-q", input: Self.scene(links))
    #expect(played.status == 1)
    #expect(played.output.contains("error[SW601]"))
    let expected = links + "\nexpect: {scripts: {q: {rest: {a: {y: \"> 0\"}}}}}"
    let tested = try Tool.run("test", "-", input: Self.scene(expected))
    #expect(tested.output.hasSuffix("0 passed, 1 failed\n"))
  }

  @Test func expectationsAboutNothingFail() throws {
    let never = Self.flick + "\nexpect: {scripts: {q: {never: [didEndDecelerate]}}}"
    let tested = try Tool.run("test", "-", input: Self.scene(never))
    #expect(tested.output.contains(": There is no event called \"didEndDecelerate\""))
    #expect(!tested.output.contains("expected nothing"))
    #expect(tested.output.hasSuffix("0 passed, 1 failed\n"))
  }

  @Test func whatIsThereIsNotInsertedAgain() throws {
    let insert =
      "scripts: {q: {events: [insert: {into: a, view: {id: a, type: scrollView, "
      + "frame: [0, 0, 9, 9]}}, wait: rest]}}"
    let played = try Tool.run("simulate", "-", "-q", input: Self.scene(insert))
    #expect(played.output.contains("error[SW045]"))
  }

  @Test func imagesOfNoRowsAreTold() throws {
    let played = try Tool.run(
      "simulate", "-", "-q", input: Self.scene(Self.flick, keys: ", lazyImages: {items: nope.*}"))
    #expect(played.output.contains("error[SW701]"))
  }

  @Test func drivenLengthsThatConstraintsHold() throws {
    let tail = """
      constraints:
        - V:|[head(120)]
        - head.horizontalEdges == root.horizontalEdges
      links:
        - {drive: head.height, by: a.contentOffset.y, stops: {0: 120, 120: 44}}
      """
    let checked = try Tool.run(
      "validate", "-", input: Self.scene(tail, views: "    - {id: head}\n"))
    #expect(checked.output.contains("warning[SW718]"))
    #expect(checked.output.contains("drive:head.height"))
  }

  @Test func unknownEventsAreNotExplained() throws {
    let played = try Tool.run(
      "simulate", "-", "--explain", "scrollViewDidEndDecelerating", input: Self.scene(Self.flick))
    #expect(played.status == 64)
    #expect(played.messages.contains("Write didEndDecelerating"))
  }

  @Test func propertiesAreNotExplainedAsEvents() throws {
    let played = try Tool.run(
      "simulate", "-", "--explain", "a.alpha", input: Self.scene(Self.flick))
    #expect(played.status == 64)
    #expect(played.messages.contains("it isn't said when"))
    #expect(played.messages.contains("a.alpha@300ms"))
  }

  @Test func whatCannotBeSelectedIsTold() throws {
    let played = try Tool.run("simulate", "-", "--select", "b", input: Self.scene(Self.flick))
    #expect(played.status == 2)
    #expect(played.messages.contains("nothing is called \"b\""))
    for name in ["a", "a.contentOffset.y", "a.didScroll", "root.width", "a*"] {
      let selected = try Tool.run(
        "simulate", "-", "--select", name, input: Self.scene(Self.flick))
      #expect(selected.status == 0, "\(name)")
    }
  }

  /// `after` is the state at the event's own time, not at the frame before it.
  @Test(arguments: ["30", "60", "120", "1000"])
  func afterIsExact(fps: String) throws {
    let tail = """
      scripts:
        q:
          fps: \(fps)
          events: [flick: {view: a, velocity: [0, 900]}, wait: 305ms]
      expect:
        scripts: {q: {after: {2: {a: {y: 280.230129}}}, at: {405ms: {a: {y: 280.230129}}}}}
      """
    let tested = try Tool.run("test", "-", input: Self.scene(tail))
    #expect(tested.output == "1 passed, 0 failed\n")
  }

  /// A view's values don't depend on the path that names it.
  @Test func valuesByLongerPaths() throws {
    let tail = """
      links: [{drive: head.alpha, by: a.contentOffset.y, stops: {0: 1, 100: 0}}]
      \(Self.flick)
      expect: {scripts: {q: {rest: {head.alpha: 0, box.head.alpha: 0}}}}
      """
    let views =
      "    - {id: box, children: [{id: head, frame: [0, 0, 9, 9]}], frame: [0, 0, 9, 9]}\n"
    let tested = try Tool.run("test", "-", input: Self.scene(tail, views: views))
    #expect(tested.output == "1 passed, 0 failed\n")
  }
}
