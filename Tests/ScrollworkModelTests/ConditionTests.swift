import ScrollworkModel
import Testing

@Suite struct ConditionTests {
  @Test(arguments: [
    ("landscape", Condition.landscape),
    ("compact width and not rtl", .and(.compactWidth, .not(.rightToLeft))),
    (
      "ltr or regular height and portrait",
      .or(.leftToRight, .and(.regularHeight, .portrait))
    ),
    ("(ltr or rtl) and regular width", .and(.or(.leftToRight, .rightToLeft), .regularWidth)),
    ("not not compact height", .not(.not(.compactHeight))),
  ])
  func parses(_ text: String, _ expected: Condition) throws {
    #expect(try Condition.parse(text) == expected)
  }

  @Test(arguments: [
    ("landscap", 0..<8, "Did you mean landscape?"),
    ("ltr and compact", 8..<15, "Write compact width or compact height."),
    ("ltr rtl", 4..<7, nil as String?),
    ("(ltr", 0..<1, "Add a )."),
  ])
  func errors(_ text: String, _ range: Range<Int>, _ help: String?) {
    let error = #expect(throws: LanguageError.self) { try Condition.parse(text) }
    #expect(error?.range == range)
    #expect(error?.help == help)
  }

  @Test func longChainsAreRefused() {
    let chain = Array(repeating: "ltr", count: 100_000).joined(separator: " and ")
    #expect(throws: LanguageError.self) { try Condition.parse(chain) }
    #expect(throws: LanguageError.self) {
      try Condition.parse(String(repeating: "not ", count: 100_000) + "ltr")
    }
  }

  /// Sizes in landscape with the width class that Apple publishes for them.
  @Test(arguments: [
    (667.0, 375.0, true), (736, 414, false), (812, 375, true), (844, 390, true),
    (896, 414, false), (926, 428, false), (932, 430, false), (852, 393, true), (1024, 768, false),
    (507, 768, true), (694, 768, false), (1133, 744, false),
  ])
  func widthClass(_ width: Double, _ height: Double, _ isCompact: Bool) {
    let viewport = Viewport(size: Size(width: width, height: height))
    #expect(Condition.compactWidth.holds(in: viewport) == isCompact)
    #expect(Condition.regularWidth.holds(in: viewport) != isCompact)
  }

  @Test func otherConditions() throws {
    let phone = Viewport(size: Size(width: 390, height: 844))
    #expect(Condition.portrait.holds(in: phone))
    #expect(!Condition.landscape.holds(in: phone))
    #expect(Condition.regularHeight.holds(in: phone))
    #expect(try Condition.parse("compact width and not rtl").holds(in: phone))
    let turned = Viewport(size: Size(width: 844, height: 390), direction: .rightToLeft)
    #expect(Condition.landscape.holds(in: turned))
    #expect(Condition.compactHeight.holds(in: turned))
    #expect(try Condition.parse("portrait or rtl").holds(in: turned))
    #expect(try !Condition.parse("portrait or ltr").holds(in: turned))
  }
}
