import ScrollworkModel
import ScrollworkYAML
import Testing

/// What decides motion is written as it was read.
@Suite struct ScrollWriterTests {
  private func rewritten(_ text: String) throws -> (text: String, scene: Scene) {
    let written = try #require(SceneWriter.text(of: try readScene(text)))
    let scene = try readScene(written)
    #expect(SceneWriter.text(of: scene) == written)
    return (written, scene)
  }

  @Test func scrollViews() throws {
    let text = sceneWithView("id: a\n" + Samples.scrollView)
    let before = try #require(try readScene(text).root.children.first).scrolling
    let after = try #require(try rewritten(text).scene.root.children.first).scrolling
    func plain(_ scroll: ScrollBehavior) -> String {
      "\(scroll)".replacing(#/SourceSpan\(start: -?\d+, end: -?\d+\)/#, with: "")
    }
    #expect(plain(before) == plain(after))
  }

  @Test(arguments: [
    "pagingEnabled: true", "paging: {method: snap, pageSize: [1, 2], origin: [1, 2]}",
    "pagingEnabled: true\npaging: {method: pagingEnabled, bleed: true}",
    "paging: {method: pagingEnabled}", "pageMap: {rows: [[a, ~]], rounding: tolerant}",
    "paging: {method: snap, boundaries: {y: [1, 2]}}", "nesting: {remorseful: {reset: true}}",
  ])
  func paging(keys: String) throws {
    let text = sceneWithView("type: scrollView\n\(keys)")
    let before = try #require(try readScene(text).root.children.first).scrolling
    let after = try #require(try rewritten(text).scene.root.children.first).scrolling
    #expect(before.paging?.method == after.paging?.method)
    #expect(before.paging?.pageSize == after.paging?.pageSize)
    #expect(before.paging?.boundaries == after.paging?.boundaries)
    #expect(before.paging?.origin == after.paging?.origin)
    #expect(before.pagingEnabled == after.pagingEnabled)
    #expect(before.pageMap?.rows == after.pageMap?.rows)
    #expect(before.pageMap?.rounding == after.pageMap?.rounding)
    #expect(before.remorseful == after.remorseful)
  }

  @Test func pictures() throws {
    let text = sceneWithView(
      "type: pageControl\nfor: b\nalpha: 0.5\ntransform: {scale: 2, rotate: 3, translate: [1, 2]}\n"
        + "backgroundColor: \"#fff\"\ntouchesShouldCancel: true\nuserInteractionEnabled: false")
    let written = try rewritten(text).text
    #expect(written.contains("transform: {scale: [2, 2], rotate: 3, translate: [1, 2]}"))
    #expect(written.contains("backgroundColor: \"#fff\""))
    #expect(written.contains("for: b"))
  }

  @Test func scripts() throws {
    let text = sceneWithRoot("  {}\n") + Samples.scripts
    let before = try readScene(text).scripts
    let after = try rewritten(text).scene.scripts
    func plain(_ scripts: [Script]) -> [String] {
      scripts[0].events.map {
        "\($0.action)".replacing(#/SourceSpan\(start: -?\d+, end: -?\d+\)/#, with: "")
          .replacing(#/details: [^,]*/#, with: "")
      }
    }
    #expect(plain(before) == plain(after))
    #expect(after[0].touchRate == 60)
  }

  @Test func physics() throws {
    let text =
      sceneWithRoot("  {}\n")
      + "physics: {springRate: 10, float32: true, panOrigin: touchDown, lockTimeout: 50ms}\n"
    let scene = try rewritten(text).scene
    #expect(scene.physics == (try readScene(text).physics))
    #expect(scene.physics.lockTimeout == 0.05)
  }

  /// Values that are the defaults say something in `set`.
  @Test func defaultsOfPatches() throws {
    let written = try rewritten(
      sceneWithRoot("  {}\n")
        + "scripts: {a: {events: [{set: {view: a, hidden: false, alpha: 1, transform: {}}}]}}\n"
    ).text
    #expect(written.contains("- set: {view: a, hidden: false, alpha: 1, transform: {}}"))
  }
}
