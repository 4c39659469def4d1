import ScrollworkModel

/// One line per finding, as compilers print them: `article.yaml:12:5: error: … [SW201]`. Xcode
/// shows such lines of a build phase beside the source.
public enum ConciseText {
  public static func render(_ diagnostics: [LocatedDiagnostic]) -> String {
    diagnostics.map(line).joined()
  }

  private static func line(_ located: LocatedDiagnostic) -> String {
    let diagnostic = located.diagnostic
    var text = "\(located.place(of: diagnostic.span)): \(word(for: diagnostic.severity)): "
    text += TerminalText.escaped(diagnostic.message)
    if !located.variants.isEmpty {
      text += " (only in: \(located.variants.map(TerminalText.escaped).joined(separator: ", ")))"
    }
    return text + " [\(diagnostic.code)]\n"
  }

  /// Compilers have no `info`, and Xcode would take it for text.
  private static func word(for severity: Severity) -> String {
    severity == .info ? "note" : severity.rawValue
  }
}
