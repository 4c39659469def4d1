import Foundation
import Testing

@testable import ScrollworkCLI

/// The scenes under Examples, which users start from.
@Suite struct ExamplesTests {
  static let scenes = Repository.files(in: "Examples", suffix: ".yaml")

  /// What `validate` finds in the scenes that show a mistake.
  private static let mistakes = ["Examples/missing-bottom.yaml": ["SW101"]]

  @Test func thereAreEnough() {
    #expect(Self.scenes.count >= 10)
    #expect(Self.mistakes.keys.allSatisfy(Self.scenes.contains))
  }

  @Test(arguments: scenes)
  func expectationsHold(scene: String) throws {
    let result = try Tool.run("test", scene, in: Repository.folder)
    #expect(result.output == "1 passed, 0 failed\n", "\(result.messages)")
  }

  @Test(arguments: scenes)
  func findingsAreThoseThatTheSceneShows(scene: String) throws {
    let result = try Tool.run("validate", "-f", "ndjson", scene, in: Repository.folder)
    let codes = result.output.matches(of: #/"code": "(SW\d+)"/#).map { String($0.1) }
    #expect(codes == Self.mistakes[scene, default: []])
    #expect(result.messages == "")
  }

  /// A scene to start from is short, says what it is, and is in the list.
  @Test(arguments: scenes)
  func sceneIsReadable(scene: String) throws {
    let text = try Repository.text(scene)
    #expect(text.hasPrefix("# "))
    #expect(text.contains("\nexpect:\n"))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 100)
    #expect(lines.allSatisfy { $0.count <= 100 })
    let name = scene.dropFirst("Examples/".count)
    #expect(try Repository.text("Examples/README.md").contains("| [\(name)](\(name)) |"))
  }

  /// The bar follows the picture at the start, and sticks below the status bar when it has gone.
  @Test(arguments: [(0, 260), (200, 260), (300, 347), (600, 647)])
  func titleBarSticks(offset: Int, y: Int) throws {
    let result = try Tool.run(
      "solve", "--matrix", "none", "--at", "scroll=0,\(offset)", "Examples/article.yaml",
      in: Repository.folder)
    let bar = result.output.split(separator: "\n").first { $0.contains(" bar ") }
    #expect(bar?.split(separator: " ").suffix(4) == ["0", "\(y)", "390", "56"])
  }
}
