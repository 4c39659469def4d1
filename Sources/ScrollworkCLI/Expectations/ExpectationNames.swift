import ScrollworkModel

/// Looks up the names that an expectation uses, in a scene at one viewport: what it says of something
/// that isn't there can never hold.
struct ExpectationNames {
  private let scene: ResolvedScene
  private let paths: Set<String>
  /// What is wrong with names, each at its place.
  private(set) var diagnostics: [Diagnostic] = []

  init(_ expectation: Expectation?, in scene: ResolvedScene) {
    self.scene = scene
    guard let expectation else {
      paths = []
      return
    }
    paths = Set(scene.views.map(\.path))
    let scrolling =
      [expectation.contentSize, expectation.adjustedContentInset].flatMap { $0 ?? [] }.map(\.path)
      + (expectation.offsetRange ?? []).map(\.path)
    for path in (expectation.frames ?? []).map(\.path) + scrolling { lookUp(path) }
    for open in expectation.ambiguous?.value ?? [] { lookUp(open.path) }
  }

  private mutating func lookUp(_ path: Spanned<String>) {
    guard !paths.contains(path.value) else { return }
    do throws(LanguageError) {
      let suggests = diagnostics.count < SceneChecks.suggestionLimit
      _ = try scene.item(at: path.value, suggests: suggests)
    } catch {
      diagnostics.append(
        Diagnostic(
          error.rule ?? LanguageRules.unknownName, "expect: " + error.message, at: path.span,
          help: error.help))
    }
  }
}

extension Diagnostic {
  fileprivate init(_ rule: Rule, _ message: String, at span: SourceSpan, help: String?) {
    self.init(rule.code, rule.severity, message, at: span, help: help)
  }
}
