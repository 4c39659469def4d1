import ScrollworkLayout
import ScrollworkModel
import ScrollworkRendering
import ScrollworkYAML

/// CPU milliseconds of the steps from a file to its layout as JSON.
struct Stages {
  var reading = 0.0
  var resolving = 0.0
  var layout = 0.0
  var json = 0.0

  var total: Double { reading + resolving + layout + json }

  /// What came out, to be checked.
  struct Outcome {
    var viewCount = 0
    var status: LayoutStatus?
    var diagnostics: [Diagnostic] = []
    var byteCount = 0
  }

  /// Runs all steps once, as `scrollwork solve --format json` does for one file.
  static func run(path: String) -> (Stages, Outcome) {
    var stages = Stages()
    var outcome = Outcome()
    let start = cpuMilliseconds()
    let (source, problem) = SourceText.decoding(readFile(path), name: path)
    let result = SceneReader().read(source)
    let read = cpuMilliseconds()
    stages.reading = read - start
    outcome.diagnostics = result.diagnostics + (problem.map { [$0] } ?? [])
    guard let scene = result.scene else { return (stages, outcome) }

    let (resolved, resolving) = SceneResolver.resolve(scene, viewport: scene.viewport)
    let named = cpuMilliseconds()
    stages.resolving = named - read

    let layout = LayoutEngine.layout(resolved, LayoutOptions())
    let solved = cpuMilliseconds()
    stages.layout = solved - named

    outcome.diagnostics += resolving + layout.diagnostics
    let lines = outcome.diagnostics.isEmpty ? nil : SourceLines(source)
    let element = LayoutJSON.element(
      SolvedScene(
        file: path, scene: resolved, layout: layout,
        diagnostics: outcome.diagnostics.map {
          LocatedDiagnostic($0, file: path, lines: lines)
        }))
    let json = LayoutJSON.document([element])
    stages.json = cpuMilliseconds() - solved

    outcome.viewCount = layout.views.count
    outcome.status = layout.status
    outcome.byteCount = json.count
    return (stages, outcome)
  }
}
