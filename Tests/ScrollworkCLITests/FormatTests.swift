import Foundation
import Testing

@testable import ScrollworkCLI

/// The formats that other programs read, byte for byte; Tests/Formats holds them against the
/// definitions of those programs.
@Suite struct FormatTests {
  private static let scenes = ["article", "conflict", "hostile-text", "unreadable"]

  @Test(arguments: ["concise", "github", "junit", "sarif"])
  func validate(format: String) throws {
    let files = Self.scenes.map { "\($0).yaml" }
    let result = try Tool.run(["validate", "-f", format] + files, in: Fixtures.folder)
    #expect(result.status == 2)
    #expect(result.messages == "")
    let expected = try Fixtures.expected("formats/validate.\(format)", actual: result.output)
    #expect(expected == result.output)
  }

  /// Nothing found is a document too, or no line at all.
  @Test func aCleanSceneHasNoFindings() throws {
    for format in ["concise", "github"] {
      #expect(try Tool.run("validate", "-f", format, "-", input: Scenes.determined).output == "")
    }
    let sarif = try Tool.run("validate", "-f", "sarif", "-", input: Scenes.determined).output
    #expect(sarif.contains("\"rules\": []"))
    #expect(sarif.contains("\"results\": []"))
    let junit = try Tool.run("validate", "-f", "junit", "-", input: Scenes.determined).output
    #expect(junit.contains("tests=\"1\" failures=\"0\" errors=\"0\" skipped=\"0\""))
  }

  /// A warning fails a test case exactly when it fails the command.
  @Test func warningsFailWhenTheyAreStrict() throws {
    let scene = "\(Scenes.determined)allow: &x []\n"
    let passed = try Tool.run("validate", "-f", "junit", "-", input: scene)
    #expect(passed.status == 0)
    #expect(passed.output.contains("<system-out>&lt;stdin&gt;:5:8: warning[SW038]"))
    let failed = try Tool.run("validate", "-f", "junit", "--strict", "-", input: scene)
    #expect(failed.status == 1)
    #expect(failed.output.contains("<failure message=\"1 warning\">&lt;stdin&gt;:5:8: warning"))
  }

  @Test func wholeDocumentsAreWrittenToFiles() throws {
    let folder = try TemporaryFolder()
    let result = try Tool.run(
      "validate", "-f", "sarif", "-o", "found.sarif", "-", input: Scenes.unreadable, in: folder.url)
    #expect(result.status == 2)
    #expect(try folder.read("found.sarif").contains("\"uri\": \"%3Cstdin%3E\""))
  }
}
