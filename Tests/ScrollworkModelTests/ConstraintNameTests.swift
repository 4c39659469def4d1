import ScrollworkModel
import Testing

@Suite struct ConstraintNameTests {
  func names(_ scene: Scene) -> [String] {
    let (result, _) = SceneResolver.resolve(scene, viewport: phone)
    let all = result.names(of: result.constraints.indices)
    for index in result.constraints.indices { #expect(result.name(of: index) == all[index]) }
    return all
  }

  @Test func explicitNames() {
    var named = verbatim("a.edges == b.edges")
    named.name = "fill"
    #expect(
      names(EquationTests.sample([named, "wide: a.width == 80", "col: V:|[a]-8-[b]|"])) == [
        "fill.top", "fill.leading", "fill.bottom", "fill.trailing", "wide", "col.a.top",
        "col.b.top", "col.b.bottom",
      ])
    #expect(
      names(EquationTests.sample(["one: V:|[a(>=8,<=9)]|"])) == [
        "one.top", "one.height", "one.height#2", "one.bottom",
      ])
  }

  @Test(arguments: [
    ("a.width==80", "a.width == 80"),
    ("  a.width   ==\n80  ", "a.width == 80"),
    ("a.width == 2*b.width-8@750", "a.width == 2 * b.width - 8 @750"),
    ("a.width-8 == b.width", "a.width - 8 == b.width"),
    ("a.width == - 8 + -b.width", "a.width == -8 + -b.width"),
    ("a.width == ( b.width+8 ) *2", "a.width == (b.width + 8) * 2"),
    ("a.width == 16:9 * a.height", "a.width == 16:9 * a.height"),
    ("a.width == 1 @ high - 1", "a.width == 1 @high - 1"),
    ("a.width == 1e-1*b.width", "a.width == 1e-1 * b.width"),
    ("a.width <= margin-small", "a.width <= margin-small"),
  ])
  func unnamed(_ text: String, _ expected: String) {
    let (result, _) = SceneResolver.resolve(
      EquationTests.sample([ConstraintDeclaration(.text(text))]), viewport: phone)
    #expect(result.names(of: result.constraints.indices) == [expected])
  }

  @Test func composedTexts() {
    #expect(
      names(EquationTests.sample(["a.size==10x20", "root.*.width==1", "V:[a(44)]  -  [b]"])) == [
        "a.size == 10 x 20.width", "a.size == 10 x 20.height", "root.*.width == 1[0]",
        "root.*.width == 1[1]", "root.*.width == 1[2]", "root.*.width == 1[3]",
        "V:[a(44)]-[b].a.height", "V:[a(44)]-[b].b.top",
      ])
  }

  @Test func repeats() {
    #expect(
      names(EquationTests.sample(["a.width==1", "b.width == 1", "a.width == 1", " a.width ==1"]))
        == ["a.width == 1", "b.width == 1", "a.width == 1#2", "a.width == 1#3"])
  }

  @Test func longTextsAreCut() {
    let long: [ConstraintDeclaration] = [
      ConstraintDeclaration(.text("H:" + String(repeating: "[a][b]", count: 100))),
      ConstraintDeclaration(.text("H:" + String(repeating: "[a][b]", count: 100) + "[a]")),
    ]
    let all = names(EquationTests.sample(long))
    #expect(all.count == 399)
    #expect(Set(all).count == 399)
    #expect(all.allSatisfy { $0.utf8.count < 330 })
  }

  @Test func mappings() {
    let plain = ConstraintMapping(item: Spanned("a"), attribute: Spanned("width"), constant: 80)
    let full = ConstraintMapping(
      item: Spanned("a"), attribute: Spanned("width"), relation: .lessThanOrEqual,
      toItem: Spanned("b"), toAttribute: Spanned("height"), multiplier: 0.5, constant: -8,
      priority: 750)
    #expect(
      names(
        EquationTests.sample([
          ConstraintDeclaration(.mapping(plain), name: "w"), ConstraintDeclaration(.mapping(plain)),
          ConstraintDeclaration(.mapping(full)), "a.width == 80",
        ])) == ["w", "a.width == 80", "a.width <= 0.5 * b.height - 8 @750", "a.width == 80#2"])
  }

  @Test func copiesCarryTheirPath() {
    let inCell: [ConstraintDeclaration] = [
      "gap: top==previous.bottom+8", "photo.width==1", "photo.width == 1",
    ]
    #expect(
      names(ScopeTests.sample(["row: cell.*.height == 1"], inCell: inCell)) == [
        "row[0]", "row[1]", "row[2]", "cell.0: photo.width == 1", "cell.0: photo.width == 1#2",
        "cell.1.gap", "cell.1: photo.width == 1", "cell.1: photo.width == 1#2", "cell.2.gap",
        "cell.2: photo.width == 1", "cell.2: photo.width == 1#2",
      ])
  }

  @Test func equalNamesAreAnError() throws {
    let scene = EquationTests.sample([
      verbatim("x: a.width == 1", at: 10), verbatim("x: b.width == 1", at: 50), "y: b.height == 1",
    ])
    let (result, diagnostics) = SceneResolver.resolve(scene, viewport: phone)
    let found = try #require(diagnostics.first)
    #expect(diagnostics.count == 1)
    #expect(found.code == "SW046")
    #expect(found.message == "Two constraints are called \"x\".")
    #expect(found.span == SourceSpan(start: 50, end: 65))
    #expect(found.notes.first?.span == SourceSpan(start: 10, end: 25))
    #expect(result.constraints.count == 3)
  }
}
