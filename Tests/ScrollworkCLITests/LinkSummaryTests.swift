import Foundation
import Testing

/// What a simulation says of its links at the end.
@Suite struct LinkSummaryTests {
  private static let scene = """
    scrollwork: 1
    viewport: {width: 390, height: 844}
    root:
      children:
        - {id: a, type: scrollView, frame: [0, 0, 390, 844], contentSize: [390, 4000]}
        - {id: v, frame: [0, 0, 9, 9]}
    links: [{drive: v.alpha, by: a.contentOffset.y, stops: {0: 1, 100: 0.5, 900: 0.2, 2000: 0}}]
    scripts: {q: {events: [setContentOffset: {view: a, to: [0, 100]}]}}

    """

  @Test func rangesAndUnusedStops() throws {
    let played = try Tool.run("simulate", "-", input: Self.scene)
    #expect(
      played.output.contains(
        "\n  v.alpha 0.5 to 1 while a.contentOffset.y was 0 to 100; "
          + "it never came near the stops 900, 2000\n"))
    let json = try Tool.run("simulate", "-", "-f", "ndjson", input: Self.scene)
    #expect(json.output.contains("\"valueRange\": [0.5, 1], \"unusedStops\": [900, 2000]"))
  }

  /// At the offset 120 the photo's top edge is 28.571 - 20 below the card's.
  @Test func gapsAtReachedOffsets() throws {
    func scene(_ offset: Int) -> String {
      """
      scrollwork: 1
      viewport: {width: 300, height: 500}
      root:
        children:
          - {id: list, type: scrollView, frame: [0, 0, 300, 500], contentSize: [300, 1500], children: [{id: card, frame: [0, 600, 300, 200], children: [{id: photo, type: imageView, frame: [0, -20, 300, 240]}]}]}
      links:
        - {drive: photo.translate.y, by: card in list, stops: {cover 0%: 30, cover 100%: -20}}
      scripts: {q: {events: [setContentOffset: {view: list, to: [0, \(offset)]}]}}

      """
    }
    let played = try Tool.run("simulate", "-", input: scene(120))
    #expect(
      played.output.contains("\n  photo left a gap of 8.571 pt in card while list was at 120\n"))
    let json = try Tool.run("simulate", "-", "-f", "ndjson", input: scene(120))
    #expect(
      json.output.contains(
        "\"gaps\": [{\"view\": \"photo\", \"frame\": \"card\", \"size\": 8.571429, "
          + "\"scrollView\": \"list\", \"offset\": 120}]"))
    // Where it covers the card, and where the card can't be seen, nothing is said.
    for offset in [300, 900] {
      let played = try Tool.run("simulate", "-", "-f", "ndjson", input: scene(offset))
      #expect(!played.output.contains("gap"))
    }
  }

  /// A linked value that is selected by its path is one column, and the only one.
  @Test func selectedValuesComeOnce() throws {
    let played = try Tool.run(
      "simulate", "-", "-f", "csv", "--select", "v.alpha", input: Self.scene)
    #expect(played.output.hasPrefix("step,t,v.alpha\n0,0,0.5\n"), "\(played.output)")
  }

  /// `--explain` tells how a value came about at a frame or a time.
  @Test(arguments: ["v.alpha@0", "v.alpha@0ms"])
  func explanation(name: String) throws {
    let played = try Tool.run("simulate", "-", "--explain", name, input: Self.scene)
    #expect(played.output.contains("follows a.contentOffset.y = 100 pt"))
    #expect(played.output.contains("v.alpha = 0.5"))
  }

  @Test func reducedMotionDropsTransforms() throws {
    let scene = Self.scene.replacingOccurrences(
      of: "{drive: v.alpha, by: a.contentOffset.y, stops: {0: 1, 100: 0.5, 900: 0.2, 2000: 0}}",
      with: "{drive: v.translate.x, by: a.contentOffset.y}")
    let moving = try Tool.run("simulate", "-", input: scene)
    #expect(moving.output.contains("v.translate.x 0 to 100 while"))
    let still = try Tool.run("simulate", "-", "--reduce-motion", input: scene)
    #expect(still.output.contains("v.translate.x 0 while"))
  }

  /// Stops at points of a view range have their names, what is true or false its words, and a bar
  /// follows its list.
  @Test func summariesHaveTheScenesWords() throws {
    let played = try Tool.run(
      "simulate", "-",
      input: """
        scrollwork: 1
        viewport: {width: 390, height: 844}
        root:
          children:
            - {id: a, type: scrollView, frame: [0, 0, 390, 844], contentSize: [390, 4000], children: [{id: card, frame: [0, 1000, 390, 200]}]}
            - {id: v, frame: [0, 0, 9, 9]}
            - {id: bar, frame: [0, 0, 390, 100]}
        links:
          - {drive: v.alpha, by: card in a, stops: {entry 0%: 0, entry 100%: 1, exit 0%: 1, exit 100%: 0}}
          - {drive: v.hidden, by: a.contentOffset.y, stops: {0: false, 50: true}}
          - {collapse: bar, in: a, min: 40, enter: always}
          - {drive: bar.backgroundColor, by: a.contentOffset.y, stops: {0: red, 100: black}}
        scripts: {q: {events: [setContentOffset: {view: a, to: [0, 256]}]}}

        """)
    for line in [
      "  v.alpha 0 to 0.5 while a.contentOffset.y was 0 to 256; "
        + "it never came near the stops exit 0%, exit 100%\n",
      "  v.hidden false and true while a.contentOffset.y was 0 to 256\n",
      "  bar.height 40 to 100 while a.contentOffset.y was 0 to 256\n",
      "  bar.backgroundColor while a.contentOffset.y was 0 to 256\n",
    ] {
      #expect(played.output.contains(line), "\(played.output)\(played.messages)")
    }
  }
}
