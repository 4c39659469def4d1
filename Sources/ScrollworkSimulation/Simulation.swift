public import ScrollworkModel

/// Plays scripts against a scene: touches and calls in, callbacks and offsets out.
///
/// The same scene and script give the same trace on any machine. Frames only sample it: all motion
/// is made of closed forms with exact times, so traces of different frame rates agree where their
/// times do.
public struct Simulation: Sendable {
  public let scene: Scene
  public let viewport: Viewport

  /// - Parameter viewport: Takes the place of the scene's own.
  public init(_ scene: Scene, viewport: Viewport? = nil) {
    self.scene = scene
    self.viewport = viewport ?? scene.viewport
  }

  /// What a script's trace begins with.
  public func header(
    of script: Script, _ options: SimulationOptions = SimulationOptions()
  ) -> TraceHeader {
    let (resolved, _) = SceneResolver.resolve(scene, viewport: viewport)
    return TraceHeader(
      scene: scene.name, script: script.name.value,
      framesPerSecond: options.framesPerSecond ?? script.framesPerSecond,
      profile: script.profile, settings: scene.physics,
      scrollViews: resolved.views.filter { $0.node.type == .scrollView }.map(\.path))
  }

  /// Plays a script from the solved state until everything has come to rest after its last event.
  ///
  /// - Parameter observer: is given every frame.
  /// - Returns: what came of it, with diagnostics about the script.
  public func run<Observer: SimulationObserver>(
    _ script: Script, _ options: SimulationOptions = SimulationOptions(),
    observer: inout Observer
  ) -> TraceSummary {
    var simulator = Simulator(scene: scene, viewport: viewport, script: script, options: options)
    return simulator.run(&observer)
  }
}
