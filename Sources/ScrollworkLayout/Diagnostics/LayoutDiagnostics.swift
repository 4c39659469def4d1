internal import ScrollworkModel

/// What a solved layout says about its scene: contradictions, open content sizes, open frames.
enum LayoutDiagnostics {
  /// The findings, contradictions first, then in document order. Codes in the `allow` of a view or
  /// constraint involved are left out.
  static func diagnostics(
    for scene: ResolvedScene, _ result: LayoutResult, _ runner: PassRunner
  ) -> [Diagnostic] {
    if !runner.conflicts.isEmpty {
      // What is open after leaving constraints out is no finding about the scene.
      return ConflictDiagnostics(scene, result, runner).diagnostics()
    }
    var open = OpenAttributes(result)
    var findings = ViewportEqualityDiagnostics(scene, result, runner).diagnostics(&open)
    if result.ambiguous.isEmpty { return findings }
    findings += ContentSizeDiagnostics(scene, result, runner).diagnostics(&open)
    findings += ScrollFrameDiagnostics.diagnostics(scene, result, &open)
    findings += OptionalTieDiagnostics(scene, runner).diagnostics(&open)
    findings += IntrinsicTieDiagnostics(scene, result, runner).diagnostics(&open)
    return findings + AmbiguityDiagnostics(scene, result, runner).diagnostics(open)
  }
}

extension Rule {
  /// A finding of this rule.
  func diagnostic(
    _ message: String, at span: SourceSpan = .none, notes: [Diagnostic.Note] = [],
    help: String? = nil, views: [String] = [], constraints: [String] = []
  ) -> Diagnostic {
    Diagnostic(
      code, severity, message, at: span, notes: notes, help: help, views: views,
      constraints: constraints)
  }
}

/// `a`, `a and b`, `a, b and c`.
func enumeration(_ items: [String]) -> String {
  guard items.count > 1, let last = items.last else { return items.first ?? "" }
  return items.dropLast().joined(separator: ", ") + " and " + last
}
