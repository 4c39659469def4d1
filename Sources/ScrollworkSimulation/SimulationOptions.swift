/// How a script is played.
public struct SimulationOptions: Sendable {
  /// Frames per second of the trace; nil: the script's own. Motion doesn't depend on it.
  public var framesPerSecond: Double?
  /// Instants, in s, at which the observer is called besides the frames; in any order.
  public var instants: [Double] = []
  /// Paths of guides (`root.safeArea`, `cell.3.margins`, `gap`) whose rectangles the observer is
  /// going to ask for.
  public var measuredPaths: [String] = []
  public var reducesMotion = false

  public init() {}
}
