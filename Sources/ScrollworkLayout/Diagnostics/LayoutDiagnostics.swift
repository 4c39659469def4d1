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
    if result.ambiguous.isEmpty { return [] }
    let contentSizes = ContentSizeDiagnostics(scene, result, runner)
    return contentSizes.diagnostics()
      + AmbiguityDiagnostics(scene, result, runner).diagnostics(silencedBy: contentSizes)
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
