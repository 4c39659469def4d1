public import ScrollworkModel

/// Findings as workflow commands of GitHub Actions, which shows them at their lines in a change:
/// `::error title=SW201 conflict,file=a.yaml,line=3,…::message`.
public enum GitHubAnnotations {
  public static func render(_ diagnostics: [LocatedDiagnostic]) -> String {
    diagnostics.map(command).joined()
  }

  private static func command(_ located: LocatedDiagnostic) -> String {
    let diagnostic = located.diagnostic
    let name = RuleCatalogue.rule(diagnostic.code).map { " \($0.name)" } ?? ""
    return command(
      command(for: diagnostic.severity), title: diagnostic.code + name, file: located.file,
      at: diagnostic.span, in: located.lines,
      located.paragraphs.map(TerminalText.escaped).joined(separator: "\n"))
  }

  /// One command: `::error title=…,file=…,line=…::message`.
  ///
  /// - Parameter name: `error`, `warning` or `notice`.
  public static func command(
    _ name: String, title: String, file: String, at span: SourceSpan,
    in lines: SourceLines?, _ message: String
  ) -> String {
    var properties = [("title", title), ("file", file)]
    if let region = SourceRegion(span, in: lines) {
      properties += [("line", "\(region.start.line)"), ("endLine", "\(region.end.line)")]
      // Columns are taken only within one line.
      if region.start.line == region.end.line {
        properties += [("col", "\(region.start.column)"), ("endColumn", "\(region.end.column)")]
      }
    }
    let list = properties.map { "\($0)=\(escapedProperty($1))" }.joined(separator: ",")
    return "::\(name) \(list)::\(escapedData(message))\n"
  }

  private static func command(for severity: Severity) -> String {
    severity == .info ? "notice" : severity.rawValue
  }

  private static func escapedData(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  private static func escapedProperty(_ text: String) -> String {
    escaped(text, ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  /// By code points: CR LF is one character to Swift.
  private static func escaped(_ text: String, _ codes: [Unicode.Scalar: String]) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if let code = codes[scalar] { result += code } else { result.unicodeScalars.append(scalar) }
    }
    return result
  }
}
