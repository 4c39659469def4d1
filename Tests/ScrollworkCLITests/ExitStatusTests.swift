import Testing

@testable import ScrollworkCLI

@Suite struct ExitStatusTests {
  @Test(arguments: ["validate", "solve"])
  func zeroWhenNothingIsWrong(command: String) throws {
    let result = try Tool.run(command, "-", input: Scenes.determined)
    #expect(result.status == 0)
    #expect(result.messages == "")
  }

  @Test(arguments: ["validate", "solve"])
  func oneForFindings(command: String) throws {
    #expect(try Tool.run(command, "-", input: Scenes.ambiguous).status == 1)
  }

  @Test func warningsFailOnlyWhenStrict() throws {
    let scene = Scenes.determined.replacing("type: label", with: "type: label, spacing: 3")
    #expect(try Tool.run("validate", "-", input: scene).status == 0)
    #expect(try Tool.run("validate", "--strict", "-", input: scene).status == 1)
  }

  @Test func allowedCodesAreNoFindings() throws {
    let scene = Scenes.ambiguous + "allow: [SW301]\n"
    let result = try Tool.run("validate", "-", input: scene)
    #expect(result.status == 0)
    #expect(result.output.hasSuffix("<stdin>: ambiguous, 1 viewport, no findings\n"))
  }

  @Test(arguments: ["validate", "solve", "test"])
  func twoForWhatIsNoScene(command: String) throws {
    #expect(try Tool.run(command, "-", input: Scenes.unreadable).status == 2)
    #expect(try Tool.run(command, "-", input: "").status == 2)
  }

  @Test(arguments: ["validate", "solve", "test"])
  func twoForAFileThatIsNotThere(command: String) throws {
    let result = try Tool.run(command, "nowhere.yaml")
    #expect(result.status == 2)
    #expect(result.messages == "scrollwork: nowhere.yaml: No such file or directory\n")
  }

  @Test func theGravestStatusCounts() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scenes.determined, to: "a.yaml")
    try folder.write(Scenes.ambiguous, to: "b.yaml")
    try folder.write(Scenes.unreadable, to: "c.yaml")
    #expect(try Tool.run("validate", "a.yaml", "b.yaml", in: folder.url).status == 1)
    #expect(try Tool.run("validate", "a.yaml", "c.yaml", "b.yaml", in: folder.url).status == 2)
  }

  @Test(arguments: [
    ["validate"], ["solve", "--bogus", "a"], ["bogus"], ["solve", "--format", "xml", "a"],
    ["devices", "a"], ["validate", "-", "-"], ["test", "--update", "-"], ["help", "bogus"],
  ])
  func sixtyFourForWrongUsage(arguments: [String]) throws {
    let result = try Tool.run(arguments)
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(result.messages.contains("help: "))
  }

  @Test func sixtyFourAndTheOverviewWithoutACommand() throws {
    let result = try Tool.run([])
    #expect(result.status == 64)
    #expect(result.messages == HelpText.overview)
  }

  @Test(arguments: [["--help"], ["help"], ["help", "solve"], ["solve", "--help"], ["-V"]])
  func helpAndVersionGoToStandardOutput(arguments: [String]) throws {
    let result = try Tool.run(arguments)
    #expect(result.status == 0)
    #expect(!result.output.isEmpty)
    #expect(result.messages == "")
  }

  @Test func testsFailWithOne() throws {
    let passing = Scenes.expecting("  frames: {a: [8, 8, 20, 10]}\n")
    let failing = Scenes.expecting("  frames: {a: [8, 9, 20, 10]}\n")
    #expect(try Tool.run("test", "-", input: passing).status == 0)
    #expect(try Tool.run("test", "-", input: failing).status == 1)
  }
}
