import ScrollworkModel
import ScrollworkYAML
import Testing

@Suite struct TemplateTests {
  private func scene(_ templates: String, _ children: String) -> String {
    "scrollwork: 1\nviewport: {width: 1, height: 1}\ntemplates:\n\(templates)\nroot:\n  children:\n\(children)\n"
  }

  @Test func ownKeysWin() throws {
    let text = scene(
      """
        card: {type: button, hidden: true, margins: 3, children: [{id: photo}], allow: [SW107]}
        wide: {type: card, margins: 4, size: [9, 9], constraints: [width == 3]}
      """,
      "    - {id: a, type: wide, hidden: false, children: [{id: own}], constraints: [height == 4]}")
    let view = try #require(try readScene(text).root.children.first)
    #expect(view.id == "a")
    #expect(view.type == .button)
    #expect(!view.hidden)
    #expect(view.margins == InsetSpecification(4))
    #expect(view.size == Size(width: 9, height: 9))
    #expect(view.children.map(\.id) == ["photo", "own"])
    #expect(view.constraints.count == 2)
    #expect(view.allow == ["SW107"])
    #expect(view.isScope)
  }

  @Test func templatesWithCopies() throws {
    let text = scene("  cell: {size: [1, $item]}", "    - {id: a, type: cell, repeat: [3, 4]}")
    #expect(try readScene(text).root.children.map { $0.size?.height } == [3, 4])
  }

  @Test func ownChildrenMayUseTheSameTemplate() throws {
    let text = scene("  card: {hidden: true}", "    - {type: card, children: [{type: card}]}")
    #expect(try readScene(text).root.children.first?.children.first?.hidden == true)
  }

  @Test func cycles() {
    let found = expectFindings(
      scene("  a: {children: [{type: b}]}\n  b: {children: [{type: «a»}]}", "    - {type: a}"),
      "SW032")
    #expect(found.first?.message.contains("a > b > a") == true)
    expectFindings(scene("  a: {type: «a»}", "    - {type: a}"), "SW032")
    expectFindings(scene("  a: {type: b}\n  b: {type: «a»}", "    - {type: a}"), "SW032")
    expectFindings(scene("  a: {children: [{type: «a»}]}", "    - {id: x}"), "SW032")
  }

  @Test func growth() {
    var templates = "  t0: {hidden: true}\n"
    for level in 1...40 {
      templates += "  t\(level): {children: [{type: t\(level - 1)}, {type: t\(level - 1)}]}\n"
    }
    let source = MarkedScene(scene(templates, "    - {type: t40}")).source
    var limits = ReadingLimits()
    limits.views = 10_000
    let codes = readCodes(source, limits: limits)
    #expect(codes == ["SW073"] || codes == ["SW074"])
  }

  @Test func longChains() {
    var templates = "  t0: {hidden: true}\n"
    for level in 1...2000 { templates += "  t\(level): {children: [{type: t\(level - 1)}]}\n" }
    let source = MarkedScene(scene(templates, "    - {type: t2000}")).source
    #expect(readCodes(source) == ["SW071"])
  }

  @Test func longChainsOfTypes() {
    var templates = "  t0: {hidden: true}\n"
    for level in 1...200 { templates += "  t\(level): {type: t\(level - 1)}\n" }
    let source = MarkedScene(scene(templates, "    - {type: t200}")).source
    #expect(readCodes(source) == ["SW071"])
  }

  @Test func mistakesInUnusedTemplates() {
    expectFindings(
      scene("  a: {hidden: «no», size: [1, $item]}\n  «label»: {}\n  b: «3»", "    - {id: x}"),
      "SW021", "SW025", "SW021")
  }

  @Test func unknownTemplates() {
    let found = expectFindings(scene("  card: {hidden: true}", "    - {type: «crad»}"), "SW031")
    #expect(found.first?.help == "Did you mean card?")
  }
}
