import Testing

@testable import ScrollworkCLI

/// What isn't reported because a scene, a project file or the command line says so.
@Suite struct AllowTests {
  /// SW301 of `a`, SW302 of `b`, SW036 of `c`, SW052 of a constraint.
  private func scene(
    a: String = "", b: String = "", c: String = "", constraint: String = "", scene: String = "[]"
  ) -> String {
    """
    scrollwork: 1
    viewport: {width: 100, height: 100}
    allow: \(scene)
    root:
      children:
        - {id: a, size: [10, 10], allow: [\(a)]}
        - {id: b, allow: [\(b)]}
        - {id: c, axis: vertical, frame: [0, 0, 1, 1], allow: [\(c)]}
    constraints:
      - a.top == root.top
      - b.edges == root.edges
      - {x: c.width == c.width, allow: [\(constraint)]}

    """
  }

  /// The codes of the lines of the concise format.
  private func codes(_ scene: String, _ options: String..., status: Int32? = nil) throws -> [String]
  {
    let result = try Tool.run(["validate", "-f", "concise", "-"] + options, input: scene)
    if let status { #expect(result.status == status) }
    return result.output.matches(of: #/\[(SW\d{3})\]\n/#).map { String($0.1) }
  }

  @Test func eachPlaceSilencesItsOwn() throws {
    #expect(try codes(scene()) == ["SW036", "SW052", "SW301"])
    #expect(try codes(scene(a: "SW301")) == ["SW036", "SW052"])
    #expect(try codes(scene(c: "SW036")) == ["SW052", "SW301"])
    #expect(try codes(scene(constraint: "SW052")) == ["SW036", "SW301"])
    #expect(try codes(scene(c: "SW052")) == ["SW036", "SW052", "SW301", "SW058"])
    #expect(try codes(scene(scene: "[SW301, SW036]")) == ["SW052"])
  }

  @Test func rulesHaveNamesAndGroups() throws {
    #expect(try codes(scene(a: "ambiguous-position", c: "SW03", constraint: "SW05")) == [])
    #expect(try codes(scene(scene: "[SW]")) == [])
  }

  @Test func anotherViewSilencesNothing() throws {
    #expect(try codes(scene(b: "SW301")) == ["SW036", "SW052", "SW301", "SW058"])
    let result = try Tool.run("validate", "-", input: scene(b: "SW301"))
    #expect(
      result.output.contains(
        "7:23: info[SW058]: SW301 is allowed, but nothing of that kind is found here."))
  }

  @Test func unusedEntriesAreJudgedOnlyWhenAllIsLookedAt() throws {
    let wide = scene(b: "SW301") + "matrix: [{name: wide, width: 200}]\n"
    #expect(try codes(wide).contains("SW058"))
    #expect(try !codes(wide, "--matrix", "wide").contains("SW058"))
    #expect(try !codes(wide, "--viewport", "50x50").contains("SW058"))
    // Needed at one of the viewports only.
    let landscape = """
      scrollwork: 1
      viewport: {width: 100, height: 200}
      matrix: [{name: wide, size: [200, 100]}]
      root: {children: [{id: a, size: [10, 10], allow: [SW301]}]}
      constraints:
        - a.top == root.top
        - {x: a.left == root.left, when: portrait}

      """
    #expect(try codes(landscape) == [])
    #expect(try codes(landscape, "--matrix", "none") == [])
  }

  @Test func copiesShareAnEntry() throws {
    let rows = """
      scrollwork: 1
      viewport: {width: 100, height: 100}
      root:
        children:
          - id: row
            repeat: 3
            size: [10, 10]
            allow: [SW301]
            constraints: [top == super.top, {x: left == super.left, when: landscape}]

      """
    #expect(try codes(rows) == [])
  }

  @Test func unknownCodesGetTheNearest() throws {
    let result = try Tool.run("validate", "-", input: scene(a: "SW399", b: "ambigous-size"))
    #expect(result.status == 2)
    #expect(result.output.contains("warning[SW057]: No rule of this version has the code SW399."))
    #expect(result.output.contains("error[SW024]: \"ambigous-size\" is no rule code."))
    #expect(result.output.contains("= help: Did you mean ambiguous-size?"))
  }

  @Test func theCommandLineSelects() throws {
    #expect(try codes(scene(), "--ignore", "SW0", status: 1) == ["SW301"])
    #expect(try codes(scene(), "--ignore", "SW036,says-nothing", "--ignore", "sw301") == [])
    #expect(try codes(scene(), "--rules", "SW0", status: 0) == ["SW036", "SW052"])
    #expect(try codes(scene(), "--rules", "SW0", "--ignore", "SW036") == ["SW052"])
    let unknown = try Tool.run("validate", "-", "--ignore", "hugging-tei", input: scene())
    #expect(unknown.status == 64)
    #expect(unknown.messages.contains("Did you mean hugging-tie?"))
  }

  /// Why a file is no scene is always told.
  @Test func errorsOfReadingStay() throws {
    let scene = Scenes.unreadable
    #expect(try codes(scene, "--ignore", "SW0", status: 2) == ["SW019"])
    #expect(try codes(scene, "--rules", "SW1", status: 2) == ["SW019"])
    let both = scene.replacing("root: {", with: "root: {constraints: &x [], ")
    #expect(try codes(both) == ["SW038", "SW019"])
    #expect(try codes(both, "--ignore", "SW0") == ["SW019"])
  }

  /// Every format and command sees the same severities.
  @Test func severitiesAreThoseOfTheProject() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "severities: {SW036: error, ambiguous-position: info, SW05: off}\n", to: ".scrollwork.yml")
    try folder.write(scene(), to: "a.yaml")
    func run(_ words: String...) throws -> Tool.Result {
      try Tool.run(words + ["a.yaml"], in: folder.url)
    }
    let text = try run("validate")
    #expect(text.status == 1)
    #expect(text.output.contains("a.yaml: ambiguous, 1 viewport, 1 error, 1 remark\n"))
    #expect(try run("solve").output.contains("error[SW036]"))
    #expect(try run("validate", "-f", "json").output.contains("\"SW301\", \"severity\": \"info\""))
    #expect(try run("validate", "-f", "sarif").output.contains("\"level\": \"note\""))
    #expect(try run("validate", "-f", "github").output.contains("::notice title=SW301 "))
    #expect(try run("validate", "-f", "concise").output.contains("note: "))
    #expect(try run("validate", "-f", "junit").output.contains("1 error, 1 remark"))
    #expect(try run("validate", "--ignore", "SW036").status == 0)
    #expect(try run("validate", "--ignore", "SW036", "--fail-on", "info").status == 1)
  }

  @Test(arguments: ["validate", "solve"])
  func failOnSetsTheLeastSeverity(command: String) throws {
    let warning = scene(a: "SW301")
    for (severity, status) in [("error", 0), ("warning", 1), ("info", 1)] as [(String, Int32)] {
      #expect(try Tool.run(command, "-", "--fail-on", severity, input: warning).status == status)
    }
    let remark = scene(a: "SW301, SW302", c: "SW036", constraint: "SW052")
    #expect(try Tool.run(command, "-", "--strict", input: remark).status == 0)
    #expect(try Tool.run(command, "-", "--fail-on", "info", input: remark).status == 1)
    #expect(try Tool.run(command, "-", "--strict", "--fail-on", "info").status == 64)
  }
}
