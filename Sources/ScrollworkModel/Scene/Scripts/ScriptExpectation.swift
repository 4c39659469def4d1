/// What a scene expects of one of its scripts. What is nil or empty isn't checked.
public struct ScriptExpectation: Sendable {
  /// A value to compare with.
  public enum Value: Sendable {
    case number(Double)
    case boolean(Bool)
    /// nil where a `~` stands.
    case numbers([Double?])
    /// Inequalities that all have to hold.
    case bounds([Bound])
    case text(String)
  }

  public struct Bound: Hashable, Sendable {
    /// `<`, `<=`, `>`, `>=`, `==` or `!=`.
    public var comparison: String
    public var value: Double

    public init(comparison: String, value: Double) {
      self.comparison = comparison
      self.value = value
    }
  }

  /// An expected property: `scroll` with `contentOffset`, `y`, `page`; or a path as written
  /// (`photo.translate.y`, `var q`) with an empty property.
  public struct State: Sendable {
    public var path: Spanned<String>
    /// Empty: the whole of what the path names (a scroll view's contentOffset).
    public var property: String
    public var value: Spanned<Value>

    public init(path: Spanned<String>, property: String, value: Spanned<Value>) {
      self.path = path
      self.property = property
      self.value = value
    }
  }

  /// What holds at one moment: properties with values, or expressions.
  public struct Moment: Sendable {
    public var states: [State]
    public var checks: [Spanned<String>]

    public init(states: [State] = [], checks: [Spanned<String>] = []) {
      self.states = states
      self.checks = checks
    }
  }

  public struct Callback: Sendable {
    public var name: Spanned<String>
    public var view: Spanned<String>?
    /// In seconds, or an inequality.
    public var time: Spanned<Value>?
    /// What it was given and the flags inside it, by the format's names.
    public var values: [(key: String, value: Spanned<Value>)]
    public var span: SourceSpan

    public init(
      name: Spanned<String>, view: Spanned<String>? = nil, time: Spanned<Value>? = nil,
      values: [(key: String, value: Spanned<Value>)] = [], span: SourceSpan = .none
    ) {
      self.name = name
      self.view = view
      self.time = time
      self.values = values
      self.span = span
    }
  }

  public struct EventList: Sendable {
    /// The view that all events are of; nil: events say so themselves, or need not.
    public var view: Spanned<String>?
    /// `willBeginDragging`, `didEndDragging(true)`, `buy.touchesBegan`, in order.
    public var events: [Spanned<String>]
    /// Of the whole list.
    public var span: SourceSpan

    public init(
      view: Spanned<String>? = nil, events: [Spanned<String>], span: SourceSpan = .none
    ) {
      self.view = view
      self.events = events
      self.span = span
    }
  }

  public var script: Spanned<String>
  public var rest: [State] = []
  public var events: [EventList] = []
  public var callbacks: [Callback] = []
  public var never: [Spanned<String>] = []
  /// Event (`didScroll`, `scroll.didScroll`) and how often.
  public var count: [(event: Spanned<String>, value: Spanned<Value>)] = []
  /// In seconds from the script's start.
  public var at: [(time: Spanned<Double>, moment: Moment)] = []
  /// After the script's event of that number, counted from 1.
  public var after: [(event: Spanned<Int>, moment: Moment)] = []
  public var always: [Spanned<String>] = []
  public var maximum: [State] = []
  public var minimum: [State] = []
  public var imagesRequested: Spanned<Value>?
  public var imageOrder: [Spanned<String>]?
  /// `made`, `live`, `queued`, `reused`.
  public var reuse: [(key: String, value: Spanned<Value>)] = []
  public var page: [(path: Spanned<String>, value: Spanned<Value>)] = []
  public var contentSize: [(path: Spanned<String>, value: Spanned<Value>)] = []
  public var zoomScale: [(path: Spanned<String>, value: Spanned<Value>)] = []
  /// Top of the keyboard at the end, in root coordinates.
  public var keyboardTop: Spanned<Value>?
  public var diagnostics: [Spanned<String>]?
  /// In points; nil: the scene's.
  public var tolerance: Double?
  public var span: SourceSpan = .none

  public init(script: Spanned<String>) {
    self.script = script
  }
}
