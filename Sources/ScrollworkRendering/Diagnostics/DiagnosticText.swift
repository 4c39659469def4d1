import ScrollworkModel

/// Diagnostics as a compiler shows them: place, severity, code and message on the first line, then
/// the line of the source with the place underlined, notes, and help.
///
/// ```
/// article.yaml:12:5: error[SW201]: These 2 constraints cannot all hold: ...
///    |
/// 12 |   - scroll.top == root.top
///    |     ^^^^^^^^^^^^^^^^^^^^^^
///    = help: ...
/// ```
public enum DiagnosticText {
  /// The lines of several diagnostics, with an empty line after each.
  public static func render(_ diagnostics: [LocatedDiagnostic], style: TextStyle) -> String {
    diagnostics.map { render($0, style: style) + "\n" }.joined()
  }

  /// The diagnostic's lines, each ended by a line feed.
  public static func render(_ located: LocatedDiagnostic, style: TextStyle) -> String {
    let diagnostic = located.diagnostic
    let role = TextStyle.role(of: diagnostic.severity)
    var text = heading(
      file: located.file, span: diagnostic.span, lines: located.lines,
      label: style("\(diagnostic.severity.rawValue)[\(diagnostic.code)]", role),
      message: style(TerminalText.escaped(diagnostic.message), .emphasis), style: style)
    var gutter = 0
    if let lines = located.lines, !diagnostic.span.isNone {
      let excerpt = SourceExcerpt(span: diagnostic.span, in: lines)
      gutter = excerpt.gutterWidth
      text += excerpt.text(role: role, style: style)
    }
    let margin = String(repeating: " ", count: gutter + 1) + style("=", .dim) + " "
    // A note about the same place needs no excerpt of its own.
    let isBeside = { (span: SourceSpan) in span.isNone || span == diagnostic.span }
    for note in diagnostic.notes where isBeside(note.span) {
      text += margin + "note: " + TerminalText.escaped(note.message) + "\n"
    }
    if !located.variants.isEmpty {
      let names = located.variants.map(TerminalText.escaped).joined(separator: ", ")
      text += margin + "note: Found only in: \(names).\n"
    }
    if let help = diagnostic.help {
      text += margin + style("help:", .success) + " " + TerminalText.escaped(help) + "\n"
    }
    for note in diagnostic.notes where !isBeside(note.span) {
      text += heading(
        file: located.file, span: note.span, lines: located.lines, label: "note",
        message: TerminalText.escaped(note.message), style: style)
      if let lines = located.lines {
        text += SourceExcerpt(span: note.span, in: lines).text(role: .info, style: style)
      }
    }
    return text
  }

  private static func heading(
    file: String, span: SourceSpan, lines: SourceLines?, label: String, message: String,
    style: TextStyle
  ) -> String {
    var place = TerminalText.escaped(file)
    if let lines, !span.isNone {
      let position = lines.position(of: span.start)
      place += ":\(position.line):\(position.column)"
    }
    return style(place + ":", .emphasis) + " " + label + ": " + message + "\n"
  }
}
