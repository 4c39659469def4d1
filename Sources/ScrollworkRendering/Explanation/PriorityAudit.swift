import ScrollworkLayout
import ScrollworkModel

/// What priorities decided in a layout: optional constraints that aren't met with the stronger ones
/// that are the cause, and findings about priorities that tie.
public enum PriorityAudit {
  /// Codes of findings about priorities.
  private static let codes: Set<String> = [
    LayoutRules.viewportEqualityLoses.code, LayoutRules.huggingTie.code,
    LayoutRules.compressionTie.code, LayoutRules.optionalTie.code,
  ]

  public static func text(_ solved: SolvedScene, style: TextStyle) -> String {
    var text = ""
    let relaxed = solved.layout.relaxed.sorted { ($0.priority, $1.error) > ($1.priority, $0.error) }
    if relaxed.isEmpty {
      text += "every optional constraint is met\n"
    } else {
      text += style("not met", .emphasis) + "\n"
      for item in relaxed { text += "  " + LayoutFindings.line(item) + "\n" }
    }
    let ties = solved.diagnostics.filter { codes.contains($0.diagnostic.code) }
    if !ties.isEmpty {
      text += "\n" + DiagnosticText.render(ties, style: style)
    }
    return text
  }
}
