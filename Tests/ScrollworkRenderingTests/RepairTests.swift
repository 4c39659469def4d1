import ScrollworkModel
import Testing

@testable import ScrollworkRendering

/// Repairs in text and JSON.
@Suite struct RepairTests {
  private var located: LocatedDiagnostic {
    let span = SourceSpan(start: 2, end: 8)
    let diagnostic = Diagnostic(
      "SW999", .error, "Something is wrong.", at: span, help: "Do something.",
      repairs: [
        Repair(
          "give \"box\" priority 999", [.replaceConstraint(at: span, with: ["box.top == 4 @999"])],
          effects: [
            .frame("box", Rect(x: 0, y: 0.5, width: 375, height: 100)),
            .contentSize("scroll", Size(width: 390, height: 624)),
          ]),
        Repair(
          "leave it out", [.replaceConstraint(at: span, with: [])],
          effects: [.frame("a", Rect(x: 0, y: 0, width: 1, height: 2))]),
        Repair("ask someone", []),
      ])
    let lines = SourceLines(SourceText(name: "a.yaml", bytes: Array("- double\n".utf8)))
    return LocatedDiagnostic(
      diagnostic, file: "a.yaml", lines: lines,
      edits: [[TextEdit(at: span, "\"x\"")], [TextEdit(at: span, "")], []])
  }

  @Test func theyTakeTheHelpsPlace() {
    #expect(
      DiagnosticText.render(located, style: .plain) == """
        a.yaml:1:3: error[SW999]: Something is wrong.
          |
        1 | - double
          |   ^^^^^^
          = help: Give "box" priority 999; then box is [0, 0.5, 375, 100] and the content of scroll is 390 x 624.
          =   or: Leave it out; then a is [0, 0, 1, 2].
          =   or: Ask someone.

        """)
    #expect(
      located.paragraphs.suffix(2) == [
        "Or: Leave it out; then a is [0, 0, 1, 2].", "Or: Ask someone.",
      ])
  }

  @Test func json() {
    var file = FileFindings(name: "a.yaml", status: "determined", diagnostics: [located])
    let place =
      "{\"file\": \"a.yaml\", \"line\": 1, \"column\": 3, \"endLine\": 1, \"endColumn\": 9}"
    let repairs =
      "\"help\": \"Do something.\", \"repairs\": ["
      + "{\"title\": \"give \\\"box\\\" priority 999\", "
      + "\"edits\": [{\"location\": \(place), \"text\": \"\\\"x\\\"\"}], "
      + "\"frames\": {\"box\": [0, 0.5, 375, 100]}, "
      + "\"contentSize\": {\"scroll\": {\"width\": 390, \"height\": 624}}}, "
      + "{\"title\": \"leave it out\", \"edits\": [{\"location\": \(place), \"text\": \"\"}], "
      + "\"frames\": {\"a\": [0, 0, 1, 2]}, \"contentSize\": {}}, "
      + "{\"title\": \"ask someone\", \"edits\": [], \"frames\": {}, \"contentSize\": {}}]}"
    #expect(String(decoding: DiagnosticsJSON.line(file), as: UTF8.self).contains(repairs))
    file.repaired = [RepairedFinding(code: "SW201", repair: Repair("do it", []))]
    #expect(
      String(decoding: DiagnosticsJSON.line(file), as: UTF8.self)
        .hasSuffix(", \"repaired\": [{\"code\": \"SW201\", \"title\": \"do it\"}]}\n"))
  }
}
