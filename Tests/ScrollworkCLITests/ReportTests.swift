import ScrollworkModel
import Testing

@testable import ScrollworkCLI
@testable import ScrollworkRendering

/// What reports say, and what `--quiet` leaves of them.
@Suite struct ReportTests {
  @Test func validateReportsUnreadableChecks() throws {
    let scene = Scenes.expecting(
      "  check: [a.width ==, \"a.width\", zz.width > 1, a.width == 20]\n")
    let result = try Tool.run("validate", "-", input: scene)
    #expect(result.status == 1)
    let found = result.output.matches(of: #/(?m)^<stdin>:(6:\d+): error\[(SW\d+)\]/#)
    #expect(found.map { "\($0.1) \($0.2)" } == ["6:20 SW055", "6:24 SW056", "6:34 SW041"])
    let solved = try Tool.run("solve", "-", "-f", "json", input: scene)
    #expect(solved.output.contains("\"SW055\""))
    // `test` says it once, where it says what came of the check.
    let tested = try Tool.run("test", "-", input: scene)
    #expect(tested.output.contains("6:11: a.width ==: expected true, is unreadable: "))
    #expect(!tested.output.contains("SW055"))
  }

  @Test func checksOfMatrixEntriesAreRead() throws {
    let scene =
      Scenes.determined
      + "matrix:\n  - {name: wide, width: 200, expect: {check: [\"a.left + \"]}}\n"
    let result = try Tool.run("validate", "-", input: scene)
    #expect(result.status == 1)
    #expect(result.output.contains("error[SW055]"))
    #expect(result.output.contains("Found only in: wide."))
  }

  @Test func quietKeepsFindings() throws {
    let quiet = try Tool.run("solve", "-q", "-", input: Scenes.ambiguous)
    #expect(quiet.status == 1)
    #expect(quiet.output.hasPrefix("<stdin>:3:24: error[SW301]: "))
    #expect(!quiet.output.contains("width  height"))
    #expect(try Tool.run("validate", "-q", "-", input: Scenes.ambiguous).output == quiet.output)
    #expect(try Tool.run("solve", "-q", "-", input: Scenes.determined).output == "")
    let json = try Tool.run("solve", "-q", "-f", "json", "-", input: Scenes.determined)
    #expect(
      json.output == (try Tool.run("solve", "-f", "json", "-", input: Scenes.determined).output))
    let failing = Scenes.expecting("  frames: {a: [8, 8, 20, 11]}\n")
    let tested = try Tool.run("test", "-q", "-", input: failing)
    #expect(tested.output == "FAIL <stdin>\n  <stdin>:6:26: a.height: expected 11, is 10\n")
  }

  @Test func aPriorityInAConstraintsTextIsNotRepeated() throws {
    let scene = """
      scrollwork: 1
      viewport: {width: 100, height: 50}
      root: {children: [{id: a, frame: [0, 0, 10, 10]}]}
      constraints: [a.width == 12 @low, "tall: a.height == 13 @low"]

      """
    let output = try Tool.run("solve", "-", input: scene).output
    #expect(
      output.contains("\n  a.width == 12 @low: off by 2 pt because of a.autoresizing.width\n"))
    #expect(output.contains("\n  tall @250: off by 3 pt because of a.autoresizing.height\n"))
  }

  /// The last bits of a number half-way between two thousandths don't show.
  @Test func lengthsAreRoundedByWayOfMillionths() {
    for value in [456.0625, 456.0625.nextUp, 456.0625.nextDown, 456.06249999999994] {
      #expect(LayoutTable.length(value) == "456.063")
      #expect(LayoutTable.length(-value) == "-456.063")
    }
    #expect(LayoutTable.length(0.0004) == "0")
    #expect(LayoutTable.length(-0.0001) == "0")
    #expect(LayoutTable.length(1e300) != "")
  }

  @Test func copiedConstraintsHaveAnOption() throws {
    let scene = """
      scrollwork: 1
      viewport: {width: 100, height: 50}
      root:
        children:
          - {id: a, repeat: 3, frame: [0, 0, 1, 1], constraints: [width >= 0, height >= 0]}

      """
    let result = try Tool.run("validate", "-", "--max-copied-constraints", "5", input: scene)
    #expect(result.output.contains("more than 5 constraints"))
    #expect(result.output.contains("--max-copied-constraints"))
    let enough = try Tool.run("validate", "-", "--max-copied-constraints", "6", input: scene)
    #expect(!enough.output.contains("SW074"))
  }

  /// Sums of fractions differ in their last bits; what is printed alike is alike.
  @Test func insetsThatPrintAlikeAreOneNumber() {
    let insets = EdgeInsets(top: 0.3, left: 0.1 + 0.2, bottom: 0.3.nextUp, right: 0.3)
    #expect(FlowText.insets(insets) == "0.3")
  }
}
