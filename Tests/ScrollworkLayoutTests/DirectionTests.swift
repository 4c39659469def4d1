import ScrollworkLayout
import ScrollworkModel
import Testing

@Suite struct DirectionTests {
  private func rightToLeft(_ scene: inout Scene) { scene.viewport.direction = .rightToLeft }

  @Test func leadingConstantsRunLeftwards() throws {
    let solved = try SolvedScene(
      375, 667, [box("icon", 44, 44)],
      ["icon.top == root.top", "icon.leading == root.leading + 8"], adjust: rightToLeft)
    #expect(try solved.frame("icon") == [323, 0, 44, 44])
  }

  @Test func inequalitiesTurnRound() throws {
    let solved = try SolvedScene(
      375, 667, [box("icon", 44, 44)],
      [
        "icon.top == root.top", "icon.leading >= root.leading + 20",
        // Without the bound the icon would go to the very right.
        "icon.right == root.right @500",
      ], adjust: rightToLeft)
    #expect(try solved.frame("icon") == [311, 0, 44, 44])
  }

  @Test func leftAndCentreDoNotMirror() throws {
    let solved = try SolvedScene(
      375, 667, [box("a", 40, 40), box("b", 40, 40)],
      [
        "a.top == root.top", "a.left == root.left + 8", "b.top == root.top",
        "b.centerX == root.centerX + 10",
      ], adjust: rightToLeft)
    #expect(try solved.frame("a") == [8, 0, 40, 40])
    #expect(try solved.frame("b") == [177.5, 0, 40, 40])
  }

  @Test func horizontalStackStartsAtTheRight() throws {
    let row = stack("row", .horizontal, [box("a", 50, 20), box("b", 70, 20)]) {
      $0.stack.spacing = 10
    }
    let solved = try SolvedScene(
      300, 100, [row], ["row.top == root.top", "row.leading == root.leading"], adjust: rightToLeft)
    #expect(try solved.frame("row") == [170, 0, 130, 20])
    #expect(try solved.frame("a") == [80, 0, 50, 20])
    #expect(try solved.frame("b") == [0, 0, 70, 20])
  }

  @Test func verticalStackAlignsLeadingAtTheRight() throws {
    let column = stack("column", .vertical, [box("a", 50, 20), box("b", 70, 20)]) {
      $0.stack.alignment = .leading
    }
    let solved = try SolvedScene(
      300, 100, [column], ["column.top == root.top", "column.left == root.left"],
      adjust: rightToLeft)
    #expect(try solved.frame("a") == [20, 0, 50, 20])
    #expect(try solved.frame("b") == [0, 20, 70, 20])
  }

  @Test func directionalMarginsMirror() throws {
    let solved = try SolvedScene(
      300, 100, [view("a")],
      ["a.edges == root.margins.edges"],
      adjust: {
        $0.viewport.direction = .rightToLeft
        $0.root.margins = InsetSpecification(
          top: 1, near: 10, bottom: 2, far: 30, isDirectional: true)
      })
    #expect(try solved.frame("a") == [30, 1, 260, 97])
  }

  @Test func positionMultipliersCountFromTheRight() throws {
    let solved = try SolvedScene(
      300, 100, [box("a", 10, 10)],
      ["a.top == root.top", "a.leading == 0.25 * root.trailing"], adjust: rightToLeft)
    // A quarter of the width from the right edge.
    #expect(try solved.frame("a") == [215, 0, 10, 10])
  }
}
