/// How a script is played.
public struct SimulationOptions: Sendable {
  /// Frames per second of the trace; nil: the script's own. Motion doesn't depend on it.
  public var framesPerSecond: Double?
  /// Instants, in s, at which the observer is called besides the frames; in any order.
  public var instants: [Double] = []
  public var reducesMotion = false

  public init() {}
}
