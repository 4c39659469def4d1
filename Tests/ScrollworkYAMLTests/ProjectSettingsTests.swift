import ScrollworkModel
import ScrollworkYAML
import Testing

@Suite struct ProjectSettingsTests {
  private let file = """
    metrics: {margin: 16, wide: margin * 2}
    templates:
      card: {type: button, size: [wide, 44], children: [{id: photo}]}
      row: {type: card, hidden: true}
    matrix:
      - {name: big-text, textScale: 2}
      - {name: turned, orientation: landscape}
    allow: [SW107]
    severities: {SW303: warning, SW036: error}
    """

  private func settings(_ text: String) throws -> ProjectSettings {
    let source = SourceText(name: ".scrollwork.yml", bytes: Array(text.utf8))
    let (settings, diagnostics) = ProjectSettingsReader().read(source)
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    return try #require(settings)
  }

  private func codes(_ text: String) -> [String] {
    let source = SourceText(name: ".scrollwork.yml", bytes: Array(text.utf8))
    let (settings, diagnostics) = ProjectSettingsReader().read(source)
    #expect((settings == nil) == diagnostics.contains { $0.severity == .error })
    return diagnostics.map(\.code)
  }

  @Test func values() throws {
    let settings = try settings(file)
    #expect(settings.metrics == ["margin": 16, "wide": 32])
    #expect(settings.allow == ["SW107"])
    #expect(settings.severities == ["SW303": .warning, "SW036": .error])
    #expect(settings.templateNames == ["card", "row"])
    #expect(settings.matrixNames == ["big-text", "turned"])
  }

  @Test func nothing() throws {
    #expect(try settings("").metrics.isEmpty)
    #expect(try settings("# nothing\n").metrics.isEmpty)
    #expect(try settings("~\n").metrics.isEmpty)
  }

  @Test func severitiesOfFewerRulesWin() throws {
    let settings = try settings(
      "severities: {SW301: error, SW3: warning, hugging-tie: off, SW: info}\nallow: [SW05]")
    #expect(settings.severities["SW301"] == .error)
    #expect(settings.severities["SW302"] == .warning)
    #expect(settings.severities["SW201"] == .info)
    #expect(settings.severities["SW303"] == nil)
    #expect(settings.allow.isSuperset(of: ["SW303", "SW050", "SW057"]))
    #expect(!settings.allow.contains("SW301"))
    // The order in the file doesn't matter.
    let other = try self.settings("severities: {SW: off, SW2: info, SW201: warning}")
    #expect(other.severities["SW201"] == .warning)
    #expect(!other.allow.contains("SW201"))
    #expect(other.allow.contains("SW301"))
  }

  @Test func mistakes() {
    #expect(codes("metrix: {a: 1}") == ["SW019"])
    #expect(codes("- 1") == ["SW039"])
    #expect(codes("severities: {SW101: fatal}") == ["SW024"])
    #expect(
      codes("templates: {a: {hidden: no}}\nmatrix: [{nam: x}]") == ["SW021", "SW020", "SW019"])
    #expect(codes("a: [") == ["SW005"])
    #expect(codes("severities: {SW999: error}\nallow: [SW0999]") == ["SW057", "SW024"])
  }

  @Test func scenesUnderAProject() throws {
    let marked = MarkedScene(
      """
      scrollwork: 1
      viewport: {width: 390, height: 844}
      metrics: {margin: 20}
      allow: [SW303]
      matrix: [{name: big-text, textScale: 3}, {name: more, width: 2}]
      root:
        children:
          - {id: a, type: «row»}
      """)
    let result = SceneReader().read(marked.source, project: try settings(file))
    #expect(result.diagnostics.isEmpty)
    let scene = try #require(result.scene)
    #expect(scene.metrics == ["margin": 20, "wide": 32])
    #expect(scene.allow == ["SW107", "SW303"])
    #expect(scene.variants.map(\.name) == ["big-text", "turned", "more"])
    #expect(scene.variants.map(\.textScale) == [3, nil, nil])
    #expect(scene.variants[1].size == Size(width: 844, height: 390))
    let view = try #require(scene.root.children.first)
    #expect(view.type == .button)
    #expect(view.hidden)
    #expect(view.size == Size(width: 32, height: 44))
    // What comes from the project file is placed where the scene asks for it.
    #expect(view.children.first?.idSpan == marked.spans[0])
  }

  @Test func mistakesThatOnlyASceneBringsOut() throws {
    let settings = try settings("templates: {cell: {size: [1, $item]}}")
    let marked = MarkedScene(sceneWithView("type: «cell»"))
    let result = SceneReader().read(marked.source, project: settings)
    #expect(result.diagnostics.map(\.code) == ["SW029"])
    #expect(result.diagnostics.first?.span == marked.spans[0])
  }
}
