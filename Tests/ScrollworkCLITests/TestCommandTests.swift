import Foundation
import Testing

@testable import ScrollworkCLI

@Suite struct TestCommandTests {
  /// Runs `test` on a scene with an expectation and gives the lines between the scene's name and
  /// the sums.
  private func differences(
    _ expectation: String, in scene: String = Scenes.determined, _ options: String...
  ) throws -> [String] {
    let result = try Tool.run(
      ["test", "-"] + options, input: Scenes.expecting(expectation, in: scene))
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.last == (result.status == 0 ? "1 passed, 0 failed" : "0 passed, 1 failed"))
    return lines.filter { $0.hasPrefix("  ") }.map { line in
      String(line.drop { $0 == " " }.replacing("<stdin>:", with: ""))
    }
  }

  @Test func whatIsAsExpectedPasses() throws {
    let expectation = """
        status: determined
        frames: {a: [8, 8, 20, 10], root: [0, 0, 100, ~]}
        ambiguous: {}
        conflicts: []
        diagnostics: []
        noDiagnostics: [SW301]

      """
    #expect(try differences(expectation) == [])
  }

  @Test func validateLooksUpTheNamesOfExpectations() throws {
    let scene = Scenes.expecting(
      "  frames: {aa: [8, 8, 20, 10], root: [0, 0, 100, ~]}\n  contentSize: {b: [1, 1]}\n",
      in: Scenes.determined)
    let result = try Tool.run(["validate", "-f", "concise", "-"], input: scene)
    #expect(result.status == 1)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines.first?.contains("error: expect: There is no view or guide called \"aa\".") == true)
    #expect(lines.last?.contains("error: expect: There is no view or guide called \"b\".") == true)
  }

  @Test func workflowCommandsStandAtTheValues() throws {
    let scene = Scenes.expecting("  frames: {a: [8, 9, ~, 10]}\n", in: Scenes.determined)
    let result = try Tool.run(["test", "-f", "github", "-"], input: scene)
    #expect(result.status == 1)
    #expect(
      result.output
        == "::error title=expect,file=<stdin>,line=6,endLine=6,col=19,endColumn=20::"
        + "a.y: expected 9, is 8\n")
    let passing = Scenes.expecting("  frames: {a: [8, 8, ~, 10]}\n", in: Scenes.determined)
    #expect(try Tool.run(["test", "-f", "github", "-"], input: passing).output == "")
  }

  @Test func eachValueThatDiffersIsReportedAtItsPlace() throws {
    let expectation = "  status: ambiguous\n  frames: {a: [8, 9, ~, 11], b: [1, 2, 3, 4]}\n"
    #expect(
      try differences(expectation) == [
        "6:11: status: expected ambiguous, is determined",
        "7:19: a.y: expected 9, is 8",
        "7:25: a.height: expected 11, is 10",
        "7:30: b: expected a view, is missing: There is no view or guide called \"b\". The ids here "
          + "are a and root.",
      ])
  }

  @Test func theToleranceIsInPoints() throws {
    #expect(try differences("  frames: {a: [8.009, 8, 20, 10]}\n") == [])
    #expect(try differences("  frames: {a: [8.02, 8, 20, 10]}\n").count == 1)
    #expect(try differences("  tolerance: 0.5\n  frames: {a: [8.4, 8, 20, 10]}\n") == [])
  }

  @Test func openAttributesAreComparedBothWays() throws {
    #expect(
      try differences("  ambiguous: {a: [x]}\n", in: Scenes.ambiguous) == [])
    #expect(
      try differences("  ambiguous: {a: [y]}\n", in: Scenes.ambiguous) == [
        "6:19: a.y: expected ambiguous, is determined",
        "6:14: a.x: expected determined, is ambiguous",
      ])
  }

  @Test func codesAreComparedAndUnknownOnesCounted() throws {
    let expectation = "  diagnostics: [SW301, SW302, SW999]\n  noDiagnostics: [SW301, SW998]\n"
    let result = try Tool.run(
      "test", "-", input: Scenes.expecting(expectation, in: Scenes.ambiguous))
    #expect(
      result.output == """
        FAIL <stdin>
          <stdin>:6:24: SW302: expected reported, is not reported
          <stdin>:7:19: SW301: expected not reported, is reported
        not checked: codes that this version doesn't report: SW998, SW999
        0 passed, 1 failed

        """)
  }

  @Test func anEmptyListOfCodesMeansNothingAtWarningOrAbove() throws {
    #expect(
      try differences("  diagnostics: []\n", in: Scenes.ambiguous) == [
        "6:16: diagnostics: expected none, is SW301"
      ])
  }

  @Test func conditionsAreChecked() throws {
    let expectation = """
        check:
          - a.top == 8
          - a.right <= root.safeArea.right and a.width == 2 * a.height
          - a.width > 100
          - b.width == 1
          - a.wdith == 20

      """
    #expect(
      try differences(expectation) == [
        "9:7: a.width > 100: expected true, is false: 20 > 100",
        "10:7: b.width == 1: expected true, is unreadable: There is no view or guide called \"b\". "
          + "The ids here are a and root.",
        "11:7: a.wdith == 20: expected true, is unreadable: \"wdith\" is no number of a frame. "
          + "Did you mean width?",
      ])
  }

  @Test func conditionsSeeGuidesAndContentAreas() throws {
    let scene = """
      scrollwork: 1
      viewport: {width: 100, height: 100, safeArea: {top: 20}}
      root:
        guides: [{id: g}]
        children: [{id: s, type: scrollView, frame: [0, 0, 100, 100], contentSize: [100, 300]}]
      constraints: [g.edges == root.edges inset 10]
      expect:
        check:
          - g.width == 80
          - root.safeArea.top == 20
          - s.content.height == 300
          - s.frame.height == 100
          - root.keyboard.top == 100

      """
    #expect(try Tool.run("test", "-", input: scene).output == "1 passed, 0 failed\n")
  }

  @Test func expectationsOfScriptsAreChecked() throws {
    let scene = Scenes.determined + "scripts: {flick: {events: [wait: rest]}}\n"
    let wrong = try Tool.run(
      "test", "-",
      input: Scenes.expecting("  scripts: {flick: {count: {didScroll: 3}}}\n", in: scene))
    #expect(wrong.status == 1)
    #expect(wrong.output.hasSuffix("0 passed, 1 failed\n"))
    let right = try Tool.run(
      "test", "-",
      input: Scenes.expecting("  scripts: {flick: {count: {didScroll: 0}}}\n", in: scene))
    #expect(right.output == "1 passed, 0 failed\n")
  }

  @Test func onlySomePartsAreCompared() throws {
    let expectation = "  status: ambiguous\n  frames: {a: [1, 8, 20, 10]}\n"
    #expect(try differences(expectation, in: Scenes.determined, "--only", "frames").count == 1)
    #expect(try differences(expectation, in: Scenes.determined, "--only", "check") == [])
  }

  @Test func scenesWithoutExpectationAreCountedApart() throws {
    let result = try Tool.run("test", "-", input: Scenes.determined)
    #expect(result.output == "1 without expect\n0 passed, 0 failed\n")
    #expect(result.status == 0)
  }

  @Test func matrixEntriesHaveTheirOwnExpectationOrPartsOfTheScenes() throws {
    let scene = """
      scrollwork: 1
      viewport: {width: 100, height: 50}
      matrix:
        - {name: wide, size: [200, 50]}
        - {name: tall, size: [100, 500], expect: {frames: {a: [0, 0, 100, 501]}}}
      root: {children: [{id: a}]}
      constraints: [a.edges == root.edges]
      expect:
        status: ambiguous
        frames: {a: [0, 0, 100, 50]}

      """
    let result = try Tool.run("test", "-", input: scene)
    #expect(
      result.output == """
        FAIL <stdin>
          <stdin>:9:11: status: expected ambiguous, is determined
          <stdin>:9:11: [wide] status: expected ambiguous, is determined
          <stdin>:5:69: [tall] a.height: expected 501, is 500
        0 passed, 1 failed

        """)
  }

  @Test func jsonAndJUnitSayTheSame() throws {
    let folder = try TemporaryFolder()
    try folder.write(Scenes.expecting("  frames: {a: [8, 9, 20, 10]}\n"), to: "fail.yaml")
    try folder.write(Scenes.expecting("  status: determined\n"), to: "pass.yaml")
    try folder.write(Scenes.determined, to: "rest.yaml")
    try folder.write(Scenes.unreadable, to: "unreadable.yaml")
    let json = try Tool.run("test", ".", "-f", "json", in: folder.url)
    #expect(json.status == 2)
    #expect(
      json.output == """
        {
          "format": "scrollwork.test/1",
          "scenes": [
            {
              "file": "./fail.yaml",
              "result": "failed",
              "differences": [
                {"part": "frames", "subject": "a.y", "expected": "9", "actual": "8", "location": {"file": "./fail.yaml", "line": 6, "column": 19}}
              ]
            },
            {
              "file": "./pass.yaml",
              "result": "passed",
              "differences": []
            },
            {
              "file": "./rest.yaml",
              "result": "withoutExpectation",
              "differences": []
            },
            {
              "file": "./unreadable.yaml",
              "result": "unreadable",
              "differences": []
            }
          ],
          "notChecked": {"scripts": 0, "codes": []},
          "summary": {"passed": 1, "failed": 2, "withoutExpectation": 1}
        }

        """)
    let junit = try Tool.run("test", ".", "-f", "junit", in: folder.url).output
    #expect(
      junit == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites>
          <testsuite name="scrollwork" tests="4" failures="1" errors="1" skipped="1">
            <testcase classname="scrollwork" name="./fail.yaml">
              <failure message="1 values differ">./fail.yaml:6:19: a.y: expected 9, is 8</failure>
            </testcase>
            <testcase classname="scrollwork" name="./pass.yaml"/>
            <testcase classname="scrollwork" name="./rest.yaml">
              <skipped message="nothing is expected"/>
            </testcase>
            <testcase classname="scrollwork" name="./unreadable.yaml">
              <error message="it couldn't be read"/>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }
}
