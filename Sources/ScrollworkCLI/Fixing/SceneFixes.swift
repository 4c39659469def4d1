import ScrollworkModel
import ScrollworkRendering
import ScrollworkYAML

/// The repairs of a scene's findings made in its text, one after the other, each in the text that
/// the one before left.
struct SceneFixes: Sendable {
  /// Repairs made in one run at most: a bound for scenes where each brings up others.
  private static let limit = 100

  /// The scene with all of them made.
  private(set) var run: SceneRun
  private(set) var made: [RepairedFinding] = []
  /// The file with all of them made; nil when there are none.
  private(set) var write: PendingWrite?

  init(_ run: SceneRun, _ settings: Settings, project: ProjectSettings) {
    self.run = run
    guard let before = run.lines?.source else { return }
    while made.count < SceneFixes.limit,
      let step = SceneFixes.step(from: self.run, settings, project)
    {
      self.run = step.run
      made.append(step.made)
      write = PendingWrite(path: run.file, before: before.bytes, after: step.source.bytes)
    }
  }

  private struct Step {
    var run: SceneRun
    var source: SourceText
    var made: RepairedFinding
  }

  /// The first repair that leaves less to report.
  private static func step(
    from run: SceneRun, _ settings: Settings, _ project: ProjectSettings
  ) -> Step? {
    guard let source = run.lines?.source else { return nil }
    let diagnostics = ValidationReport(.run(run)).file.diagnostics
    let before = Found(diagnostics)
    for located in diagnostics where located.diagnostic.severity > .info {
      for (repair, edits) in zip(located.diagnostic.repairs, located.edits) where !edits.isEmpty {
        let edited = source.applying(edits)
        guard
          case .scene(let read) = ReadOutcome(edited, project: project, limits: settings.limits),
          let rerun = try? SceneRun(read, settings),
          Found(ValidationReport(.run(rerun)).file.diagnostics).isLess(than: before)
        else { continue }
        return Step(
          run: rerun, source: edited,
          made: RepairedFinding(code: located.diagnostic.code, repair: repair))
      }
    }
    return nil
  }
}

/// What two runs of a scene are compared by.
private struct Found {
  private struct Key: Hashable {
    var code: String
    var views: [String]
    var constraints: Set<String>
  }

  private var errors: Set<Key> = []
  /// How many findings of each severity there are, the gravest first.
  private var counts: [Int]

  init(_ diagnostics: [LocatedDiagnostic]) {
    counts = [Severity.error, .warning, .info].map { severity in
      diagnostics.count { $0.diagnostic.severity == severity }
    }
    for diagnostic in diagnostics.lazy.map(\.diagnostic) where diagnostic.severity == .error {
      errors.insert(
        Key(
          code: diagnostic.code, views: diagnostic.views,
          constraints: Set(diagnostic.constraints)))
    }
  }

  /// Whether there is less, and no error that wasn't there.
  func isLess(than other: Found) -> Bool {
    counts.lexicographicallyPrecedes(other.counts) && errors.isSubset(of: other.errors)
  }
}
