/// Whether a scene's constraints decide every frame.
public enum LayoutStatus: String, Hashable, Sendable {
  case determined, ambiguous, unsatisfiable
}

/// The `expect` part of a scene: what `scrollwork test` checks. What is nil isn't checked.
/// Every value carries the place it was read from, so that it can be reported and updated there.
public struct Expectation: Sendable {
  /// Numbers expected of one thing, nil where a `~` stands.
  public struct Numbers: Sendable {
    /// Path of the view.
    public var path: Spanned<String>
    public var values: [Spanned<Double?>]

    public init(path: Spanned<String>, values: [Spanned<Double?>]) {
      self.path = path
      self.values = values
    }
  }

  /// Attributes of one item that are expected to be open.
  public struct Open: Sendable {
    public var path: Spanned<String>
    public var attributes: [Spanned<String>]

    public init(path: Spanned<String>, attributes: [Spanned<String>]) {
      self.path = path
      self.attributes = attributes
    }
  }

  /// A range of contentOffset on one axis of one scroll view.
  public struct OffsetRange: Sendable {
    public var path: Spanned<String>
    public var axis: Axis
    public var low: Spanned<Double?>
    public var high: Spanned<Double?>

    public init(
      path: Spanned<String>, axis: Axis, low: Spanned<Double?>, high: Spanned<Double?>
    ) {
      self.path = path
      self.axis = axis
      self.low = low
      self.high = high
    }
  }

  public var status: Spanned<LayoutStatus>?
  /// Each with [x, y, width, height].
  public var frames: [Numbers]?
  /// Each with [width, height].
  public var contentSize: [Numbers]?
  public var ambiguous: Spanned<[Open]>?
  public var conflicts: Spanned<[Spanned<[Spanned<String>]>]>?
  public var diagnostics: Spanned<[Spanned<String>]>?
  public var noDiagnostics: [Spanned<String>]?
  public var check: [Spanned<String>]?
  /// Each with [top, left, bottom, right].
  public var adjustedContentInset: [Numbers]?
  public var offsetRange: [OffsetRange]?
  /// What scripts lead to, in the order of writing.
  public var scripts: [ScriptExpectation]
  /// In points.
  public var tolerance: Double
  public var span: SourceSpan

  public init() {
    scripts = []
    tolerance = 0.01
    span = .none
  }
}
