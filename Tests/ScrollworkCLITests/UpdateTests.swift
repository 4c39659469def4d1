import Foundation
import Testing

@testable import ScrollworkCLI

@Suite struct UpdateTests {
  private func update(_ scene: String) throws -> (result: Tool.Result, scene: String) {
    let folder = try TemporaryFolder()
    try folder.write(scene, to: "a.yaml")
    let result = try Tool.run("test", "--update", "a.yaml", in: folder.url)
    #expect(try folder.names == ["a.yaml"])
    return (result, try folder.read("a.yaml"))
  }

  @Test func onlyTheValuesThatDifferAreRewritten() throws {
    let before = Scenes.expecting(
      """
        # what it should be
        frames:   {root: [0, 0, ~, 50],
                   a:    [ 8.001, 9 , ~, 10 ]}   # label
        status: "ambiguous"
        tolerance: 0.01

      """)
    let (result, after) = try update(before)
    #expect(result.status == 0)
    #expect(
      after == before.replacing("9 ,", with: "8 ,").replacing("\"ambiguous\"", with: "determined"))
    #expect(
      result.output == """
        --- a.yaml
        @@ line 8
        -             a:    [ 8.001, 9 , ~, 10 ]}   # label
        +             a:    [ 8.001, 8 , ~, 10 ]}   # label
        @@ line 9
        -  status: "ambiguous"
        +  status: determined
        2 updated
        1 passed, 0 failed

        """)
  }

  @Test func listsAndMappingsAreRewrittenWhole() throws {
    let (result, after) = try update(
      Scenes.expecting(
        """
          ambiguous:
            a: [y]
            # nothing else
          conflicts: [[x, y]]
          diagnostics: []

        """, in: Scenes.ambiguous))
    #expect(result.status == 0)
    #expect(after.hasSuffix("  conflicts: []\n  diagnostics: [SW301]\n"))
    #expect(after.contains("  ambiguous:\n    {a: [x]}\n"))
    #expect(try update(after).result.output == "1 passed, 0 failed\n")
  }

  @Test func oneInsetForAllSidesIsSplitWhenTheyDiffer() throws {
    let scene = """
      scrollwork: 1
      viewport: {width: 100, height: 100}
      root:
        children:
          - {id: s, type: scrollView, frame: [0, 0, 100, 100], contentSize: [100, 300], contentInset: {top: 5}}
      expect:
        adjustedContentInset: {s: 3}
        offsetRange: {s: {y: [0, 1]}}

      """
    let (result, after) = try update(scene)
    #expect(result.status == 0)
    #expect(
      after
        == scene.replacing("{s: 3}", with: "{s: {top: 5, left: 0, bottom: 0, right: 0}}")
        .replacing("[0, 1]", with: "[-5, 200]"))
  }

  @Test func aSceneThatIsAsExpectedIsNotTouched() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scenes.expecting("  frames: {a: [8, 8, 20, 10]}\n"), to: "a.yaml")
    let manager = FileManager.default
    let before = try manager.attributesOfItem(atPath: folder.url("a.yaml").path)
    #expect(try Tool.run("test", "--update", "a.yaml", in: folder.url).status == 0)
    let after = try manager.attributesOfItem(atPath: folder.url("a.yaml").path)
    #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
  }

  @Test func whatCannotBeRewrittenStillFails() throws {
    let before = Scenes.expecting("  frames: {a: [1, 8, 20, 10], b: [1, 2, 3, 4]}\n")
    let (result, after) = try update(before)
    #expect(result.status == 1)
    #expect(after == before.replacing("[1, 8", with: "[8, 8"))
    #expect(result.output.hasSuffix("1 updated\n0 passed, 1 failed\n"))
  }

  @Test func lineEndingsAndTheByteOrderMarkStay() throws {
    let before =
      "\u{FEFF}"
      + Scenes.expecting("  frames: {a: [1, 8, 20, 10]} # \u{1F600} x\n")
      .replacing("\n", with: "\r\n")
    let (result, after) = try update(before)
    #expect(result.status == 0)
    #expect(after == before.replacing("[1,", with: "[8,"))
  }

  @Test func charactersOutsideASCIIBeforeTheValueDoNoHarm() throws {
    let before = Scenes.expecting("  {# \u{1F600}漢字\n   frames: {a: [1, 8, 20, 10]}}\n")
    #expect(try update(before).scene == before.replacing("[1,", with: "[8,"))
  }
}
