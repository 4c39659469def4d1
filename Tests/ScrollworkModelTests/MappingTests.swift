import ScrollworkModel
import Testing

@Suite struct MappingTests {
  static func declaration(
    _ item: String, _ attribute: String, _ relation: Relation = .equal, _ toItem: String? = nil,
    _ toAttribute: String? = nil, multiplier: Double = 1, constant: Double = 0,
    priority: Double = 1000
  ) -> ConstraintDeclaration {
    ConstraintDeclaration(
      .mapping(
        ConstraintMapping(
          item: Spanned(item, at: SourceSpan(start: 1, end: 2)),
          attribute: Spanned(attribute, at: SourceSpan(start: 3, end: 4)), relation: relation,
          toItem: toItem.map { Spanned($0, at: SourceSpan(start: 5, end: 6)) },
          toAttribute: toAttribute.map { Spanned($0, at: SourceSpan(start: 7, end: 8)) },
          multiplier: multiplier, constant: constant, priority: priority)),
      span: SourceSpan(start: 0, end: 9))
  }

  @Test(arguments: [
    (declaration("a", "width", constant: 80), "a.width == 80"),
    (
      declaration(
        "a", "width", .greaterThanOrEqual, "b", "height", multiplier: 2, constant: -3,
        priority: 500),
      "a.width - 2 b.height >= -3 @500"
    ),
    (declaration("a", "top", .equal, "root.safeArea"), "a.top - root.safeArea.top == 0"),
    (
      declaration("scroll.content", "width", .equal, "scroll.frame", "width"),
      "scroll.content.width - scroll.frame.width == 0"
    ),
    (
      declaration("a", "leading", .equal, "root", "leadingMargin"),
      "a.leading - root.margins.leading == 0"
    ),
    (
      declaration("a", "centerX", .equal, "root", "centerXWithinMargins"),
      "a.centerX - root.margins.centerX == 0"
    ),
    (declaration("a", "baseline", .equal, "b"), "a.lastBaseline - b.lastBaseline == 0"),
    (declaration("a", "top", constant: 5), "a.top - root.top == 5"),
    (declaration("a", "width", .equal, "b", "width", multiplier: 0, constant: 5), "a.width == 5"),
  ])
  func meaning(_ declaration: ConstraintDeclaration, _ expected: String) {
    #expect(resolved(EquationTests.sample([declaration])) == [expected])
  }

  @Test(arguments: [
    (declaration("q1", "width"), "SW041", 1),
    (declaration("a", "widht"), "SW042", 3),
    (declaration("a", "edges"), "SW042", 3),
    (declaration("a", "width", .equal, "q1"), "SW041", 5),
    (declaration("a", "width", .equal, "b", "hieght"), "SW042", 7),
    (declaration("a", "width", .equal, nil, "height"), "SW040", 7),
    (declaration("", "width"), "SW041", 1),
    (declaration("root.*", "width"), "SW040", 1),
    (declaration("a", "width", constant: 5, priority: 1001), "SW051", 0),
    (declaration("a", "width", constant: 5, priority: .nan), "SW051", 0),
    (declaration("a", "width", constant: .infinity), "SW040", 0),
    (declaration("a", "top", .equal, "b", "leading"), "SW047", 0),
  ])
  func errors(_ declaration: ConstraintDeclaration, _ code: String, _ start: Int32) {
    let (result, diagnostics) = SceneResolver.resolve(
      EquationTests.sample([declaration]), viewport: phone)
    #expect(result.constraints.isEmpty)
    #expect(diagnostics.map(\.code) == [code])
    #expect(diagnostics.first?.span.start == start)
  }

  @Test func owners() {
    var declaration = MappingTests.declaration("a", "width", constant: 1)
    declaration.owner = "nobody"
    #expect(
      resolved(EquationTests.sample([declaration])) == [
        "SW041: The owner can't be found: There is no view or guide called \"nobody\"."
      ])
    declaration.owner = "scroll.content"
    #expect(resolved(EquationTests.sample([declaration])).first?.hasPrefix("SW041") == true)
  }
}
