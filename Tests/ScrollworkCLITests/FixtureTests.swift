import Testing

@testable import ScrollworkCLI

@Suite struct FixtureTests {
  @Test func thereAreFixtures() {
    #expect(Fixtures.names.count >= 7)
  }

  /// What a user sees of each scene: commands, what they print, and their exit status.
  @Test(arguments: Fixtures.names)
  func texts(name: String) throws {
    let scene = try Fixtures.scene(name)
    var text = ""
    for command in scene.contains("\nexpect:")
      ? ["validate", "solve", "test"] : ["validate", "solve"]
    {
      let result = try Tool.run(command, "\(name).yaml", in: Fixtures.folder)
      text += "$ scrollwork \(command) \(name).yaml\n"
      text += result.messages + result.output + "[\(result.status)]\n\n"
    }
    #expect(try Fixtures.expected("\(name).expected.txt", actual: text) == text)
  }

  @Test(arguments: Fixtures.names)
  func layoutJSON(name: String) throws {
    let json = try Tool.run("solve", "-f", "json", "\(name).yaml", in: Fixtures.folder).output
    #expect(try Fixtures.expected("\(name).expected.json", actual: json) == json)
  }
}
