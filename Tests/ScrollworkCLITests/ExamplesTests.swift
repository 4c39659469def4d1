import Foundation
import Testing

@testable import ScrollworkCLI

/// The scenes under Examples, which users start from.
@Suite struct ExamplesTests {
  static let scenes = Repository.files(in: "Examples", suffix: ".yaml")

  /// What `validate` finds in the scenes that show a mistake, and remarks on links with memory.
  private static let mistakes = [
    "Examples/missing-bottom.yaml": ["SW101"], "Examples/link-cells.yaml": ["SW616"],
    "Examples/link-collapsing-bar.yaml": ["SW616"],
  ]

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
    #expect(try Repository.text("Examples/README.md").contains("[\(name)](\(name))"))
  }

  /// The bar follows the picture at the start, and sticks below the status bar when it has gone.
  @Test(arguments: [(0, 260), (200, 260), (300, 347), (600, 647)])
  func titleBarSticks(offset: Int, y: Int) throws {
    let numbers = try frames(named: "bar", in: "Examples/article.yaml", at: "scroll=0,\(offset)")
    #expect(numbers == [["0", "\(y)", "390", "56"]])
  }

  /// A header sticks at the top of the list until its section, 256 or 424 high, takes it along.
  @Test(arguments: [(0, 0, 0), (100, 100, 0), (240, 224, 0), (300, 224, 44), (700, 224, 392)])
  func sectionHeadersStick(offset: Int, first: Int, second: Int) throws {
    let numbers = try frames(
      named: "header", in: "Examples/sections.yaml", at: "list=0,\(offset)")
    #expect(numbers.map { $0[1] }.prefix(2) == ["\(first)", "\(second)"])
  }

  /// x, y, width and height of the views with an id, as the table prints them.
  private func frames(named id: String, in scene: String, at offset: String) throws -> [[Substring]]
  {
    let result = try Tool.run(
      "solve", "--matrix", "none", "--at", offset, scene, in: Repository.folder)
    var frames: [[Substring]] = []
    for line in result.output.split(separator: "\n") {
      let columns = line.split(separator: " ")
      if columns.count >= 6, columns[0] == id { frames.append(Array(columns[2..<6])) }
    }
    return frames
  }
}
