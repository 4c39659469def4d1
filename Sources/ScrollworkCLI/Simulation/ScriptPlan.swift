import ScrollworkModel
import ScrollworkRendering
import ScrollworkSimulation
import ScrollworkYAML

/// The scripts of one scene that are to be played, at each viewport that was asked for.
struct ScriptPlan: Sendable {
  struct Run: Sendable {
    var variant: String?
    var simulation: Simulation
    var script: Script
    /// What was found before it runs.
    var findings: [Diagnostic]
  }

  let file: String
  let scene: Scene
  let runs: [Run]
  private let policy: DiagnosticPolicy
  private let source: SourceText

  /// - Throws: `UnreadableError` when names or constraints are wrong.
  init(_ read: ReadScene, _ settings: Settings) throws(UnreadableError) {
    file = read.file
    scene = read.scene
    source = read.source
    policy = settings.policy(read.project, allow: read.scene.allow)
    let scripts = read.scene.scripts.filter {
      settings.scripts.isEmpty || settings.scripts.contains($0.name.value)
    }
    var runs: [Run] = []
    var errors = MergedDiagnostics()
    for target in SceneRun.targets(read.scene, settings) {
      let (resolved, resolving) = SceneResolver.resolve(read.scene, viewport: target.viewport)
      errors.add(resolving.filter { $0.severity == .error }, of: target.variant)
      guard errors.isEmpty else { continue }
      let found = ScriptChecks.diagnostics(of: read.scene, in: resolved)
      let links = LinkFindings.diagnostics(resolved).filter { $0.severity == .error }
      let simulation = Simulation(read.scene, viewport: target.viewport)
      for script in scripts {
        runs.append(
          Run(
            variant: target.variant, simulation: simulation, script: script,
            findings: links + found.filter { script.span.contains($0.span) }))
      }
    }
    guard errors.isEmpty else {
      throw UnreadableError(
        scene: UnreadableScene(
          file: read.file,
          diagnostics: errors.located(file: read.file, lines: SourceLines(read.source))))
    }
    self.runs = runs
  }

  /// The file's name, with the viewport where it isn't the scene's own.
  func label(_ run: Run) -> String {
    run.variant.map { "\(file) [\($0)]" } ?? file
  }

  /// What was found before and while a script ran, each once.
  func reported(_ run: Run, _ summary: TraceSummary) -> [Diagnostic] {
    let known = Set(run.findings.map { "\($0.code) \($0.span.start)" })
    return policy.reported(
      run.findings + summary.diagnostics.filter { !known.contains("\($0.code) \($0.span.start)") })
  }

  func located(_ findings: [Diagnostic], _ run: Run) -> [LocatedDiagnostic] {
    guard !findings.isEmpty else { return [] }
    let lines = SourceLines(source)
    return findings.map {
      LocatedDiagnostic(
        $0, file: file, lines: lines, variants: run.variant.map { [$0] } ?? [], edits: [])
    }
  }
}

extension SourceSpan {
  fileprivate func contains(_ other: SourceSpan) -> Bool {
    !isNone && !other.isNone && start <= other.start && other.end <= end
  }
}
