import ScrollworkModel
import ScrollworkRendering
import ScrollworkSimulation

/// The scripts that an expectation is about, played.
struct ScriptRuns {
  private(set) var outcome = ExpectationOutcome()
  /// What was found while scripts ran.
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter parts: the parts of the expectation that are compared.
  init(
    _ expectation: Expectation, _ parts: Set<ExpectationPart>, _ run: SceneRun,
    _ entry: SceneRun.Entry, _ settings: Settings
  ) {
    let codesAreExpected =
      parts.contains(.diagnostics) && expectation.diagnostics != nil
      || parts.contains(.noDiagnostics) && expectation.noDiagnostics != nil
    let scene = entry.solved.scene
    let simulation = Simulation(run.scene, viewport: scene.viewport)
    let policy = settings.policy(run.project, allow: run.scene.allow)
    var played: Set<String> = []
    for expected in parts.contains(.scripts) ? expectation.scripts : [] {
      guard
        let script = run.scene.scripts.first(where: {
          $0.name.value == expected.script.value
        })
      else {
        outcome.add(
          .init(
            part: .scripts, subject: expected.script.value, expected: "a script",
            actual: ScriptRuns.absence(of: expected.script.value, in: run.scene),
            span: expected.script.span))
        continue
      }
      let result = ScriptComparison.result(
        of: expected, script, simulation, in: scene, tolerance: expectation.tolerance,
        reported: policy.reported)
      outcome.add(result.outcome)
      diagnostics += result.diagnostics
      played.insert(script.name.value)
    }
    // Codes may come up in a script of which nothing else is expected.
    guard codesAreExpected else { return }
    for script in run.scene.scripts where !played.contains(script.name.value) {
      var nobody = Nobody()
      diagnostics += policy.reported(simulation.run(script, observer: &nobody).diagnostics)
    }
  }

  private static func absence(of name: String, in scene: Scene) -> String {
    let near = nearestName(to: name, in: scene.scripts.map(\.name.value))
    return near.map { "missing: did you mean \($0)?" } ?? "missing"
  }

  private struct Nobody: SimulationObserver {
    mutating func step(_ step: TraceStep, _ moment: SimulationMoment) {}
  }
}
