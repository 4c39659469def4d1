import Foundation
import Testing

@testable import ScrollworkCLI

/// The schemas in docs/ are what the tool prints; Tests/Formats holds scenes against them.
@Suite struct SchemaTests {
  @Test(arguments: [
    ("scene", "docs/scrollwork.schema.json"), ("project", "docs/scrollwork-project.schema.json"),
  ])
  func copiesAreCurrent(subject: String, path: String) throws {
    let schema = try Tool.run("schema", subject).output
    if Fixtures.updates {
      try Data(schema.utf8).write(to: Repository.folder.appendingPathComponent(path))
    }
    #expect(try Repository.text(path) == schema)
  }

  /// References lead to definitions, and nothing is defined that isn't referred to.
  @Test(arguments: ["scene", "project"]) func referencesLeadSomewhere(subject: String) throws {
    let text = try Tool.run("schema", subject).output
    let schema = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let definitions = try #require(schema?["$defs"] as? [String: Any])
    let references = text.matches(of: #/"\$ref": "#\/\$defs\/(\w+)"/#).map { String($0.1) }
    #expect(Set(references) == Set(definitions.keys))
  }

  @Test func sceneIsTheDefault() throws {
    #expect(try Tool.run("schema").output == (try Tool.run("schema", "scene").output))
    let unknown = try Tool.run("schema", "projcet")
    #expect(unknown.status == 64)
    #expect(unknown.messages.contains("Did you mean project?"))
  }
}
