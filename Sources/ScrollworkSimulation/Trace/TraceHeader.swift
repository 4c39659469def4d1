public import ScrollworkModel

/// What a trace begins with: everything that it depends on besides the scene.
public struct TraceHeader: Sendable {
  public var scene: String?
  public var script: String
  public var framesPerSecond: Double
  public var profile: Script.Profile
  public var settings: PhysicsSettings
  /// Paths of the scroll views, in document order: the order in every step.
  public var scrollViews: [String]
}
