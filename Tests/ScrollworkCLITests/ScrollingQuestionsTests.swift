import Foundation
import Testing

/// What people want to know about scroll views: a scene for each question, with the answer.
@Suite struct ScrollingQuestionsTests {
  private static let folder = Fixtures.folder.deletingLastPathComponent()
    .appendingPathComponent("Scrolling")

  private static let scenes: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".yaml") }.sorted()
  }()

  @Test func thereAreScenes() { #expect(Self.scenes.count >= 28) }

  @Test(arguments: scenes) func answer(scene: String) throws {
    let text = try String(
      contentsOf: Self.folder.appendingPathComponent(scene), encoding: .utf8)
    #expect(text.hasPrefix("# "))
    let result = try Tool.run("test", scene, in: Self.folder)
    #expect(result.output == "1 passed, 0 failed\n", "\(result.messages)")
  }

  /// Nothing is wrong with the scenes themselves.
  @Test(arguments: scenes) func noErrors(scene: String) throws {
    let result = try Tool.run("validate", scene, in: Self.folder)
    #expect(result.status == 0, "\(result.output)")
  }
}
