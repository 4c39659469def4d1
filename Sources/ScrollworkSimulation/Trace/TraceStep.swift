/// One frame of a trace.
public struct TraceStep: Sendable {
  /// A value that a link sets, or that was asked for by its path.
  public struct Setting: Hashable, Sendable {
    public var path: String
    public var value: TraceEvent.Value

    public init(path: String, value: TraceEvent.Value) {
      self.path = path
      self.value = value
    }
  }

  /// Counted from 0.
  public var index: Int
  /// In s from the script's start: index / frames per second.
  public var time: Double
  /// All scroll views, in the header's order.
  public var scrollViews: [ScrollSnapshot]
  /// What links set, in document order.
  public var settings: [Setting]
  /// What happened since the step before, up to and including this step's time.
  public var events: [TraceEvent]
}
