import ScrollworkLayout
import ScrollworkModel
import Testing

/// Why a number of a layout is what it is.
@Suite struct ExplanationTests {
  private func explain(_ solved: SolvedScene, _ path: String) throws -> AttributeExplanation {
    try #require(
      solved.scene.explanations(of: [try AttributePath(path, in: solved.scene)]).first)
  }

  private func equations(_ chain: AttributeExplanation.Chain?) -> [String] {
    chain?.steps.map(\.equation) ?? []
  }

  @Test func aChainAddsUp() throws {
    let solved = try SolvedScene(
      320, 480, [view("card", .view, [box("title", 100, 20), box("body", 100, 60)])],
      [
        "card.top == root.top + 10", "card.horizontalEdges == root.horizontalEdges",
        "title.top == card.top + 8", "body.top == title.bottom + 4",
        "card.bottom == body.bottom + 8", "title.leading == card.leading",
        "body.leading == card.leading",
      ])
    let found = try explain(solved, "card.height")
    #expect(found.value == 100)
    #expect(found.range == nil)
    #expect(
      Set(equations(found.lower)) == [
        "title.top == card.top + 8", "title.height >= 20", "body.top == title.bottom + 4",
        "body.height >= 60", "card.bottom == body.bottom + 8",
      ])
    #expect(equations(found.upper).contains("title.height <= 20"))
    #expect(found.lower?.steps.map(\.contribution).sorted() == [4, 8, 8, 20, 60])
  }

  /// What required constraints decide isn't said of an intrinsic size that happens to agree.
  @Test func strongConstraintsAreNamedFirst() throws {
    let solved = try SolvedScene(
      320, 480, [box("photo", 320, 100)],
      ["photo.top == root.top", "photo.horizontalEdges == root.horizontalEdges"])
    let found = try explain(solved, "photo.width")
    #expect(
      Set(equations(found.upper)) == [
        "photo.leading == root.leading", "photo.trailing == root.trailing",
      ])
    #expect(found.upper?.root == 320)
    #expect(found.upper == found.lower)
  }

  @Test func wrappingTextLeadsToItsWidth() throws {
    let label = view("label", .label) {
      $0.text = .measured(width: 900, lineHeight: 20, lines: 0)
    }
    let solved = try SolvedScene(
      320, 480, [label],
      ["label.top == root.top", "label.leading == root.leading", "label.width == 300"])
    let found = try explain(solved, "label.height")
    #expect(found.lower?.steps.map(\.note) == ["3 lines of 20 at a width of 300"])
    #expect(found.sources.map(\.attribute) == ["label.width"])
    #expect(equations(found.sources.first?.lower) == ["label.width == 300"])
  }

  @Test func openValuesHaveARange() throws {
    let solved = try SolvedScene(
      320, 480, [box("a", 10, 10)], ["a.top == root.top", "a.leading >= root.leading + 4"])
    let found = try explain(solved, "a.x")
    let range = try #require(found.range)
    #expect(range.minimum == 4 && range.maximum == nil)
    #expect(found.upper == nil)
    #expect(equations(found.lower) == ["a.leading >= root.leading + 4"])
  }

  @Test func pathsAreCheckedWithSuggestions() throws {
    let solved = try SolvedScene(320, 480, [view("body")], ["body.edges == root.edges"])
    for (path, help) in [
      ("body.hight", "Did you mean body.height?"),
      ("body", "Write a view and an attribute, such as body.height."),
    ] {
      let error = #expect(throws: LanguageError.self) {
        try AttributePath(path, in: solved.scene)
      }
      #expect(error?.help == help)
    }
    #expect(throws: LanguageError.self) { try AttributePath("bdoy.height", in: solved.scene) }
  }

  /// Of every view of real layouts: the links' contributions add up to the number.
  @Test(
    arguments: try SceneFile.all(in: "InterfaceBuilder").enumerated()
      .filter { $0.offset % 40 == 0 }.map(\.element))
  func contributionsAddUpToTheValue(_ file: SceneFile) throws {
    let scene = try file.resolved().scene
    var options = LayoutOptions()
    options.roundsToPixels = false
    let result = scene.layout(options)
    var paths: [AttributePath] = []
    for view in scene.views.dropFirst().prefix(12) {
      for attribute in ["x", "y", "width", "height"] {
        if let path = try? AttributePath("\(view.path).\(attribute)", in: scene) {
          paths.append(path)
        }
      }
    }
    let open = Set(result.ambiguous.map { "\($0.item).\($0.attribute.rawValue)" })
    for found in scene.explanations(of: paths, options) {
      if open.contains(found.attribute) {
        #expect(found.range != nil, "\(found.attribute)")
        continue
      }
      for chain in [found.upper, found.lower] {
        let chain = try #require(chain, "\(found.attribute)")
        let sum = chain.steps.reduce(chain.root) { $0 + $1.contribution }
        #expect(
          abs(sum - found.value) < 1e-6 * max(1, abs(found.value)), "\(found.attribute)")
      }
    }
  }
}
