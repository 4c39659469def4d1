import ScrollworkLayout
import ScrollworkModel
import ScrollworkRendering
import ScrollworkYAML

/// Runs a command over all its scenes, on as many threads as there are processors.
struct SceneBatch: Sendable {
  /// What one scene came to.
  enum Outcome: Sendable {
    case run(SceneRun)
    case unreadable(UnreadableScene)
  }

  /// A scene file that was read, or why it couldn't be.
  enum Reading: Sendable {
    case scene(ReadScene)
    case unreadable(UnreadableScene)
  }

  /// One scene's part of the result.
  struct Part<Report: Sendable>: Sendable {
    /// Nil when the file couldn't be read at all.
    var report: Report?
    var messages = ""
    var status = ExitStatus.clean
    /// What the command line asks for by name and the scene doesn't have.
    var missing: Set<MissingName> = []
    /// Names that the scene has of the kinds that are missing.
    var known: Set<MissingName> = []
  }

  let settings: Settings
  let sources: SceneSources
  let messageStyle: TextStyle

  init(_ settings: Settings, messageStyle: TextStyle) throws(UsageError) {
    self.settings = settings
    self.messageStyle = messageStyle
    sources = try SceneSources(settings, messageStyle: messageStyle)
  }

  /// Solves every scene and applies `report` to it. The parts come in the order of the inputs.
  ///
  /// - Parameter report: Gives a scene's part of the output; it also may raise the status.
  func map<Report: Sendable>(
    _ report: @escaping @Sendable (Outcome, inout Part<Report>) -> Report
  ) -> [Part<Report>] {
    mapReadings { reading, part in
      switch reading {
      case .unreadable(let scene): return report(.unreadable(scene), &part)
      case .scene(let read):
        do throws(UnreadableError) {
          let run = try SceneRun(read, settings)
          lookUp(&part, in: run)
          return report(.run(run), &part)
        } catch {
          part.status = .failure
          return report(.unreadable(error.scene), &part)
        }
      }
    }
  }

  /// The same for scenes that are only read.
  func mapReadings<Report: Sendable>(
    _ report: @escaping @Sendable (Reading, inout Part<Report>) -> Report
  ) -> [Part<Report>] {
    guard sources.areUsable else { return [] }
    let progress = ProgressLine(total: sources.inputs.count, isQuiet: settings.isQuiet)
    return parallelMap(
      sources.inputs, threads: settings.jobs ?? ProcessEnvironment.processorCount,
      finished: { progress?.update(done: $0) }, { part(for: $0, report) })
  }

  private func part<Report: Sendable>(
    for input: SceneInput, _ report: (Reading, inout Part<Report>) -> Report
  ) -> Part<Report> {
    var part = Part<Report>()
    let project = sources.project(for: input)
    switch ReadOutcome(input, project: project, limits: settings.limits) {
    case .failure(let error):
      part.messages = "scrollwork: \(TerminalText.escaped(error.path)): \(error.reason)\n"
      part.status = .failure
    case .unreadable(var scene):
      scene.apply(settings.policy(project))
      part.status = .failure
      part.report = report(.unreadable(scene), &part)
    case .scene(let read): part.report = report(.scene(read), &part)
    }
    return part
  }

  /// The messages and status of all parts and of finding the inputs.
  func summary<Report>(of parts: [Part<Report>]) -> CommandResult {
    var result = CommandResult()
    result.messages = sources.messages + parts.map(\.messages).joined()
    result.raise(sources.status)
    for part in parts { result.raise(part.status) }
    let read = parts.filter { $0.status != .failure }
    guard let first = read.first else { return result }
    // Only what no scene has; names that some scene has are right.
    let missing = read.dropFirst().reduce(first.missing) { $0.intersection($1.missing) }
    guard !missing.isEmpty else { return result }
    let known = read.reduce(into: Set<MissingName>()) { $0.formUnion($1.known) }
    for name in missing.sorted() {
      result.messages += name.message(known: known)
      result.raise(.failure)
    }
    return result
  }

  /// Looks the scroll views of `--at` and the entries of `--matrix` up.
  private func lookUp<Report>(_ part: inout Part<Report>, in run: SceneRun) {
    if case .named(let names) = settings.matrix {
      let entries = Set(run.scene.variants.map(\.name)).union([MatrixSelection.baseName])
      for name in names
      where !entries.contains(name) && ViewportOverride(matrixEntry: name) == nil {
        part.missing.insert(MissingName(kind: .matrixEntry, name: name))
        part.known.formUnion(entries.map { MissingName(kind: .matrixEntry, name: $0) })
      }
    }
    for offset in settings.offsets where !run.entries.isEmpty {
      let isFound = run.entries.contains { entry in
        let scene = entry.solved.scene
        return scene.view(at: offset.path).map { scene.views[$0].node.type } == .scrollView
      }
      guard !isFound else { continue }
      part.missing.insert(MissingName(kind: .scrollView, name: offset.path))
      for view in run.entries.first?.solved.scene.views ?? []
      where view.node.type == .scrollView {
        part.known.insert(MissingName(kind: .scrollView, name: view.path))
      }
    }
  }
}
