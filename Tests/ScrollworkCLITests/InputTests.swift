import Foundation
import Testing

@testable import ScrollworkCLI

@Suite struct InputTests {
  @Test func foldersAreSearchedForScenesInOrder() throws {
    let folder = try TemporaryFolder()
    for name in ["s/b.yaml", "s/a/z.yml", "s/a/y.json", "s/B.yaml", "s/.hidden/x.yaml"] {
      let isJSON = name.hasSuffix(".json")
      let scene =
        isJSON
        ? #"{"viewport": {"width": 1, "height": 1}, "root": {}, "scrollwork": 1}"#
        : Scenes.determined
      try folder.write(scene, to: name)
    }
    try folder.write("name: not a scene\nnote: scrollwork is elsewhere\n", to: "s/other.yaml")
    try folder.write(Scenes.determined, to: "s/scene.txt")
    let result = try Tool.run("validate", "s/", in: folder.url)
    #expect(
      result.output == """
        s/B.yaml: determined, 1 viewport, no findings
        s/a/y.json: determined, 1 viewport, no findings
        s/a/z.yml: determined, 1 viewport, no findings
        s/b.yaml: determined, 1 viewport, no findings

        """)
    #expect(result.status == 0)
  }

  @Test func aLinkToAFolderAboveIsNotFollowed() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scenes.determined, to: "s/a.yaml")
    try FileManager.default.createSymbolicLink(
      at: folder.url("s/loop"), withDestinationURL: folder.url("s"))
    let result = try Tool.run("validate", "s", in: folder.url)
    #expect(result.output == "s/a.yaml: determined, 1 viewport, no findings\n")
  }

  @Test func aFolderWithoutScenesIsAFailure() throws {
    let folder = try TemporaryFolder()
    let result = try Tool.run("test", ".", in: folder.url)
    #expect(result.status == 2)
    #expect(result.messages == "scrollwork: .: there is no scene in this folder\n")
  }

  @Test func standardInputHasAName() throws {
    let result = try Tool.run(
      "validate", "-", "--stdin-name", "views/a.yaml", input: Scenes.unreadable)
    #expect(result.output.hasPrefix("views/a.yaml:3:8: error[SW019]: "))
  }

  @Test func aByteOrderMarkIsNoPartOfTheText() throws {
    let result = try Tool.run("validate", "-", input: "\u{FEFF}" + Scenes.unreadable)
    #expect(result.output.hasPrefix("<stdin>:3:8: error[SW019]: "))
    #expect(try Tool.run("validate", "-", input: "\u{FEFF}" + Scenes.determined).status == 0)
  }

  @Test func theNearestProjectFileAboveASceneHolds() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scenes.ambiguous, to: "a/b/scene.yaml")
    try folder.write("allow: [SW301]\n", to: "a/.scrollwork.yml")
    #expect(try Tool.run("validate", "a/b/scene.yaml", in: folder.url).status == 0)
    #expect(try Tool.run("validate", "scene.yaml", in: folder.url("a/b")).status == 0)
    #expect(try Tool.run("validate", "../b/scene.yaml", in: folder.url("a/b")).status == 0)
    try folder.write("allow: []\n", to: "a/b/.scrollwork.yml")
    #expect(try Tool.run("validate", "a/b/scene.yaml", in: folder.url).status == 1)
  }

  @Test func projectFilesSetSeverities() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scenes.ambiguous, to: "scene.yaml")
    try folder.write("severities: {SW301: warning}\n", to: ".scrollwork.yml")
    let result = try Tool.run("validate", "scene.yaml", in: folder.url)
    #expect(result.status == 0)
    #expect(result.output.contains("warning[SW301]"))
  }

  @Test func aWrongProjectFileStopsTheRun() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scenes.determined, to: "scene.yaml")
    try folder.write("alow: [SW301]\n", to: ".scrollwork.yml")
    let result = try Tool.run("solve", "scene.yaml", in: folder.url)
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.messages.hasPrefix(".scrollwork.yml:1:1: error["))
  }

  @Test func limitsAreNamedAndCanBeRaised() throws {
    let deep =
      "scrollwork: 1\nviewport: {width: 1, height: 1}\nroot: "
      + String(repeating: "{children: [", count: 80) + "{}" + String(repeating: "]}", count: 80)
    let result = try Tool.run("validate", "-", input: deep)
    #expect(result.status == 2)
    #expect(result.output.contains("SW071"))
    #expect(result.output.contains("--max-depth"))
    #expect(try Tool.run("validate", "-", "--max-depth", "400", input: deep).status != 2)
  }
}
