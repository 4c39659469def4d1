import Testing

@testable import ScrollworkModel

@Suite struct ExpressionTests {
  /// Values of the names in these tests.
  static let sources: [String: (value: Double, quantity: Quantity)] = [
    "a.width": (100, .length), "a.height": (50, .length), "b.width": (0, .length),
    "pager.page": (1.5, .page), "list.velocity.y": (-2_400, .velocity), "time": (2, .time),
    "ratio": (0.25, .ratio), "angle": (30, .angle), "ok": (1, .bool), "no": (0, .bool),
    "sky": (255, .colour), "v": (7, .number), "top-bar.width": (44, .length),
  ]

  static func compile(
    _ text: String, expecting quantity: Quantity? = nil
  ) throws(LanguageError) -> (program: ExpressionProgram, slots: [Double]) {
    let expression = try Expression.parse(text)
    var slots: [Double] = []
    let program = try expression.compile(expecting: quantity) {
      (name: Expression.Name) throws(LanguageError) -> ExpressionSource in
      guard let source = sources[name.text] else {
        throw LanguageError("unknown \(name.text)", at: name.range)
      }
      slots.append(source.value)
      return ExpressionSource(slot: slots.count - 1, quantity: source.quantity)
    }
    return (program, slots)
  }

  static let values: [(String, Double, Quantity)] = [
    ("12", 12, .number), ("12pt", 12, .length), ("50%", 0.5, .ratio), ("16:9", 16.0 / 9, .ratio),
    ("20deg", 20, .angle), ("1.5s", 1.5, .time), ("120ms", 0.12, .time),
    ("2000pt/s", 2_000, .velocity), ("10pt / 2s", 5, .velocity), ("10pt/2", 5, .length),
    ("1 + 2 * 3", 7, .number), ("(1 + 2) * 3", 9, .number), ("10 - 4 - 3", 3, .number),
    ("-a.width", -100, .length), ("2 * a.width + 8", 208, .length), ("a.width-8", 92, .length),
    ("top-bar.width", 44, .length), ("a.width / a.height", 2, .ratio),
    ("8 + a.width", 108, .length), ("a.width * ratio", 25, .length),
    ("a.width * 50%", 50, .length), ("pager.page + 1", 2.5, .page),
    ("pager.page * a.width", 150, .length), ("list.velocity.y * time", -4_800, .length),
    ("a.width / list.velocity.y", 100.0 / -2_400, .time), ("50% / 2", 0.25, .ratio),
    ("2 / 50%", 4, .ratio), ("abs(list.velocity.y)", 2_400, .velocity),
    ("a.width == 2 * a.height", 1, .bool), ("a.width != 100", 0, .bool),
    ("a.width > 99 and not no", 1, .bool), ("no or ok and no", 0, .bool),
    ("not no and no", 0, .bool), ("abs(list.velocity.y) > 2000pt/s", 1, .bool),
    ("(a.width < 3) == no", 1, .bool),
    ("if(ok, a.width, 0)", 100, .length), ("if(no, 1, 2)", 2, .number),
    ("if(ok, sky, sky)", 255, .colour),
    ("min(a.width, a.height, 80)", 50, .length), ("max(3, 9, 4)", 9, .number),
    ("clamp(a.width, 0, 80)", 80, .length), ("clamp(-5, 0, 80)", 0, .number),
    ("mix(0, 10, 25%)", 2.5, .number), ("mix(a.width, a.height, 1)", 50, .length),
    ("sign(-3pt)", -1, .number), ("sign(0)", 0, .number),
    ("floor(-1.5)", -2, .number), ("ceil(-1.5)", -1, .number), ("round(-1.5)", -2, .number),
    ("round(2.5)", 3, .number), ("sqrt(16)", 4, .number), ("sin(angle)", 0.5, .ratio),
    ("cos(60)", 0.5, .ratio), ("smoothstep(0, 10, 5)", 0.5, .ratio),
    ("smoothstep(a.height, a.width, 0)", 0, .ratio), ("smoothstep(3, 3, 4)", 1, .ratio),
    // Published facts of peers, and the formulas' own values.
    ("wrap(-100, -100, 100)", -100, .number), ("wrap(0, -100, 100)", 0, .number),
    ("wrap(-200, -100, 100)", 0, .number), ("wrap(101, -100, 100)", -99, .number),
    ("wrap(5, 3, 3)", 3, .number),
    ("mirror(0, 0, 4)", 0, .number), ("mirror(3, 0, 4)", 3, .number),
    ("mirror(4, 0, 4)", 4, .number), ("mirror(5, 0, 4)", 3, .number),
    ("mirror(7, 0, 4)", 1, .number), ("mirror(8, 0, 4)", 0, .number),
    ("mirror(-1, 0, 4)", 1, .number), ("mirror(11, 10, 14)", 11, .number),
    ("snap(49, [0, 100, 250])", 0, .number), ("snap(50, [0, 100, 250])", 0, .number),
    ("snap(51, [0, 100, 250])", 100, .number), ("snap(175, [0, 100, 250])", 100, .number),
    ("snap(176, [0, 100, 250])", 250, .number), ("snap(7, [3])", 3, .number),
    ("snap(109, 220)", 0, .number), ("snap(110, 220)", 220, .number),
    ("snap(330, 220)", 440, .number), ("snap(-109, 220)", 0, .number),
    ("snap(5, 0)", 5, .number),
  ]

  /// Places count code points, wherever others than ASCII stand.
  @Test(arguments: [
    ("1 + ä", 4..<5), ("ä + 1", 0..<1), ("a + 🙂🙂 + b", 4..<6), ("a.width + b.width äö", 18..<20),
  ])
  func placesAreCodePoints(text: String, range: Range<Int>) {
    #expect { try Expression.parse(text) } throws: { ($0 as? LanguageError)?.range == range }
  }

  @Test(arguments: values)
  func value(_ text: String, _ expected: Double, _ quantity: Quantity) throws {
    let (program, slots) = try ExpressionTests.compile(text)
    #expect(program.evaluate(slots) == expected)
    #expect(program.quantity == quantity)
  }

  /// `«` and `»` stand round the characters pointed at.
  static let problems: [(String, String)] = [
    (
      "«a.width + ratio»",
      "\"a.width\" is a length and \"ratio\" is a ratio; they can't be added or subtracted."
    ),
    (
      "«a.width * a.height»",
      "\"a.width\" is a length and \"a.height\" is a length; they have no product."
    ),
    (
      "1 + «1 / a.width»",
      "\"1\" is a bare number and \"a.width\" is a length; they have no quotient."
    ),
    ("«a.width < 50%»", "\"a.width\" is a length and \"50%\" is a ratio; they can't be compared."),
    ("«ok < no»", "\"ok\" is a condition and \"no\" is a condition; they can't be compared."),
    (
      "«sky + sky»",
      "\"sky\" is a colour and \"sky\" is a colour; they can't be added or subtracted."
    ),
    ("«-sky»", "\"sky\" is a colour, which has no sign."),
    ("«a.width» and ok", "\"a.width\" is a length; and needs a condition."),
    ("not «1»", "\"1\" is a bare number; not needs a condition."),
    ("if(«a.width», 1, 2)", "\"a.width\" is a length; if needs a condition."),
    (
      "if(ok, a.width, «ratio»)",
      "\"a.width\" is a length and \"ratio\" is a ratio; they don't go together."
    ),
    (
      "min(1, a.width, «20deg»)",
      "\"a.width\" is a length and \"20deg\" is an angle; they don't go together."
    ),
    ("sqrt(«a.width»)", "\"a.width\" is a length; sqrt needs a ratio."),
    ("sin(«a.width»)", "\"a.width\" is a length; sin needs an angle."),
    ("mix(1, 2, «a.width»)", "\"a.width\" is a length; mix needs a ratio."),
    ("abs(«ok»)", "\"ok\" is a condition; abs takes numbers."),
    ("a.width / «0»", "The divisor is 0."),
    ("«nope» + 1", "unknown nope"),
    ("«sinus»(1)", "There is no function called \"sinus\"."),
    ("«clamp(1, 2)»", "clamp has 2 arguments."),
    ("«snap(1, 2, 3)»", "snap has 3 arguments."),
    ("12«px»", "\"px\" is no unit."),
    ("a.width «=» 3", "\"=\" is no comparison."),
    ("a.width «≥» 3", "\"≥\" stands where an operator or the end should."),
    ("1 <= 2 «<=» 3", "A second comparison stands behind the first."),
    ("«(»1 + 2", "The parenthesis is not closed."),
    ("1 + «and» 2", "\"and\" stands where a number, a name or a function should."),
    ("1 2", "\"2\" stands where an operator or the end should."),
    ("", "The text ends where a number, a name or a function should follow."),
    ("«a.width-b»", "A - inside a word belongs to the name."),
    ("16:«0»", "The ratio divides by 0."),
  ]

  @Test(arguments: problems)
  func problem(_ marked: String, _ message: String) {
    let (text, range) = unmarked(marked)
    do {
      let (program, _) = try ExpressionTests.compile(text)
      Issue.record("\(text) is \(program.quantity)")
    } catch {
      #expect(error.message == message)
      if let range, message != "The ratio divides by 0." { #expect(error.range == range) }
    }
  }

  @Test func expectations() throws {
    #expect(throws: LanguageError.self) {
      try ExpressionTests.compile("a.width", expecting: .bool)
    }
    #expect(throws: LanguageError.self) {
      try ExpressionTests.compile("a.width == 1", expecting: .length)
    }
    let (program, slots) = try ExpressionTests.compile("3 * 4", expecting: .length)
    #expect(program.evaluate(slots) == 12)
  }

  @Test func tolerance() throws {
    for (text, tolerance, expected) in [
      ("a.width == 100.01", 0.02, 1.0), ("a.width == 100.03", 0.02, 0),
      ("a.width <= 99.99", 0.02, 1),
      ("a.width <= 99.97", 0.02, 0), ("a.width >= 100.01", 0.02, 1), ("a.width != 100.01", 0.02, 0),
      ("a.width < 100", 0.02, 0), ("a.width > 99.99", 0.02, 1),
      ("a.width / b.width == a.width / b.width", 0, 1), ("sqrt(-1) == sqrt(-1)", 1, 0),
    ] {
      let (program, slots) = try ExpressionTests.compile(text)
      #expect(program.evaluate(slots, tolerance: tolerance) == expected, "\(text)")
    }
  }

  @Test func comparisonsGiveTheirNumbers() throws {
    let (program, slots) = try ExpressionTests.compile("a.width <= 80 and 2 * a.height == a.width")
    #expect(
      program.comparisons(slots) == [
        .init(range: 0..<13, relation: "<=", left: 100, right: 80, holds: false),
        .init(range: 18..<41, relation: "==", left: 100, right: 100, holds: true),
      ])
  }

  @Test func limits() {
    let deep = String(repeating: "(", count: 100_000)
    let nots = String(repeating: "not ", count: 100_000)
    let calls = String(repeating: "abs(", count: 100_000)
    let long = "1" + String(repeating: " + 1", count: 10_000)
    let wide = "min(1" + String(repeating: ", 1", count: 10_000) + ")"
    let list = "snap(1, [1" + String(repeating: ", 1", count: 10_000) + "])"
    for text in [deep, nots, calls, long, wide, list, String(repeating: "-", count: 100_000)] {
      #expect(throws: LanguageError.self) { try Expression.parse(text) }
    }
  }
}
