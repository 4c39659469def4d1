import ScrollworkLayout
import ScrollworkModel
import Testing

@Suite struct RecoveryTests {
  private func host(_ name: String, _ text: String) -> ConstraintDeclaration {
    var constraint = named(name, text)
    constraint.origin = .host
    return constraint
  }

  @Test func sameAttributeTwiceDropsTheLast() throws {
    let solved = try SolvedScene(
      375, 667, [view("icon")],
      [
        "icon.top == root.top", "icon.left == root.left", "icon.height == 24",
        named("w40", "icon.width == 40"), named("w24", "icon.width == 24"),
      ])
    #expect(solved.result.status == .unsatisfiable)
    let conflict = try #require(solved.result.conflicts.first)
    #expect(conflict.constraints == ["w40", "w24"])
    #expect(conflict.shortBy == 16)
    #expect(conflict.dropped == "w24")
    #expect(conflict.views == ["icon"])
    #expect(try solved.frame("icon") == [0, 0, 40, 24])
  }

  @Test func hostsAreNeverDroppedFirst() throws {
    let solved = try SolvedScene(
      375, 667, [view("cell", .view, [view("box")])],
      [
        "cell.top == root.top", "cell.left == root.left", "cell.width == 375",
        named("box-top", "box.top == cell.top"), named("box-h", "box.height == 100"),
        named("box-bottom", "box.bottom == cell.bottom"), host("cell-h", "cell.height == 44"),
      ])
    let conflict = try #require(solved.result.conflicts.first)
    #expect(conflict.constraints == ["box-top", "box-h", "box-bottom", "cell-h"])
    // A fixed size between pinned edges is more suspect than the pins.
    #expect(conflict.dropped == "box-h")
    #expect(conflict.shortBy == 56)
  }

  @Test func hostsAreDroppedWhenNothingElseIsThere() throws {
    let solved = try SolvedScene(
      375, 667, [view("cell")],
      [host("a", "cell.height == 44"), host("b", "cell.height == 50")])
    #expect(solved.result.conflicts.first?.dropped == "b")
  }

  @Test func farEdgeThatPointsOutwards() throws {
    let solved = try SolvedScene(
      375, 667, [view("a", .view, [view("b")])],
      [
        "a.top == root.top", "a.left == root.left", "a.size == 100 x 100",
        named("near", "b.left == a.left + 10"), named("far", "b.right == a.right + 10"),
        named("limit", "b.width <= 80"), "b.top == a.top", "b.height == 10",
      ])
    let conflict = try #require(solved.result.conflicts.first)
    #expect(conflict.dropped == "far")
    #expect(conflict.shortBy == 20)
  }

  @Test func factsAreNamed() throws {
    let solved = try SolvedScene(
      375, 667, [view("prompt", .view, [view("label")])],
      [
        "prompt.top == root.top", "prompt.left == root.left", named("w", "prompt.width == 0"),
        "prompt.height == 60", "label.top == prompt.top", "label.height == 20",
        named("l", "label.left == prompt.left + 37"),
        named("r", "label.right == prompt.right - 37"),
      ])
    let conflict = try #require(solved.result.conflicts.first)
    #expect(conflict.constraints == ["w", "l", "r"])
    #expect(conflict.background == ["label.width >= 0"])
    #expect(conflict.shortBy == 74)
    #expect(conflict.dropped == "r")
  }

  @Test func oneVictimCanFreeSeveralSets() throws {
    let solved = try SolvedScene(
      375, 667, [view("a") { $0.frame = Rect(x: 0, y: 0, width: 100, height: 10) }],
      [named("most", "a.width <= 50"), named("other", "a.width <= 60")])
    #expect(
      solved.result.conflicts.map(\.constraints)
        == [["a.autoresizing.width", "most"], ["a.autoresizing.width", "other"]])
    #expect(solved.result.conflicts.map(\.dropped) == ["a.autoresizing.width", nil])
    #expect(try solved.frame("a") == [0, 0, 0, 10])
  }

  @Test func independentConflictsAreSeparate() throws {
    let solved = try SolvedScene(
      375, 667, [view("a"), view("b")],
      [
        "a.top == root.top", "a.left == root.left", "b.top == root.top", "b.left == root.left",
        "a.height == 10", "b.height == 10", named("a1", "a.width == 1"),
        named("a2", "a.width == 2"), named("b1", "b.width == 1"), named("b2", "b.width == 4"),
      ])
    #expect(solved.result.conflicts.map(\.constraints) == [["a1", "a2"], ["b1", "b2"]])
    #expect(solved.result.conflicts.map(\.dropped) == ["a2", "b2"])
    #expect(!solved.result.moreConflicts)
  }

  @Test func moreThanSixteenAreCounted() throws {
    var constraints: [ConstraintDeclaration] = []
    for index in 0..<20 {
      constraints.append(ConstraintDeclaration(.text("v\(index).width == 10")))
      constraints.append(ConstraintDeclaration(.text("v\(index).width == 20")))
      constraints.append(ConstraintDeclaration(.text("v\(index).height == 20")))
      constraints.append(ConstraintDeclaration(.text("v\(index).center == root.center")))
    }
    let solved = try SolvedScene(375, 667, (0..<20).map { view("v\($0)") }, constraints)
    #expect(solved.result.conflicts.count == 16)
    #expect(solved.result.moreConflicts)
    #expect(try solved.frame("v19") == [182.5, 323.5, 10, 20])
  }
}
