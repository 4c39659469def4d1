import ScrollworkModel

/// Diagnostics with one line each, for places where the whole texts would be too long.
struct DiagnosticList {
  let diagnostics: [LocatedDiagnostic]
  let style: TextStyle

  /// Empty when there are none.
  var text: String {
    guard !diagnostics.isEmpty else { return "" }
    var text = "\n" + style("diagnostics", .emphasis) + "\n"
    for located in diagnostics {
      let diagnostic = located.diagnostic
      var place = ""
      if let lines = located.lines, !diagnostic.span.isNone {
        let position = lines.position(of: diagnostic.span.start)
        place = "\(position.line):\(position.column): "
      }
      let label = "\(diagnostic.severity.rawValue)[\(diagnostic.code)]"
      text += "  \(place)\(style(label, TextStyle.role(of: diagnostic.severity))): "
      text += TerminalText.escaped(diagnostic.message) + "\n"
    }
    return text
  }
}
