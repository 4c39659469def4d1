import ScrollworkModel
import Testing

@testable import ScrollworkRendering

/// Names and messages that mean something to the formats that they get into.
@Suite struct FormatTests {
  private func located(
    _ message: String, severity: Severity = .error, file: String = "a.yaml",
    text: String = "one\ntwo\n", span: SourceSpan = SourceSpan(start: 4, end: 7),
    change: (inout LocatedDiagnostic) -> Void = { _ in }
  ) -> LocatedDiagnostic {
    let lines = SourceLines(SourceText(name: file, bytes: Array(text.utf8)))
    var result = LocatedDiagnostic(
      Diagnostic("SW201", severity, message, at: span), file: file, lines: lines)
    change(&result)
    return result
  }

  @Test func conciseLinesAreWhatXcodeKnows() {
    let text = ConciseText.render([
      located("Wrong."), located("So.", severity: .info), located("Bad.\n", severity: .warning),
      located("No place.", span: .none),
      located("Sometimes.") { $0.variants = ["small", "big"] },
    ])
    #expect(
      text == """
        a.yaml:2:1: error: Wrong. [SW201]
        a.yaml:2:1: note: So. [SW201]
        a.yaml:2:1: warning: Bad.<U+000A> [SW201]
        a.yaml: error: No place. [SW201]
        a.yaml:2:1: error: Sometimes. (only in: small, big) [SW201]

        """)
  }

  @Test func workflowCommandsAreEscaped() {
    let text = GitHubAnnotations.render([
      located("100%: a, b", file: "a,b:c%\r\n.yaml") { located in
        located.diagnostic.notes = [
          .init("A remark."), .init("There.", at: SourceSpan(start: 0, end: 3)),
        ]
        located.diagnostic.help = "Write\u{1B}[31m 50%."
      }
    ])
    #expect(
      text == "::error title=SW201 conflict,file=a%2Cb%3Ac%25%0D%0A.yaml,line=2,endLine=2,col=1,"
        + "endColumn=4::100%25: a, b%0AA remark.%0AHelp: Write<U+001B>[31m 50%25.\n")
  }

  /// Columns would be taken for those of the first line.
  @Test func columnsOfSeveralLinesAreLeftOut() {
    let text = GitHubAnnotations.render([
      located("Long.", severity: .info, span: SourceSpan(start: 0, end: 6))
    ])
    #expect(text == "::notice title=SW201 conflict,file=a.yaml,line=1,endLine=2::Long.\n")
  }

  @Test func sarifEscapesPlaceholdersAndLinks() {
    #expect(SARIF.message("{0} and {a: [b](c)}") == "{{0}} and {{a: [b\\](c)}}")
    #expect(SARIFResult.uri(of: "a b/ü,%.yaml") == "a%20b/%C3%BC%2C%25.yaml")
    #expect(SARIFResult.uri(of: "/tmp/c:d") == "file:///tmp/c%3Ad")
  }

  @Test func sarifKeepsPlacesInCodePoints() throws {
    let found = located("Wrong.", text: "🙂é\n🙂🙂x\n", span: SourceSpan(start: 5, end: 6))
    let log = String(
      decoding: SARIF.document(
        [FileFindings(name: "a.yaml", status: "determined", diagnostics: [found])],
        version: "1.2.3"), as: UTF8.self)
    #expect(
      log.contains("\"startLine\": 2, \"startColumn\": 3, \"endLine\": 2, \"endColumn\": 4"))
    #expect(log.contains("\"semanticVersion\": \"1.2.3\""))
  }

  @Test func xmlHasNoControlCharacters() {
    let text = String(
      decoding: JUnitXML.document([
        .init(
          name: "<a&b>.yaml", outcome: .failure(message: "\"1\"", text: "x\u{1B}\u{FFFF}y\n"),
          output: "]]>")
      ]), as: UTF8.self)
    #expect(text.contains("name=\"&lt;a&amp;b&gt;.yaml\""))
    #expect(text.contains("<failure message=\"&quot;1&quot;\">x\u{FFFD}\u{FFFD}y\n</failure>"))
    #expect(text.contains("<system-out>]]&gt;</system-out>"))
  }
}
