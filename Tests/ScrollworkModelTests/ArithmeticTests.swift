import ScrollworkModel
import Testing

@Suite struct ArithmeticTests {
  static let names: [String: Double] = [
    "margin": 16, "margin-small": 4, "$i": 3, "$n": 5, "$item.width": 80, "huge": 1e308,
  ]

  func evaluate(_ text: String) throws(LanguageError) -> Double {
    try Arithmetic.evaluate(text) { ArithmeticTests.names[String($0)] }
  }

  @Test(arguments: [
    ("12", 12), (".5", 0.5), ("1e3", 1000), ("1.5e-3", 0.0015), ("2 + 3 * 4", 14),
    ("(2 + 3) * 4", 20), ("10 - 4 - 3", 3), ("100 / 10 / 2", 5), ("-3 + 5", 2), ("2 * -3", -6),
    ("--2", 2), ("80 + 40 * $i", 200), ("$item.width / 2", 40), ("margin-small", 4),
    ("margin - 8", 8), ("$i-1", 2), ("$n-$i", 2), ("  7\n", 7), ("0.1", 0.1),
    ("123456789012345678", 123_456_789_012_345_680), ("2.2250738585072014e-308", 0x1p-1022),
    ("0e999999999", 0),
  ])
  func value(_ text: String, _ expected: Double) throws {
    #expect(try evaluate(text) == expected)
  }

  /// `«` and `»` stand round the token that the error points at.
  @Test(arguments: [
    ("2 + «nope»", "There is no number called \"nope\"."),
    (
      "2 * «margin-8»",
      "There is no \"margin-8\"; a - inside a word belongs to the name."
    ),
    ("1 «/ 0»", "The divisor is 0."),
    ("«(1 + 2", "The parenthesis is not closed."),
    ("1 «≥» 2", "\"≥\" stands where +, -, *, / or the end should."),
    ("3 «pt»", "\"pt\" stands where +, -, *, / or the end should."),
    ("«1e999»", "The number is too large."),
    ("«huge * 100»", "The result is too large."),
    ("1 +«»", "The text ends where a number or a name should follow."),
    ("", "The text ends where a number or a name should follow."),
  ])
  func error(_ marked: String, _ message: String) {
    let text = String(marked.filter { $0 != "«" && $0 != "»" })
    do {
      let value = try evaluate(text)
      Issue.record("\(text) is \(value)")
    } catch {
      #expect(error.message == message)
      let scalars = Array(marked.unicodeScalars)
      if let start = scalars.firstIndex(of: "«"), let end = scalars.firstIndex(of: "»"),
        end > start + 1
      {
        #expect(error.range == start..<(end - 1))
      }
    }
  }

  @Test func deepNestingIsRefused() {
    let text = String(repeating: "(", count: 100_000) + "1"
    #expect(throws: LanguageError.self) { try evaluate(text) }
    #expect(throws: LanguageError.self) { try evaluate(String(repeating: "-", count: 100_000)) }
  }
}
