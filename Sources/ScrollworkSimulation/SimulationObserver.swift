/// Follows a simulation. Nothing is kept of what it is given, so memory doesn't grow with a script.
public protocol SimulationObserver {
  /// A frame.
  mutating func step(_ step: TraceStep, _ moment: SimulationMoment)
  /// One of the instants that were asked for.
  mutating func instant(_ time: Double, _ moment: SimulationMoment)
  /// An event of the script, counted from 1, was carried out.
  mutating func scriptEvent(_ number: Int, _ moment: SimulationMoment)
}

extension SimulationObserver {
  public mutating func instant(_ time: Double, _ moment: SimulationMoment) {}
  public mutating func scriptEvent(_ number: Int, _ moment: SimulationMoment) {}
}
