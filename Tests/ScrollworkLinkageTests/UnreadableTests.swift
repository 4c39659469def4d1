import ScrollworkLinkage
import ScrollworkModel
import ScrollworkYAML
import Testing

@testable import ScrollworkCLI

/// What can't be read, shown or worked out is said, never passed over.
@Suite struct UnreadableTests {
  @Test(arguments: [
    "{0: {a: 1}, 100: 5}", "{0: [], 100: 5}", "[[0], [100, 5]]", "[[{a: 1}, 0], [1, 2]]",
    "[[0, {a: 1}], [1, 2]]", "{0: [[1]]}", "[[0, 1, linear, 9]]", "{0: [1, linear, 3]}",
    "{0: [1, {a: 1}]}", "{0: [1, [0.1, 0.2, 0.3]]}",
  ])
  func stopsThatAreNone(stops: String) throws {
    let text = list("  - {drive: box.translate.y, by: list.contentOffset.y, stops: \(stops)}")
    let source = SourceText(name: "test.yaml", bytes: Array(text.utf8))
    #expect(SceneReader().read(source).diagnostics.map(\.code) == ["SW021"])
  }

  @Test(arguments: [
    "{0: 1}", "{0: [1], 100: 5}", "{0: [1, [0.1, 0.2, 0.3, 0.4]], 100: 1}",
    "[[0, 1, [0.1, 0.2, 0.3, 0.4]], [100, 2]]", "[[0, 1, linear], [100, 2]]",
  ])
  func stopsThatAreSome(stops: String) throws {
    #expect(
      try LinkedScene(
        list("  - {drive: box.translate.y, by: list.contentOffset.y, stops: \(stops)}")
      ).codes == [])
  }

  @Test(arguments: [
    "{strip: list, pager: \"box.*\"}", "{sticky: card, in: \"box.*\"}",
    "{sticky: \"box.*\", in: list}", "{drive: \"box.*.alpha\", by: list.progress.y}",
    "{each: \"box.*\", drive: self.alpha, by: list.progress.y}",
  ])
  func setsWithoutMembers(link: String) throws {
    let scene = try LinkedScene(list("  - \(link)"))
    #expect(
      scene.diagnostics.map(\.message) == ["\"box.*\" has no members, so the link does nothing."])
  }

  /// A value that is no number leaves the property as it is, and is reported.
  @Test(arguments: [
    "by: 1e308 * 10", "by: list.contentOffset.y, stops: {-1e308: -1e308, 1e308: 1e308}",
    "by: list.contentOffset.y * 1e308 * 1e308", "by: wrong",
  ])
  func numbersBeyondDoubles(follows: String) throws {
    var scene = try LinkedScene(
      list("  - {drive: var a, \(follows)}") + "\nlet:\n  wrong: sqrt(0 - 1)\n")
    try scene.step(follows.contains("list") ? ["list": Point(x: 0, y: 5)] : [:])
    #expect(scene["var a"] == 0)
    #expect(scene.report.events.count == 1)
  }

  @Test(arguments: [
    "spring: {response: 1e-300, damping: 1}", "spring: {response: 0.5, damping: 1e300}",
    "ease: [0.5, 1e308, 0.5, -1e308]",
  ])
  func motionsBeyondDoubles(motion: String) throws {
    let scene = try LinkedScene(
      list("  - {drive: box.translate.y, by: list.contentOffset.y, stops: {0: 0, 1: 1}, \(motion)}")
    )
    #expect(scene.codes == [motion.hasPrefix("ease") ? "SW609" : "SW610"])
  }

  /// Each length reads the one before, and no circle is among them.
  @Test(arguments: [2, 5, 6, 40])
  func chainsOfLengthsSettle(count: Int) throws {
    let boxes = (0..<count).map { "- {id: b\($0), frame: [0, 0, 10, 10]}" }
    let links = (1..<count).map { "- {drive: b\($0).height, by: b\($0 - 1).height + 1pt}" }
    var scene = try LinkedScene(
      """
      scrollwork: 1
      viewport: {width: 400, height: 400}
      root:
        children:
          - {id: list, type: scrollView, frame: [0, 0, 400, 200], contentSize: [400, 3000]}
          \(boxes.joined(separator: "\n    "))
      links:
        - {drive: b0.height, by: list.contentOffset.y}
        \(links.joined(separator: "\n  "))
      """)
    #expect(LinkFindings.diagnostics(scene.scene).isEmpty)
    for offset in [0.0, 10, 37] {
      try scene.step(["list": Point(x: 0, y: offset)])
      #expect(scene["b\(count - 1).height"] == offset + Double(count - 1))
    }
  }
}
