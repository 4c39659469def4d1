import ScrollworkLinkage
import ScrollworkModel
import Testing

/// Large and senseless links end in an answer or a finding.
@Suite struct HostileTests {
  /// A scene made in code: reading a hundred thousand lines isn't what is tested.
  private func scene(_ links: [LinkDeclaration]) -> (ResolvedScene, LinkFacts) {
    var root = ViewNode(id: "root")
    for id in ["a", "b"] {
      var view = ViewNode(id: id, type: .scrollView)
      view.frame = Rect(x: 0, y: 0, width: 100, height: 100)
      root.children.append(view)
    }
    var scene = Scene(viewport: Viewport(size: Size(width: 100, height: 100)), root: root)
    scene.links.links = links
    let resolved = SceneResolver.resolve(scene, viewport: scene.viewport).scene
    let scroll = LinkScroll(
      highest: Point(x: 0, y: 1e6), contentSize: Size(width: 100, height: 1e6 + 100),
      bounds: Size(width: 100, height: 100))
    return (
      resolved,
      LinkFacts(
        frames: resolved.views.map { $0.node.frame ?? .zero },
        scrolls: resolved.views.map { $0.node.type == .scrollView ? scroll : nil })
    )
  }

  private func run(
    _ program: LinkProgram, _ facts: LinkFacts, at y: Double
  ) -> (LinkState, LinkProgram.StepReport) {
    var state = program.initialState
    var inputs = LinkInputs(
      scrolls: program.scrollViews.map { facts.scrolls[Int($0)] ?? LinkScroll() },
      frames: program.items.map { _ in .zero })
    if !inputs.scrolls.isEmpty { inputs.scrolls[0].contentOffset.y = y }
    let report = program.step(&state, &inputs, elapsed: 1.0 / 60)
    return (state, report)
  }

  @Test func hundredThousandStops() {
    var drive = DriveDeclaration(targets: ["var q"], sources: ["a.contentOffset.y"])
    drive.stops = Spanned(
      (0..<100_000).map {
        StopDeclaration(key: LinkText("\($0)"), value: LinkText("\($0 % 7)"))
      })
    let (resolved, facts) = scene([LinkDeclaration(.drive(drive))])
    let (program, diagnostics) = LinkProgram.compile(resolved, facts)
    #expect(diagnostics.isEmpty)
    let (state, _) = run(program, facts, at: 70_001.5)
    #expect(state.value(of: program.outputs[0]) == 1.5)
  }

  @Test func chainsOfHundredThousandLinks() {
    var links = [
      LinkDeclaration(.drive(DriveDeclaration(targets: ["var v0"], sources: ["a.contentOffset.y"])))
    ]
    for index in 1..<100_000 {
      links.append(
        LinkDeclaration(
          .drive(
            DriveDeclaration(
              targets: [LinkText("var v\(index)")], sources: [LinkText("v\(index - 1) + 1")]))))
    }
    // The last first: the order of writing doesn't matter.
    let (resolved, facts) = scene(links.reversed())
    let (program, diagnostics) = LinkProgram.compile(resolved, facts)
    #expect(diagnostics.isEmpty)
    let (state, _) = run(program, facts, at: 5)
    #expect(state.value(of: program.outputs[0]) == 5 + 99_999)
  }

  @Test func circlesOfHundredThousandLinks() {
    let links = (0..<100_000).map { index in
      LinkDeclaration(
        .drive(
          DriveDeclaration(
            targets: [LinkText("var v\(index)")],
            sources: [LinkText("v\((index + 1) % 100_000)")])))
    }
    let (resolved, facts) = scene(links)
    let (program, diagnostics) = LinkProgram.compile(resolved, facts)
    #expect(diagnostics.map(\.code) == ["SW603"])
    #expect(program.outputs.isEmpty)
  }

  @Test func deepExpressions() {
    for text in [
      String(repeating: "(", count: 5000) + "1" + String(repeating: ")", count: 5000),
      String(repeating: "abs(", count: 5000), String(repeating: "-", count: 5000) + "1",
      "1" + String(repeating: " + 1", count: 5000),
    ] {
      let drive = DriveDeclaration(targets: ["var q"], sources: [LinkText(text)])
      let (resolved, facts) = scene([LinkDeclaration(.drive(drive))])
      let (_, diagnostics) = LinkProgram.compile(resolved, facts)
      #expect(diagnostics.count == 1 && diagnostics[0].severity == .error)
    }
  }

  /// Long products are read in a time that grows with their length, and too long ones end at once.
  @Test func longProducts() {
    func compiled(_ count: Int) -> (LinkProgram, LinkFacts, [Diagnostic]) {
      let text = Array(repeating: "a.progress.y", count: count).joined(separator: " * ")
      let drive = DriveDeclaration(targets: ["var q"], sources: [LinkText(text)])
      let (resolved, facts) = scene([LinkDeclaration(.drive(drive))])
      let (program, diagnostics) = LinkProgram.compile(resolved, facts)
      return (program, facts, diagnostics)
    }
    let (program, facts, diagnostics) = compiled(2000)
    #expect(diagnostics.isEmpty)
    let high = facts.scrolls.compactMap { $0?.highest.y }.max() ?? 0
    let (state, _) = run(program, facts, at: high)
    #expect(state.value(of: program.outputs[0]) == 1)
    let long = compiled(400_000).2
    #expect(long.count == 1)
    #expect(long.first?.message == "The expression has more than 4096 parts.")
  }

  /// No number that a scroll view can have stops a step, and what comes out is finite.
  @Test func offsetsThatAreNoNumbers() {
    var drive = DriveDeclaration(
      targets: ["var q"], sources: ["sqrt(a.contentOffset.y / a.range.y)"])
    drive.stops = Spanned([
      StopDeclaration(key: "0", value: "1"), StopDeclaration(key: "1", value: "2"),
    ])
    let (resolved, facts) = scene([LinkDeclaration(.drive(drive))])
    let (program, diagnostics) = LinkProgram.compile(resolved, facts)
    #expect(diagnostics.isEmpty)
    for y in [-1.0, .infinity, -.infinity, .nan, .greatestFiniteMagnitude] {
      for engine in [LinkProgram.Engine.plain, .batches] {
        let (state, report) = run(program.using(engine), facts, at: y)
        #expect(state.value(of: program.outputs[0]).isFinite)
        #expect(report.events.count == (y == .greatestFiniteMagnitude ? 0 : 1), "\(y)")
      }
    }
  }

  @Test func pagesOfSenselessScrollViews() {
    for (low, high, size) in [
      (0.0, 0.0, 0.0), (0, 1e300, 1e-300), (0, .infinity, 10), (5, -5, 10), (0, 100, .nan),
      (-.infinity, .infinity, 10), (.nan, .nan, .nan),
    ] {
      let pages = PageStops(low: low, high: high, size: size)
      #expect(pages.count >= 1)
      for offset in [0, 1e300, -.infinity, .nan] {
        _ = pages.index(at: offset)
        _ = pages.offset(at: offset)
      }
    }
  }

  /// Texts made of the language's words and signs are read or refused.
  @Test func tokenSoup() {
    let words = [
      "a", ".", "contentOffset", "y", "in", "(", ")", "inset", "10", "%", "pt", "self", "*", "/",
      "+", "-", "var", "constraint", ",", "min", "if", " ", "cover", "0", "and", "[", "]", "@",
    ]
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<2000 {
      func soup() -> LinkText {
        LinkText(
          (0..<Int.random(in: 0...8, using: &generator)).map { _ in
            words.randomElement(using: &generator) ?? ""
          }.joined(separator: Bool.random(using: &generator) ? " " : ""))
      }
      var drive = DriveDeclaration(targets: [soup()], sources: [soup()])
      drive.each = Bool.random(using: &generator) ? soup() : nil
      drive.condition = Bool.random(using: &generator) ? soup() : nil
      if Bool.random(using: &generator) {
        drive.stops = Spanned([StopDeclaration(key: soup(), value: soup(), ease: .named(soup()))])
      }
      let (resolved, facts) = scene([LinkDeclaration(.drive(drive))])
      let (program, _) = LinkProgram.compile(resolved, facts)
      _ = run(program, facts, at: 3)
    }
  }
}
