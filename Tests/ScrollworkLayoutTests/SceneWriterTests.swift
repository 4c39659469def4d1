import ScrollworkLayout
import ScrollworkModel
import ScrollworkYAML
import Testing

/// Scenes that were written as YAML lay out as they did before.
@Suite struct SceneWriterTests {
  private func rewritten(_ scene: Scene) throws -> Scene? {
    guard let text = SceneWriter.text(of: scene) else { return nil }
    let read = SceneReader().read(SourceText(name: "scene.yaml", bytes: Array(text.utf8)))
    let again = try #require(read.scene, "\(read.diagnostics)\n\(text)")
    // What was read once is written the same.
    #expect(SceneWriter.text(of: again) == text)
    return again
  }

  private func check(_ file: SceneFile) throws -> Bool {
    let scene = try file.read()
    guard let again = try rewritten(scene) else { return false }
    let before = SceneResolver.resolve(scene, viewport: scene.viewport).scene
    let after = SceneResolver.resolve(again, viewport: again.viewport).scene
    let (old, new) = (before.layout(), after.layout())
    #expect(before.views.map(\.path) == after.views.map(\.path), "\(file.name)")
    #expect(old.views.map(\.frame) == new.views.map(\.frame), "\(file.name)")
    #expect(old.views.map(\.scroll?.contentSize) == new.views.map(\.scroll?.contentSize))
    #expect(old.conflicts.map(\.constraints) == new.conflicts.map(\.constraints), "\(file.name)")
    #expect(old.diagnostics.map(\.code) == new.diagnostics.map(\.code), "\(file.name)")
    return true
  }

  @Test(arguments: ["InterfaceBuilder", "Problems"])
  func fixtures(folder: String) throws {
    var checked = 0
    for (number, file) in try SceneFile.all(in: folder).enumerated()
    where folder != "InterfaceBuilder" || number % 9 == 0 {
      checked += try check(file) ? 1 : 0
    }
    #expect(checked > 50)
  }

  @Test func everyKey() throws {
    let text = """
      scrollwork: 1
      name: "All: keys"
      description: Of a scene
      viewport: {device: iphone-se, orientation: landscape, direction: rtl, textScale: 1.5}
      metrics: {gap: 8.25}
      dialect: linear
      allow: [SW301]
      root:
        margins: {top: 1, leading: 2, bottom: 3, trailing: 4}
        safeArea: 5
        children:
          - id: stack
            type: stackView
            axis: vertical
            distribution: fillProportionally
            alignment: leading
            spacing: 3
            customSpacing: {a: 4}
            proportions: [1, 2]
            layoutMarginsRelativeArrangement: true
            baselineRelativeArrangement: true
            constraints: [top == super.top + gap, {x: left == super.left, when: "not (rtl and landscape)"}]
            children:
              - {id: a, type: label, text: {string: "Hi, #1", size: 12, lines: 2, weight: bold}}
              - {id: b, text: {width: 30, lineHeight: 4, lines: 3}, hugging: {vertical: 3}}
              - {id: c, type: label, text: plain, arranged: false, hidden: true, floating: true}
          - id: scroll
            type: scrollView
            contentSize: [100, 200]
            contentOffset: end
            contentInset: {top: 1, left: 2, bottom: 3, right: 4}
            contentInsetAdjustmentBehavior: never
            alwaysBounceVertical: true
            alwaysBounceHorizontal: true
            scrollEnabled: false
            guides: [{id: g}, {id: h}]
          - id: d
            frame: [1, 2, 3, 4]
            autoresizing: {mask: [flexibleWidth, flexibleTopMargin], in: [10, 20]}
            allow: [SW302]
          - {id: e, intrinsic: [~, 4], compression: 3, baseline: {first: 1, last: 2}}
          - {id: f, font: {ascender: 1, descender: 2}, alignmentInsets: 1, size: [0.1, 1e-7]}
          - {id: g2, preferredMaxLayoutWidth: 4, preservesSuperviewMargins: true}
          - {id: h2, insetsMarginsFromSafeArea: false, when: landscape or compact width}
          - {id: i, type: scrollView, contentOffset: [3, 4]}
      constraints:
        - a.width == 3
        - "H:|[b(>=3,<=4)]|"
        - named: b.width == 3
        - {opt: c.width == 3, allow: [SW401], origin: host, owner: root, note: "a, b"}
        - {id: m, item: a, attribute: width, relation: <=, toItem: b, toAttribute: width, multiplier: 2, constant: 3, priority: 4}
        - {item: a, attribute: width, constant: 3, when: portrait}

      """
    let read = SceneReader().read(SourceText(name: "a", bytes: Array(text.utf8)))
    let scene = try #require(read.scene, "\(read.diagnostics)")
    let again = try #require(try rewritten(scene))
    #expect(again.viewport == scene.viewport)
    #expect(again.metrics == scene.metrics)
    #expect(again.root.children.map(\.stack) == scene.root.children.map(\.stack))
    #expect(again.root.children.map(\.scroll) == scene.root.children.map(\.scroll))
    #expect(again.root.children.map(\.autoresizing) == scene.root.children.map(\.autoresizing))
    #expect(again.root.children.map(\.size) == scene.root.children.map(\.size))
    #expect(again.root.children.map(\.when) == scene.root.children.map(\.when))
    #expect(again.root.margins == scene.root.margins)
    #expect(
      again.root.children[0].children.map(\.text) == scene.root.children[0].children.map(\.text))
    #expect(
      again.root.children[0].constraints.map(\.when)
        == scene.root.children[0].constraints.map(\.when))
    #expect(again.constraints.map(\.name) == scene.constraints.map(\.name))
    #expect(again.constraints.map(\.origin) == scene.constraints.map(\.origin))
    #expect(again.constraints.map(\.note) == scene.constraints.map(\.note))
  }

  @Test func copiesAreNotWritten() throws {
    let text = """
      scrollwork: 1
      viewport: {width: 1, height: 1}
      root: {children: [{id: a, repeat: 2}]}
      """
    let scene = try #require(
      SceneReader().read(SourceText(name: "a", bytes: Array(text.utf8))).scene)
    #expect(SceneWriter.text(of: scene) == nil)
  }
}
