/// How grave a finding is.
public enum Severity: String, Hashable, Sendable, Comparable {
  case info, warning, error

  private var rank: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }

  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }
}

/// Something the tool has to say about a scene, as data. Renderers turn it into text, JSON and so
/// on; nothing here depends on how it is shown.
public struct Diagnostic: Hashable, Sendable {
  /// A second place or a remark that belongs to a diagnostic.
  public struct Note: Hashable, Sendable {
    public var message: String
    public var span: SourceSpan

    public init(_ message: String, at span: SourceSpan = .none) {
      self.message = message
      self.span = span
    }
  }

  /// The rule's code, such as `SW101`.
  public var code: String
  public var severity: Severity
  /// One sentence that says what is wrong, with the numbers in it.
  public var message: String
  public var span: SourceSpan
  public var notes: [Note]
  /// What to do about it.
  public var help: String?
  /// Paths of the views involved.
  public var views: [String]
  /// Names of the constraints involved.
  public var constraints: [String]
  /// Changes that were solved again and settle it, the best first.
  public var repairs: [Repair]

  public init(
    _ code: String, _ severity: Severity, _ message: String, at span: SourceSpan = .none,
    notes: [Note] = [], help: String? = nil, views: [String] = [], constraints: [String] = [],
    repairs: [Repair] = []
  ) {
    self.code = code
    self.severity = severity
    self.message = message
    self.span = span
    self.notes = notes
    self.help = help
    self.views = views
    self.constraints = constraints
    self.repairs = repairs
  }
}
