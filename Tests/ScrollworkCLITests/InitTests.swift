import Testing

@testable import ScrollworkCLI

@Suite struct InitTests {
  /// What a newcomer starts with has nothing to be said against, and does what it expects.
  @Test(arguments: SceneTemplate.allCases.map(\.rawValue))
  func templatesAreInOrder(name: String) throws {
    let folder = try TemporaryFolder()
    let file = "\(name).yaml"
    let result = try Tool.run("init", "--template", name, file, in: folder.url)
    #expect(result.status == 0)
    #expect(result.output == "")
    #expect(result.messages == "\(file) was written; look at it with: scrollwork solve \(file)\n")
    let validated = try Tool.run("validate", "--strict", file, in: folder.url)
    #expect(validated.output.hasSuffix("no findings\n"), "\(validated.output)")
    let tested = try Tool.run("test", file, in: folder.url)
    #expect(tested.output == "1 passed, 0 failed\n")
    #expect(try Tool.run("init", "-t", name).output == (try folder.read(file)))
  }

  @Test func editorsFindTheSchema() throws {
    let folder = try TemporaryFolder()
    let scene = try Tool.run("init").output
    #expect(scene.hasPrefix("# yaml-language-server: $schema=scrollwork.schema.json\n"))
    // The command in the comment makes that file.
    let shell = try Shell(folder)
    #expect(try shell.run("$(scrollwork init | sed -n 's/^#   //p' | head -n 1)").status == 0)
    #expect(try folder.read("scrollwork.schema.json") == (try Tool.run("schema").output))
  }

  @Test func anExistingFileIsLeftAlone() throws {
    let folder = try TemporaryFolder()
    try folder.write("mine", to: "a.yaml")
    let refused = try Tool.run("init", "a.yaml", in: folder.url)
    #expect(refused.status == 2)
    #expect(
      refused.messages == "scrollwork: a.yaml is there already; --force writes over it\n")
    #expect(try folder.read("a.yaml") == "mine")
    #expect(try Tool.run("init", "--force", "a.yaml", in: folder.url).status == 0)
    #expect(try folder.read("a.yaml") == (try Tool.run("init", "-").output))
    #expect(try Tool.run("init", "missing/a.yaml", in: folder.url).status == 2)
  }

  @Test func aTemplateInTheFilesPlaceIsNoticed() throws {
    let folder = try TemporaryFolder()
    let result = try Tool.run("init", "chat", in: folder.url)
    #expect(result.status == 64)
    #expect(result.messages.contains("scrollwork init --template chat chat.yaml"))
    #expect(try folder.names == [])
  }
}
