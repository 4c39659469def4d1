internal import ScrollworkModel

/// The diagnostics of one text, each place and rule once, up to a limit.
struct Findings {
  private struct Place: Hashable {
    var code: String
    var span: SourceSpan
  }

  private var list: [Diagnostic] = []
  private var places: Set<Place> = []
  private var omitted = 0
  private let limit: Int
  private(set) var hasErrors = false

  init(limit: Int) {
    self.limit = max(1, limit)
  }

  /// True when nothing more is listed: what it would say needn't be worked out.
  var isFull: Bool { list.count >= limit }

  /// Counts an error that is not worked out.
  mutating func omitError() {
    hasErrors = true
    omitted += 1
  }

  mutating func add(_ finding: Diagnostic) {
    if finding.severity == .error { hasErrors = true }
    guard !isFull else {
      omitted += 1
      return
    }
    // Copies of one view say the same of the same place.
    guard places.insert(Place(code: finding.code, span: finding.span)).inserted else { return }
    list.append(finding)
  }

  /// In the order of their places.
  func sorted() -> [Diagnostic] {
    var result = list.enumerated()
      .sorted { ($0.element.span.start, $0.offset) < ($1.element.span.start, $1.offset) }
      .map(\.element)
    if omitted > 0 {
      result.append(
        Diagnostic(
          ReadingRules.findings,
          "\(omitted) more findings are not listed; the limit is \(limit).",
          help: "Repair the first ones, then look again."))
    }
    return result
  }
}

extension Diagnostic {
  init(
    _ rule: Rule, _ message: String, at span: SourceSpan = .none, notes: [Note] = [],
    help: String? = nil
  ) {
    self.init(rule.code, rule.severity, message, at: span, notes: notes, help: help)
  }
}
