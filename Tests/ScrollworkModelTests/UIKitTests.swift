import ScrollworkModel
import Testing

/// What NSLayoutConstraint throws on or can't say: SW506 and SW507.
@Suite struct UIKitTests {
  private func diagnostics(
    _ text: String, _ adjust: (inout Scene) -> Void = { _ in }
  ) -> [Diagnostic] {
    var described = scene(
      [
        view("a"), view("b"), view("scroll", .scrollView, [view("content")]),
        view("box", .view, [view("c"), view("d")]),
      ], [verbatim(text)])
    described.dialect = .uikit
    adjust(&described)
    return SceneResolver.resolve(described, viewport: phone).diagnostics
  }

  @Test(arguments: [
    (
      "a.top == 8",
      "NSLayoutConstraint throws on a position without a second item; it is counted "
        + "from root.top.", "Write a.top == root.top + 8, or dialect: linear."
    ),
    (
      "content.leading >= 8",
      "NSLayoutConstraint throws on a position without a second item; it is "
        + "counted from scroll.content.leading.",
      "Write content.leading >= scroll.content.leading + 8, or dialect: linear."
    ),
    (
      "a.top == 0 * b.top - 4",
      "NSLayoutConstraint throws on a position without a second item; it "
        + "is counted from root.top.", "Write a.top == root.top - 4, or dialect: linear."
    ),
    (
      "a.width == b.left", "NSLayoutConstraint throws on a size compared with a position.",
      "Compare sizes with sizes and positions with positions, or write dialect: linear."
    ),
    (
      "a.leading == b.left",
      "NSLayoutConstraint throws on leading or trailing compared with left or "
        + "right.", "Write leading and trailing on both sides, or left and right."
    ),
  ])
  func throwing(_ text: String, _ message: String, _ help: String) {
    let found = diagnostics(text)
    #expect(found.map(\.code) == ["SW506"])
    #expect(found.first?.severity == .warning)
    #expect(found.first?.message == message)
    #expect(found.first?.help == help)
    #expect(found.first?.span == SourceSpan(start: 1000, end: 1000 + Int32(text.count)))
  }

  @Test(arguments: [
    ("a.width + b.width <= root.width", 3), ("a.left - b.right == c.top - d.bottom", 4),
    ("a.leading == b.trailing + 0.5 * c.width", 3),
  ])
  func severalItems(_ text: String, _ count: Int) {
    let found = diagnostics(text)
    #expect(found.map(\.code) == ["SW507"])
    #expect(
      found.first?.message
        == "NSLayoutConstraint has one item on each side, and this constraint has "
        + "\(count) in all.")
  }

  @Test(arguments: [
    ("a.top == 8", ["a.top == root.top + 8"]),
    ("8 <= a.left @500", ["a.left >= root.left + 8 @500"]),
    ("a.top + 0.5 * a.height == 8", []), ("a.center == 20 x 30", []),
  ])
  func theSecondItemIsARepair(_ text: String, _ equations: [String]) {
    let changes = diagnostics(text).flatMap(\.repairs).flatMap(\.changes)
    let span = SourceSpan(start: 1000, end: 1000 + Int32(text.count))
    #expect(changes == equations.map { .replaceConstraint(at: span, with: [$0]) })
  }

  /// One finding for a composite and for a set.
  @Test(arguments: ["a.center == 20 x 30", "box.*.top == 8"])
  func eachDeclarationOnce(_ text: String) {
    #expect(diagnostics(text).count == 1)
  }

  @Test(arguments: [
    "a.top == root.top + 8", "a.width == 80", "a.width == 0.5 * b.height",
    "a.width == 90 - b.width",
    "a.left == b.centerX", "a.leading == b.centerX", "a.firstBaseline == b.top", "H:|-[a]-8-[b]-|",
    "a.left - b.right == 8", "a.edges == root.edges inset 8",
  ])
  func sayable(_ text: String) {
    let found = diagnostics(text)
    #expect(found.isEmpty, "\(found)")
  }

  @Test(arguments: ["a.top == 8", "a.width + b.width <= root.width", "a.leading == b.left"])
  func nothingIsSaid(_ text: String) {
    #expect(diagnostics(text) { $0.dialect = .linear }.isEmpty)
    #expect(diagnostics(text) { $0.constraints[0].allow = ["SW506", "SW507"] }.isEmpty)
  }
}
