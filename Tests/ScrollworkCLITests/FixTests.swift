import ScrollworkModel
import Testing

@testable import ScrollworkCLI
@testable import ScrollworkRendering

@Suite struct FixTests {
  /// An icon that is to be 40 and 24 wide.
  private static let icon = """
    scrollwork: 1
    viewport: {width: 320, height: 480}
    root: {children: [{id: icon, type: imageView, intrinsic: [24, 24]}]}   # the picture

    constraints:
      - icon.top == root.top
      - icon.leading == root.leading
      - 'large: icon.width == 40'   # as drawn
      - "small: icon.width == 24"   # as measured

    """

  private func fix(
    _ scene: String, _ options: String...
  ) throws -> (result: Tool.Result, scene: String) {
    let folder = try TemporaryFolder()
    try folder.write(scene, to: "a.yaml")
    let result = try Tool.run(["validate", "--fix", "a.yaml"] + options, in: folder.url)
    #expect(try folder.names == ["a.yaml"])
    return (result, try folder.read("a.yaml"))
  }

  @Test func aRepairIsMadeAndTheRestStays() throws {
    let (result, scene) = try fix(FixTests.icon)
    #expect(result.status == 0, "\(result.output)")
    #expect(
      scene
        == FixTests.icon.replacing("  - \"small: icon.width == 24\"   # as measured\n", with: ""))
    #expect(
      result.output == """
        --- a.yaml
        @@ line 9
        -  - "small: icon.width == 24"   # as measured
        a.yaml: repaired[SW201]: Leave out small; then icon is [0, 0, 40, 24].

        a.yaml: determined, 1 viewport, no findings, 1 repaired

        """)
    // There is nothing left to do.
    #expect(try fix(scene).result.output == "a.yaml: determined, 1 viewport, no findings\n")
  }

  @Test func lineEndsStay() throws {
    let (_, scene) = try fix(FixTests.icon.replacing("\n", with: "\r\n"))
    #expect(scene.replacing("\r\n", with: "\n") != FixTests.icon)
    #expect(!scene.replacing("\r\n", with: "").contains("\n"))
  }

  @Test func severalFindings() throws {
    let (result, scene) = try fix(FixTests.icon + "  - icon.height == 7\n  - icon.height == 8\n")
    #expect(result.output.split(separator: "\n").filter { $0.contains("repaired[") }.count == 2)
    #expect(result.output.hasSuffix(", 2 repaired\n"))
    #expect(try Tool.run("validate", "-", input: scene).status == 0)
  }

  @Test func allViewportsCount() throws {
    // What helps on one width must not break another: nothing is left out that 320 pt needs.
    let scene = """
      scrollwork: 1
      viewport: {width: 320, height: 100}
      matrix: [{name: wide, width: 400}]
      root: {children: [{id: a, intrinsic: [20, 20]}]}
      constraints:
        - a.top == root.top
        - a.leading == root.leading
        - a.trailing == root.trailing
        - {narrow: a.width == 320, when: not rtl}

      """
    let (result, fixed) = try fix(scene)
    #expect(result.status == 0, "\(result.output)")
    #expect(try Tool.run("validate", "--strict", "-", input: fixed).status == 0)
  }

  @Test func formatsTellWhatWasDone() throws {
    let (json, scene) = try fix(FixTests.icon, "-f", "json")
    #expect(scene != FixTests.icon)
    #expect(json.output.contains("\"repaired\": [\n        {\"code\": \"SW201\", \"title\": "))
    #expect(json.output.contains("\"diagnostics\": [],"))
    let (before, _) = try fix(FixTests.icon, "-q")
    #expect(before.output.hasPrefix("--- a.yaml\n"))
  }

  @Test func withoutTheOptionRepairsAreOnlyCounted() throws {
    let result = try Tool.run("validate", "-", input: FixTests.icon)
    #expect(result.status == 1)
    #expect(result.output.contains("\n  = help: Leave out small; then icon is "))
    #expect(result.output.hasSuffix("with a repair for --fix\n"))
  }

  @Test func standardInputIsRefused() throws {
    let result = try Tool.run("validate", "--fix", "-", input: FixTests.icon)
    #expect(result.status == 64)
    #expect(result.messages.contains("--fix can't rewrite standard input"))
    #expect(try Tool.run("solve", "--fix", "a.yaml").status == 64)
  }

  @Test func whatIsReachedThroughAnAliasIsToldInWords() throws {
    let shared = FixTests.icon
      .replacing("\"small: icon.width == 24\"", with: "small: *b")
      .replacing("icon.top == root.top", with: "&b icon.width == 24\n  - icon.top == root.top")
    let folder = try TemporaryFolder()
    try folder.write(shared, to: "a.yaml")
    let result = try Tool.run("validate", "-f", "json", "a.yaml", in: folder.url)
    #expect(result.output.contains("\"edits\": []"))
  }

  // MARK: Pieces

  @Test func repairsThatHoldSomewhereOnlyAreNotTold() {
    let span = SourceSpan(start: 0, end: 1)
    func found(_ equations: [String], width: Double) -> Diagnostic {
      Diagnostic(
        "SW201", .error, "Bad.",
        repairs: equations.map {
          Repair(
            $0, [.replaceConstraint(at: span, with: [$0])],
            effects: [.frame("a", Rect(x: 0, y: 0, width: width, height: 1))])
        })
    }
    var merged = MergedDiagnostics()
    merged.add([found(["x", "y"], width: 1)], of: nil)
    merged.add([found(["y", "z"], width: 2)], of: "wide")
    let located = merged.located(file: "a", lines: nil)
    #expect(located.count == 1)
    #expect(located.first?.diagnostic.repairs.map(\.title) == ["y"])
    #expect(located.first?.variants == [])
  }

  @Test func differencesOfLines() {
    func difference(_ old: String, _ new: String) -> String {
      LineDifference.text(
        from: Array(old.utf8), to: Array(new.utf8), name: "a", style: .plain)
    }
    #expect(
      difference("a\nb\nc\nd\ne\n", "a\nB\nc\ne\nf\n")
        == "--- a\n@@ line 2\n-b\n+B\n@@ line 4\n-d\n@@ line 6\n+f\n")
    #expect(difference("a\r\nb", "a\r\nb\r\nc") == "--- a\n@@ line 3\n+c\n")
    #expect(difference("a\nb\n", "x\ny\n") == "--- a\n@@ line 1\n-a\n+x\n@@ line 2\n-b\n+y\n")
  }
}
