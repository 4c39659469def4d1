import ScrollworkModel
import Testing

@testable import ScrollworkRendering

@Suite struct DiagnosticTextTests {
  /// The diagnostic over the part of the text that `marked` names, as plain text.
  private func render(
    _ text: String, marked: String, style: TextStyle = .plain,
    change: (inout Diagnostic) -> Void = { _ in }
  ) throws -> String {
    let range = try #require(text.firstRange(of: marked))
    let start = text.unicodeScalars.distance(from: text.startIndex, to: range.lowerBound)
    let span = SourceSpan(
      start: Int32(start), end: Int32(start + marked.unicodeScalars.count))
    var diagnostic = Diagnostic("SW999", .error, "Something is wrong.", at: span)
    change(&diagnostic)
    let lines = SourceLines(SourceText(name: "a.yaml", bytes: Array(text.utf8)))
    return DiagnosticText.render(
      LocatedDiagnostic(diagnostic, file: "a.yaml", lines: lines), style: style)
  }

  @Test func aNoteAboutTheSamePlaceStandsBesideIt() throws {
    let text = try render("one: 1\ntwo: wrong\n", marked: "wrong") { diagnostic in
      diagnostic.notes = [.init("Why.", at: diagnostic.span)]
    }
    #expect(
      text == """
        a.yaml:2:6: error[SW999]: Something is wrong.
          |
        2 | two: wrong
          |      ^^^^^
          = note: Why.

        """)
  }

  @Test func anEmptyLineEndsWithoutSpace() throws {
    var diagnostic = Diagnostic("SW999", .error, "Empty.", at: SourceSpan(start: 0, end: 0))
    diagnostic.help = "Write."
    let lines = SourceLines(SourceText(name: "a.yaml", bytes: []))
    let text = DiagnosticText.render(
      LocatedDiagnostic(diagnostic, file: "a.yaml", lines: lines), style: .plain)
    #expect(text.split(separator: "\n").allSatisfy { !$0.hasSuffix(" ") })
  }

  @Test func underlinesThePlaceAndAddsNotesAndHelp() throws {
    let text = try render("one: 1\ntwo: wrong\n", marked: "wrong") { diagnostic in
      diagnostic.severity = .warning
      diagnostic.help = "Write 2."
      diagnostic.notes = [
        .init("A remark."), .init("The other one.", at: SourceSpan(start: 0, end: 3)),
      ]
    }
    #expect(
      text == """
        a.yaml:2:6: warning[SW999]: Something is wrong.
          |
        2 | two: wrong
          |      ^^^^^
          = note: A remark.
          = help: Write 2.
        a.yaml:1:1: note: The other one.
          |
        1 | one: 1
          | ^^^

        """)
  }

  @Test func spansOverSeveralLinesEndWithTheFirst() throws {
    let text = try render("a: [1,\n  2]\nb: 1\n", marked: "[1,\n  2]")
    #expect(text.hasSuffix("1 | a: [1,\n  |    ^^^\n"))
  }

  @Test func controlCharactersAreSpelledOut() throws {
    let text = try render("a: \u{1B}[31mred\u{202E}x\tz", marked: "z") { diagnostic in
      diagnostic.message = "The id \"a\u{7}b\" is wrong."
    }
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
    #expect(text.contains("The id \"a<U+0007>b\" is wrong."))
    #expect(text.contains("1 | a: <U+001B>[31mred<U+202E>x    z\n"))
    let carets = text.split(separator: "\n").last.map { $0.prefix { $0 != "^" }.count }
    #expect(carets == "  | a: <U+001B>[31mred<U+202E>x    ".count)
  }

  @Test func wideAndCombiningCharactersKeepTheCaretInPlace() throws {
    let text = try render("漢字e\u{301}: z", marked: "z")
    #expect(text.hasSuffix("1 | 漢字e\u{301}: z\n  |        ^\n"))
  }

  @Test func longLinesAreCroppedRoundTheCaret() throws {
    let line = String(repeating: "x", count: 5000) + "HERE" + String(repeating: "y", count: 5000)
    let text = try render(line, marked: "HERE")
    let shown = text.split(separator: "\n")
    #expect(shown.allSatisfy { $0.count <= 120 })
    let source = try #require(shown.first { $0.contains("HERE") })
    let carets = try #require(shown.last)
    let column = source.distance(
      from: source.startIndex, to: try #require(source.firstRange(of: "HERE")).lowerBound)
    #expect(carets.prefix { $0 != "^" }.count == column)
    #expect(carets.count - column == 4)
    #expect(source.hasSuffix("…"))
  }

  @Test func anUnderlineLongerThanTheWindowIsCutToIt() throws {
    let text = try render(
      String(repeating: "x", count: 400), marked: String(repeating: "x", count: 400))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 120 })
  }

  @Test func aPlaceAtTheEndOfTheTextGetsACaret() throws {
    let lines = SourceLines(SourceText(name: "a.yaml", bytes: Array("a:\n".utf8)))
    let diagnostic = Diagnostic(
      "SW999", .error, "The text ends.", at: SourceSpan(start: 3, end: 3))
    let text = DiagnosticText.render(
      LocatedDiagnostic(diagnostic, file: "a.yaml", lines: lines), style: .plain)
    #expect(text == "a.yaml:2:1: error[SW999]: The text ends.\n  |\n2 |\n  | ^\n")
  }

  @Test func withoutAPlaceThereIsNoExcerpt() {
    let diagnostic = Diagnostic("SW999", .info, "So it is.", help: "Leave it.")
    let text = DiagnosticText.render(
      LocatedDiagnostic(diagnostic, file: "a.yaml", lines: nil, variants: ["small"]), style: .plain)
    #expect(
      text == """
        a.yaml: info[SW999]: So it is.
         = note: Found only in: small.
         = help: Leave it.

        """)
  }

  @Test func coloursAreOnlyThereWhenAskedFor() throws {
    #expect(try !render("a: 1", marked: "1").contains("\u{1B}"))
    let colored = try render("a: 1", marked: "1", style: TextStyle(usesColor: true))
    #expect(colored.contains("\u{1B}[1;31merror[SW999]\u{1B}[0m"))
  }

  @Test func manyFindingsOnOneLongLineAreNoTrouble() {
    let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 4_000_000)
    let lines = SourceLines(SourceText(name: "a.json", bytes: bytes))
    var length = 0
    for index in 0..<500 {
      let start = Int32(index * 8000)
      let diagnostic = Diagnostic(
        "SW999", .error, "Wrong.", at: SourceSpan(start: start, end: start + 10))
      let located = LocatedDiagnostic(diagnostic, file: "a.json", lines: lines)
      length += DiagnosticText.render(located, style: .plain).utf8.count
    }
    #expect(length > 100_000)
  }
}
