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
    let elsewhere = diagnostic.notes.filter { !isBeside($0.span) }
    let isList = elsewhere.count > 1
    if isList, let lines = located.lines {
      let places = diagnostic.notes.filter { !$0.span.isNone }
      text += list(places, in: lines, margin: gutter, style: style)
    }
    for note in diagnostic.notes where isList ? note.span.isNone : isBeside(note.span) {
      text += margin + "note: " + TerminalText.escaped(note.message) + "\n"
    }
    if !located.variants.isEmpty {
      let names = located.variants.map(TerminalText.escaped).joined(separator: ", ")
      text += margin + "note: Found only in: \(names).\n"
    }
    for (label, help) in located.help {
      let label = label == "Help" ? "help:" : "  or:"
      text += margin + style(label, .success) + " " + TerminalText.escaped(help) + "\n"
    }
    for note in elsewhere where !isList {
      text += heading(
        file: located.file, span: note.span, lines: located.lines, label: "note",
        message: TerminalText.escaped(note.message), style: style)
      if let lines = located.lines {
        text += SourceExcerpt(span: note.span, in: lines).text(role: .info, style: style)
      }
    }
    return text
  }

  /// Several places, a line each: excerpts of all would hide what they have to do with each other.
  private static func list(
    _ notes: [Diagnostic.Note], in lines: SourceLines, margin: Int, style: TextStyle
  ) -> String {
    let places = notes.map { note in
      let position = lines.position(of: note.span.start)
      return "\(position.line):\(position.column)"
    }
    let width = places.reduce(0) { max($0, $1.utf8.count) }
    let indent = String(repeating: " ", count: margin + 1)
    return zip(notes, places).map { note, place in
      let padding = String(repeating: " ", count: width - place.utf8.count)
      return indent + style(padding + place, .dim) + "  " + TerminalText.escaped(note.message)
        + "\n"
    }.joined()
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
