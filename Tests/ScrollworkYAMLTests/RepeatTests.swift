import ScrollworkModel
import ScrollworkYAML
import Testing

@Suite struct RepeatTests {
  private func copies(_ lines: String) throws -> [ViewNode] {
    try readScene(sceneWithView(lines)).root.children
  }

  private func text(_ view: ViewNode) -> String? {
    guard case .estimated(let string, _, _, _)? = view.text else { return nil }
    return string
  }

  @Test func byNumber() throws {
    let cells = try copies("id: cell\nrepeat: 3\nsize: [10, 80 + 40 * $i]\ntext: $i of $n, $5 $x")
    #expect(cells.map(\.copyIndex) == [0, 1, 2])
    #expect(cells.allSatisfy { $0.id == "cell" && $0.isScope })
    #expect(cells.map { $0.size?.height } == [80, 120, 160])
    #expect(cells.map(text) == ["0 of 3, $5 $x", "1 of 3, $5 $x", "2 of 3, $5 $x"])
    #expect(try copies("repeat: 0").isEmpty)
  }

  @Test func byValues() throws {
    let cells = try copies(
      "repeat: [48, -2 * 8, Hello]\ntext: <$item>\nconstraints: [\"width == $item\"]")
    #expect(cells.map(text) == ["<48>", "<-2 * 8>", "<Hello>"])
    guard case .text(let equation) = cells[0].constraints[0].form else {
      Issue.record("no text")
      return
    }
    #expect(equation == "width == 48")
    #expect(!cells[0].constraints[0].textIsVerbatim)
    let sizes = try copies("repeat: [48, -2 * 8]\nframe: [0, -$item, 0, $i]")
    #expect(sizes.map { $0.frame?.y } == [-48, 16])
  }

  @Test func byMappings() throws {
    let cells = try copies(
      "repeat: [{w: 3, t: a}, {w: 4, t: b}]\nsize: [$item.w * 2, 1]\ntext: $item.t.$item.w")
    #expect(cells.map { $0.size?.width } == [6, 8])
    #expect(cells.map(text) == ["a.3", "b.4"])
  }

  @Test func nested() throws {
    let rows = try copies(
      """
      repeat: 2
      children:
        - repeat: [$i, $i + 10]
          size: [$item, $i]
      """)
    #expect(rows.map { $0.children.map { $0.size?.width } } == [[0, 10], [1, 11]])
    #expect(rows.map { $0.children.map { $0.size?.height } } == [[0, 1], [0, 1]])
  }

  @Test func wrongCounts() {
    expectFindings(sceneWithView("repeat: «-1»"), "SW030")
    expectFindings(sceneWithView("repeat: «2.5»"), "SW030")
    expectFindings(sceneWithView("repeat: «1e30»"), "SW030")
    expectFindings(sceneWithView("repeat: «{a: 1}»"), "SW030")
    expectFindings(sceneWithView("repeat: [1, «~», «[1]»]"), "SW018", "SW021")
  }

  @Test func tooMany() {
    let found = expectFindings(sceneWithView("repeat: «1000000000»"), "SW073")
    #expect(found.first?.message.contains("200000") == true)
    var limits = ReadingLimits()
    limits.views = 5
    expectFindings(
      sceneWithView("«repeat»: 4\nchildren: [{hidden: true}]"), "SW073", limits: limits)
  }

  @Test func nestedCopiesAreCountedTogether() {
    var limits = ReadingLimits()
    limits.views = 20_000
    let found = expectFindings(
      sceneWithView(
        """
        repeat: 1000
        children:
          - repeat: 1000
            children:
              - repeat: «1000»
        """), "SW073", limits: limits)
    #expect(found.count == 1)
  }

  @Test func variablesOutside() {
    expectFindings(sceneWithView("frame: [0, 0, «$i», 1]"), "SW029")
    expectFindings(sceneWithView("repeat: 3\nframe: [0, 0, «$item», 1]"), "SW029")
    expectFindings(sceneWithView("repeat: [{a: 1}]\nframe: [0, 0, «2 * $item.b», 1]"), "SW029")
  }

  @Test func mistakesInCopiesAreReportedOnce() {
    expectFindings(sceneWithView("repeat: 50\nhidden: «no»"), "SW021")
  }

  @Test func itemsAreValuesOrMappings() {
    let found = expectFindings(
      sceneWithView("id: a\nrepeat: [«[1200, 800]»]"), "SW021")
    #expect(
      found.first?.message
        == "An item of repeat takes a value or a mapping of names to values, not a list.")
  }
}
