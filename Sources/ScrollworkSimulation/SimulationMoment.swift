public import ScrollworkModel

/// The state of a simulation while an observer looks at it.
public struct SimulationMoment: Sendable {
  /// In s from the script's start.
  public let time: Double
  /// In document order.
  public let scrollViews: [ScrollSnapshot]
}
