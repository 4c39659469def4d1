/// Which findings are reported, and how grave they are: the one place that decides it.
public struct DiagnosticPolicy: Sendable {
  /// Codes that aren't reported.
  public var allowed: Set<String>
  /// The only codes that are reported; nil: all.
  public var selected: Set<String>?
  /// Severities by code, instead of the rules' own.
  public var severities: [String: Severity]

  public init(
    allowed: Set<String> = [], selected: Set<String>? = nil, severities: [String: Severity] = [:]
  ) {
    self.allowed = allowed
    self.selected = selected
    self.severities = severities
  }

  /// The findings that are reported, with the severities that they are reported with.
  public func reported(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.compactMap(reported)
  }

  /// The same of a text that couldn't be read: its errors say why, so they can't be turned off or
  /// made less.
  public func reportedOfUnreadable(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.compactMap { $0.severity == .error ? $0 : reported($0) }
  }

  private func reported(_ diagnostic: Diagnostic) -> Diagnostic? {
    let code = diagnostic.code
    guard !allowed.contains(code), selected?.contains(code) ?? true else { return nil }
    var diagnostic = diagnostic
    if let severity = severities[code] { diagnostic.severity = severity }
    return diagnostic
  }
}
