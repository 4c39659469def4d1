import ScrollworkLinkage
import ScrollworkModel
import ScrollworkSimulation
import ScrollworkYAML
import Testing

@testable import ScrollworkCLI

/// Recipes under random gestures.
@Suite struct RecipeTraceTests {
  static let cases = RecipeScene.names.flatMap { name in (0..<4).map { (name, UInt64($0)) } }

  /// What `links --expand` prints in place of a recipe leads to the same trace, to the last bit.
  @Test(arguments: cases)
  func expansionsDoTheSame(name: String, seed: UInt64) throws {
    let scene = RecipeScene(name, seed: seed)
    let read = SceneReader().read(SourceText(name: "test.yaml", bytes: Array(scene.text.utf8)))
    let described = try #require(read.scene, "\(read.diagnostics)")
    let (resolved, _) = SceneResolver.resolve(described, viewport: described.viewport)
    var expander = RecipeExpander(resolved, LinkedLayout(resolved).facts)
    expander.expandAll()
    try #require(expander.diagnostics.isEmpty, "\(expander.diagnostics)")
    let expanded = scene.head + LinkWriter.yaml(expander.links) + scene.script
    let played = try Played(scene.text)
    let written = try Played(expanded)
    #expect(played.steps.count > 10)
    #expect(!(played.steps.first?.settings.isEmpty ?? true))
    #expect(played.steps.count == written.steps.count)
    #expect(played.events == written.events)
    let difference = zip(played.steps, written.steps).first {
      $0.time != $1.time || $0.settings != $1.settings || $0.scrollViews != $1.scrollViews
    }
    #expect(difference == nil, "\(scene.text)\n\(expanded)")
  }

  /// Nothing that a recipe moves jumps: it goes no farther than the scroll view, times what its
  /// measures allow.
  @Test(arguments: cases)
  func nothingJumps(name: String, seed: UInt64) throws {
    let scene = RecipeScene(name, seed: seed)
    let played = try Played(scene.text)
    func place(_ path: String, _ step: TraceStep) -> Double? {
      if let scroll = step.scrollViews.first(where: { $0.path == path }) {
        return scene.isHorizontal ? scroll.contentOffset.x : scroll.contentOffset.y
      }
      return LinkTests.setting(path, step)
    }
    func speed(_ path: String, _ step: TraceStep) -> Double {
      let velocity = step.scrollViews.first { $0.path == path }?.velocity ?? .zero
      return abs(scene.isHorizontal ? velocity.x : velocity.y)
    }
    var offset = try #require(place(scene.leader, played.steps[0]))
    for (before, step) in zip(played.steps, played.steps.dropFirst()) {
      // All the way that it went, there and back.
      var way = 0.0
      for event in step.events where event.view == scene.leader {
        guard let point = event.contentOffset else { continue }
        let next = scene.isHorizontal ? point.x : point.y
        way += abs(next - offset)
        offset = next
        // What a call overtakes had gone on until then, without a didScroll.
        if event.reason.contains("animated: false") {
          way += 2 * speed(scene.leader, before) * (step.time - before.time)
        }
      }
      for (path, ratio, speed) in scene.followers {
        let old = try #require(place(path, before), "\(path)")
        let new = try #require(place(path, step))
        let most = ratio * way + speed * (step.time - before.time)
        #expect(abs(new - old) <= most + 1e-6, "\(path) at \(step.time)\n\(scene.text)")
      }
    }
  }
}
