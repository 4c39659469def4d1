import ScrollworkSimulation

/// What of a trace is written.
public struct TraceOptions: Sendable {
  public var selection = TraceSelection()
  /// Every how many frames a step is written; what happened in between stands in the next one.
  public var every = 1
  /// Only events, each by itself.
  public var eventsOnly = false

  public init() {}
}

/// Takes steps out of a trace, and hands what happened in them on to those that stay.
struct StepSampler {
  private let every: Int
  private var skipped: TraceStep?
  private var events: [TraceEvent] = []

  init(every: Int) {
    self.every = max(1, every)
  }

  /// The step with all that happened since the last one that was taken; nil when it isn't taken.
  mutating func take(_ step: TraceStep) -> TraceStep? {
    guard step.index % every == 0 else {
      events += step.events
      skipped = step
      return nil
    }
    guard !events.isEmpty else {
      skipped = nil
      return step
    }
    return collected(step)
  }

  /// The last step, if it wasn't taken.
  mutating func finish() -> TraceStep? {
    guard var step = skipped else { return nil }
    step.events = []
    return collected(step)
  }

  private mutating func collected(_ step: TraceStep) -> TraceStep {
    var step = step
    step.events = events + step.events
    events.removeAll(keepingCapacity: true)
    skipped = nil
    return step
  }
}
