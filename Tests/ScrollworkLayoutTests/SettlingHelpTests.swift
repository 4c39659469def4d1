import ScrollworkLayout
import ScrollworkModel
import Testing

/// What SW301 and SW302 tell to write.
@Suite struct SettlingHelpTests {
  private func help(
    _ children: [ViewNode], _ constraints: [ConstraintDeclaration],
    adjust: (inout Scene) -> Void = { _ in }
  ) throws -> [String] {
    let solved = try SolvedScene(300, 200, children, constraints, adjust: adjust)
    return solved.result.diagnostics.filter { $0.code != "SW305" }.compactMap(\.help)
  }

  private static let placed: [ConstraintDeclaration] = [
    "a.leading == root.leading + 16", "a.trailing == root.trailing - 16", "a.top == root.top + 8",
    "a.height == 44",
  ]

  @Test func nothingIsEverTiedToZeroSize() throws {
    let found = try help([view("b")], [])
    #expect(
      found == [
        "Add b.leading == root.leading and b.top == root.top.",
        "Give it a width and a height, or pin its trailing and bottom edges: "
          + "b.trailing == root.trailing and b.bottom == root.bottom.",
      ])
  }

  @Test func numbersAreThoseOfTheScene() throws {
    let found = try help([view("a"), view("b")], Self.placed)
    #expect(
      found == [
        "Add b.leading == root.leading + 16 and b.top == root.top + 8.",
        "Give it a width and a height, such as b.width == 268 and b.height == 44, or pin its "
          + "trailing and bottom edges: b.trailing == root.trailing - 16 and "
          + "b.bottom == root.bottom - 8.",
      ])
  }

  @Test func aSceneWithLeftGetsLeft() throws {
    let found = try help(
      [view("b", .view, []) { $0.size = Size(width: 10, height: 10) }, box("c", 1, 1)],
      ["c.left == root.left + 4", "c.top == root.top + 6"])
    #expect(found == ["Add b.left == root.left + 4 and b.top == root.top + 6."])
  }

  @Test func aDistanceOutsideTheRangeIsNotSuggested() throws {
    let found = try help(
      [view("a"), view("b") { $0.size = Size(width: 10, height: 10) }],
      Self.placed + ["b.top == root.top", "b.leading >= root.leading + 30"])
    #expect(found == ["Add b.leading == root.leading + 30."])
  }

  @Test func rightToLeftCountsFromTheRight() throws {
    let found = try help(
      [view("b") { $0.size = Size(width: 10, height: 10) }],
      ["b.top == root.top", "b.leading >= root.leading + 30"]
    ) { $0.viewport.direction = .rightToLeft }
    #expect(found == ["Add b.leading == root.leading + 290."])
  }

  @Test func anArrangedViewIsNotPinned() throws {
    let found = try help(
      [stack("s", .horizontal, [box("a", 20, 20), view("b")])],
      ["s.leading == root.leading", "s.top == root.top"])
    #expect(found.last == "Give it a width, such as b.width == 20.")
  }

  @Test func guidesAreTiedToTheirOwner() throws {
    let found = try help([], ["g.top == root.top", "g.height == 5"]) {
      $0.root.guides = [GuideNode(id: "g")]
    }
    #expect(
      found == [
        "Add g.leading == root.leading.",
        "Give it a width, or pin its trailing edge: g.trailing == root.trailing.",
      ])
  }
}
