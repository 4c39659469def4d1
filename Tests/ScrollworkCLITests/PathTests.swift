import Testing

@testable import ScrollworkCLI

/// Paths through any view above mean the same in constraints, `expect` and `--at`.
@Suite struct PathTests {
  private static let scene = """
    scrollwork: 1
    viewport: {width: 100, height: 50}
    root:
      children:
        - id: row
          repeat: 2
          frame: [0, 0, 100, 20]
          children:
            - id: box
              frame: [0, 0, 50, 20]
              children:
                - id: list
                  type: scrollView
                  frame: [1, 2, 30, 10]
                  contentSize: [90, 10]
                  children: [{id: cell, frame: [3, 0, 10, 10]}]
    constraints: [row.0.box.list.cell.left == row.0.box.list.content.left + 3]

    """

  @Test func expectationsTakeLongPaths() throws {
    let expectation = """
        frames: {row.1.box.list: [1, 2, 30, 10], row.1.list: [1, 2, 30, 10]}
        contentSize: {row.0.box.list: [90, 10]}
        offsetRange: {row.0.box.list: {x: [0, 60]}}
        check: [row.1.box.list.width == 30]

      """
    let result = try Tool.run(
      "test", "-", input: Scenes.expecting(expectation, in: Self.scene))
    #expect(result.output == "1 passed, 0 failed\n")
  }

  @Test func openAttributesTakeLongPaths() throws {
    let scene = """
      scrollwork: 1
      viewport: {width: 100, height: 50}
      root:
        children:
          - id: row
            repeat: 1
            frame: [0, 0, 100, 20]
            children:
              - id: box
                frame: [0, 0, 50, 20]
                children: [{id: a, size: [10, 10], constraints: [top == super.top]}]

      """
    let result = try Tool.run(
      "test", "-",
      input: Scenes.expecting("  ambiguous: {row.0.box.a: [x]}\n", in: scene))
    #expect(result.output == "1 passed, 0 failed\n")
  }

  @Test func offsetsTakeLongPaths() throws {
    let short = try Tool.run("solve", "-", "--at", "row.1.list=20,0", input: Self.scene)
    let long = try Tool.run("solve", "-", "--at", "row.1.box.list=20,0", input: Self.scene)
    #expect(short.output.contains("offset 20, 0"))
    #expect(long.output == short.output)
    #expect(long.messages == "" && long.status == 0)
    let both = try Tool.run(
      "solve", "-", "--at", "row.1.list=10,0", "--at", "row.1.box.list=20,0", input: Self.scene)
    #expect(both.output == short.output)
  }

  @Test func whatIsNotThereIsSaid() throws {
    let expectation =
      "  frames: {row.2.box: [0, 0, 0, 0], row.0.list.content: [0, 0, 0, 0]}\n"
      + "  ambiguous: {row.0.bx: [x]}\n"
    let result = try Tool.run(
      "test", "-", input: Scenes.expecting(expectation, in: Self.scene))
    #expect(
      result.output.contains(
        "row.2.box: expected a view, is missing: There is no copy 2 of \"row\"; there are 2. "
          + "They are 0 to 1.\n"))
    #expect(result.output.contains("row.0.list.content: expected a view, is a content area\n"))
    #expect(
      result.output.contains(
        "row.0.bx: expected ambiguous, is missing: There is no \"bx\" inside \"row.0\". "
          + "Did you mean box?\n"))
  }

  @Test(arguments: [
    "a..b", "a.", "a[0", "\u{fc}", "row.*", "*", "row", "row.0.", "row..box", "super",
  ])
  func strangePathsAreAnswered(path: String) throws {
    let expectation =
      "  frames: {\"\(path)\": [0, 0, 0, 0]}\n  ambiguous: {\"\(path)\": [x]}\n"
    let result = try Tool.run(
      "test", "-", input: Scenes.expecting(expectation, in: Self.scene))
    #expect(result.status == 1)
    #expect(result.output.contains("\(path): expected a view, is missing: "), "\(result)")
    #expect(result.output.contains("\(path): expected ambiguous, is missing: "), "\(result)")
    let offset = try Tool.run("solve", "-", "--at", "\(path)=0,0", input: Self.scene)
    #expect(offset.status == 2)
  }

  /// Many mistakes in a large scene take no search each.
  @Test func manyUnknownNamesCostLittle() throws {
    var scene = "scrollwork: 1\nviewport: {width: 100, height: 50}\nroot:\n  children:\n"
    for index in 0..<300 { scene += "    - {id: view\(index), frame: [0, 0, 1, 1]}\n" }
    scene += "expect:\n  check:\n"
    for index in 0..<300 { scene += "    - vieq\(index)x.width == 1\n" }
    scene += "  frames:\n"
    for index in 0..<300 { scene += "    vieq\(index)x: [1, 1, 1, 1]\n" }
    let result = try Tool.run("test", "-", input: scene)
    #expect(result.output.contains("Did you mean view0?"))
    #expect(!result.output.contains("Did you mean view200?"))
    #expect(result.output.contains("vieq299x"))
    #expect(try Tool.run("validate", "-", input: scene).status == 1)
  }

  @Test func namesOnTheCommandLineAreSuggested() throws {
    let far = try Tool.run("solve", "-", "--at", "nobody=0,3", input: Self.scene)
    #expect(
      far.messages == "scrollwork: no scene has a scroll view \"nobody\", as --at wants\n"
        + "help: There are row.0.list, row.1.list.\n")
    #expect(far.status == 2)
    let near = try Tool.run("solve", "-", "--at", "row.0.lst=0,3", input: Self.scene)
    #expect(near.messages.hasSuffix("help: Did you mean row.0.list?\n"))
    let other = try Tool.run("solve", "-", "--at", "row.0.box=0,3", input: Self.scene)
    #expect(other.status == 2)
    let entry = try Tool.run("solve", "-", "--matrix", "small", input: Self.scene)
    #expect(
      entry.messages
        == "scrollwork: no scene has a matrix entry \"small\"\nhelp: There is only base.\n")
    let none = try Tool.run("solve", "-", "--at", "a=0,3", input: Scenes.determined)
    #expect(none.messages.hasSuffix("help: There are no scroll views.\n"))
  }

  /// A view deep inside a copy is shown under its parent without the copy's path.
  @Test func tablesShortenPathsByAnyViewAbove() throws {
    let lines = try Tool.run("solve", "-", input: Self.scene).output.split(separator: "\n")
    let names = lines.dropFirst(2).map { String($0.split(separator: " ")[0]) }
    #expect(
      names == ["root", "row.0", "box", "list", "cell", "row.1", "box", "list", "cell"])
  }
}
