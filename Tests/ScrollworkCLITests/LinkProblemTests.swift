import Foundation
import Testing

@testable import ScrollworkCLI

/// Questions about linked scrolling whose answer takes a gesture: scenes with scripts and what they
/// must lead to. The others are played step by step in the tests of links.
@Suite struct LinkProblemTests {
  static let scenes = Repository.files(in: "Tests/Fixtures/linkage/problems", suffix: ".yaml")
    .filter { (try? Repository.text($0).contains("\nscripts:\n")) == true }

  @Test func thereAreSome() {
    #expect(Self.scenes.count >= 3)
  }

  @Test(arguments: scenes)
  func expectationsHold(scene: String) throws {
    let result = try Tool.run("test", scene, in: Repository.folder)
    #expect(result.output == "1 passed, 0 failed\n", "\(result.messages)")
  }
}
