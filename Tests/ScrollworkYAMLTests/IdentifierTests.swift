import ScrollworkModel
import Testing

@Suite struct IdentifierTests {
  @Test(arguments: ["a b", "3x", "-a", "a.b", "ä", "a$", "\"\"", "a/b"])
  func invalid(id: String) {
    expectFindings(sceneWithView("id: «\(id)»"), "SW025")
  }

  @Test func suggestions() {
    #expect(
      expectFindings(sceneWithView("id: «my view»"), "SW025").first?.help?.contains("my-view")
        == true)
    #expect(
      expectFindings(sceneWithView("id: «3x»"), "SW025").first?.help?.contains("_3x") == true)
  }

  @Test(arguments: ["root", "super", "self", "previous", "time", "first", "last"])
  func reserved(id: String) {
    expectFindings(sceneWithView("id: «\(id)»"), "SW026")
    expectFindings(sceneWithView("guides: [{id: «\(id)»}]"), "SW026")
  }

  @Test func long() throws {
    _ = try readView("id: \(String(repeating: "a", count: 256))")
    let found = expectFindings(
      sceneWithView("id: «\(String(repeating: "a", count: 10_000))»"), "SW025")
    #expect((found.first?.message.utf8.count ?? 0) < 200)
  }

  @Test func rootHasItsName() throws {
    expectFindings(sceneWithRoot("  id: «window»\n"), "SW026")
    #expect(try readScene(sceneWithRoot("  id: root\n")).root.id == "root")
  }

  @Test func twice() {
    let found = expectFindings(
      sceneWithRoot(
        """
          children:
            - id: a
              children: [{id: b}, {id: «a»}]
            - {id: c, guides: [{id: «b»}]}
        """), "SW027", "SW027")
    #expect(found.allSatisfy { $0.notes.count == 1 })
    let first = MarkedScene(
      sceneWithRoot("  children:\n    - id: «a»\n")
    ).spans.first
    #expect(found.first?.notes.first?.span == first)
  }

  @Test func copiesAndTemplatesAreScopes() throws {
    _ = try readScene(
      """
      scrollwork: 1
      viewport: {width: 1, height: 1}
      templates: {card: {children: [{id: photo}]}}
      root:
        children:
          - {id: photo}
          - {id: a, repeat: 2, children: [{id: photo}, {id: caption}]}
          - {id: b, type: card}
          - {id: c, type: card, children: [{id: caption}]}
      """)
    expectFindings(sceneWithView("id: a\nrepeat: 3\nchildren: [{id: b}, {id: «b»}]"), "SW027")
    expectFindings(
      sceneWithRoot("  children: [{id: a, repeat: 3}, {id: «a»}]\n"), "SW027")
  }
}
