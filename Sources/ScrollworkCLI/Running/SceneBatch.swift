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

  /// One scene's part of the result.
  struct Part<Report: Sendable>: Sendable {
    /// Nil when the file couldn't be read at all.
    var report: Report?
    var messages = ""
    var status = ExitStatus.clean
    /// Names that the command line asks for and that were there.
    var foundNames: Set<String> = []
  }

  let settings: Settings
  let sources: SceneSources
  let messageStyle: TextStyle

  init(_ settings: Settings, messageStyle: TextStyle) throws(UsageError) {
    self.settings = settings
    self.messageStyle = messageStyle
    sources = try SceneSources(settings, messageStyle: messageStyle)
  }

  /// Applies `report` to every scene. The parts come in the order of the inputs.
  ///
  /// - Parameter report: Gives a scene's part of the output; it also may raise the status.
  func map<Report: Sendable>(
    _ report: @escaping @Sendable (Outcome, inout Part<Report>) -> Report
  ) -> [Part<Report>] {
    guard sources.areUsable else { return [] }
    let progress = ProgressLine(total: sources.inputs.count, isQuiet: settings.isQuiet)
    return parallelMap(
      sources.inputs, threads: settings.jobs ?? ProcessEnvironment.processorCount,
      finished: { progress?.update(done: $0) }, { part(for: $0, report) })
  }

  private func part<Report: Sendable>(
    for input: SceneInput, _ report: (Outcome, inout Part<Report>) -> Report
  ) -> Part<Report> {
    var part = Part<Report>()
    let project = sources.project(for: input)
    switch ReadOutcome(input, project: project, limits: settings.limits) {
    case .failure(let error):
      part.messages = "scrollwork: \(TerminalText.escaped(error.path)): \(error.reason)\n"
      part.status = .failure
    case .unreadable(let scene):
      part.status = .failure
      part.report = report(.unreadable(scene), &part)
    case .scene(let read):
      do throws(UnreadableError) {
        let run = try SceneRun(read, settings)
        part.foundNames = foundNames(in: run)
        part.report = report(.run(run), &part)
      } catch {
        part.status = .failure
        part.report = report(.unreadable(error.scene), &part)
      }
    }
    return part
  }

  /// The messages and status of all parts and of finding the inputs.
  func summary<Report>(of parts: [Part<Report>]) -> CommandResult {
    var result = CommandResult()
    result.messages = sources.messages + parts.map(\.messages).joined()
    result.raise(sources.status)
    for part in parts { result.raise(part.status) }
    if parts.contains(where: { $0.status != .failure }) {
      let found = parts.reduce(into: Set<String>()) { $0.formUnion($1.foundNames) }
      for name in wantedNames.sorted() where !found.contains(name) {
        result.messages += "scrollwork: no scene has \(TerminalText.escaped(name))\n"
        result.raise(.failure)
      }
    }
    return result
  }

  /// Scroll views of `--at` and entries of `--matrix`, as messages call them.
  private var wantedNames: Set<String> {
    var names = Set(settings.offsets.keys.map(SceneBatch.scrollViewName))
    if case .named(let entries) = settings.matrix {
      names.formUnion(entries.map(SceneBatch.matrixEntryName))
      names.remove(SceneBatch.matrixEntryName(MatrixSelection.baseName))
    }
    return names
  }

  private func foundNames(in run: SceneRun) -> Set<String> {
    let wanted = wantedNames
    guard !wanted.isEmpty else { return [] }
    var found = Set(run.scene.variants.map { SceneBatch.matrixEntryName($0.name) })
    for entry in run.entries {
      for view in entry.solved.scene.views where view.node.type == .scrollView {
        found.insert(SceneBatch.scrollViewName(view.path))
      }
    }
    return found.intersection(wanted)
  }

  private static func scrollViewName(_ path: String) -> String {
    "a scroll view \"\(path)\", as --at wants"
  }

  private static func matrixEntryName(_ name: String) -> String {
    "a matrix entry \"\(name)\""
  }
}
