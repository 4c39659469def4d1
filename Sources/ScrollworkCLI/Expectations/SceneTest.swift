import ScrollworkLayout
import ScrollworkModel
import ScrollworkRendering
import ScrollworkYAML

/// One scene compared with its expectations.
struct SceneTest: Sendable {
  private(set) var report: TestReport
  /// The scene file as `--update` wants it.
  private(set) var write: PendingWrite?
  private var replacements: [TextEdit] = []

  /// Parts of a scene's own expectation that hold at the matrix's viewports too.
  private static let inheritedParts: Set<ExpectationPart> = [
    .status, .diagnostics, .noDiagnostics, .check,
  ]

  /// Codes that this version's rules can report.
  private static let knownCodes = Set(RuleCatalogue.all.map(\.code))

  private static let linkCodes = Set(LinkingRules.all.map(\.code))

  init(unreadable scene: UnreadableScene) {
    report = TestReport(file: scene.file, lines: nil, result: .unreadable)
  }

  init(_ run: SceneRun, _ settings: Settings) {
    report = TestReport(file: run.file, lines: run.lines, result: .withoutExpectation)
    for entry in run.entries {
      guard let expectation = entry.expectation else { continue }
      let parts =
        entry.isInherited
        ? settings.parts.intersection(SceneTest.inheritedParts) : settings.parts
      var solved = entry.solved
      var played = ExpectationOutcome()
      if !entry.isInherited {
        let scripts = ScriptRuns(expectation, parts, run, entry, settings)
        played = scripts.outcome
        solved.diagnostics += scripts.diagnostics.map {
          LocatedDiagnostic($0, file: run.file, lines: nil, edits: [])
        }
      }
      var outcome = ExpectationComparison.outcome(
        of: expectation, entry.checks, for: solved, parts: parts,
        knownCodes: SceneTest.knownCodes)
      outcome.add(played)
      if !entry.isInherited, parts.contains(.scripts) {
        // An expectation about nothing would hold for ever, and so would one about links that are
        // left out.
        let isPlayed = !expectation.scripts.isEmpty
        for finding in entry.solved.diagnostics.map(\.diagnostic)
        where finding.code == ScrollingRules.unknownExpectation.code
          || isPlayed && finding.severity == .error && SceneTest.linkCodes.contains(finding.code)
        {
          outcome.add(
            ExpectationOutcome.Difference(
              part: .scripts, subject: finding.code, expected: "nothing", actual: finding.message,
              span: finding.span, isMistake: true))
        }
      }
      report.result = .passed
      report.entries += outcome.differences.map {
        TestReport.Entry(variant: entry.solved.variant, difference: $0)
      }
      report.unchecked += outcome.unchecked
      // What one text says for several viewports can't be rewritten for one of them.
      if !entry.isInherited { replacements += outcome.replacements }
    }
    if !report.entries.isEmpty { report.result = .failed }
  }

  /// Rewrites the values that differ, if the scene then is as expected in them.
  ///
  /// - Returns: False when it isn't; nothing is rewritten then.
  mutating func update(_ run: SceneRun, _ settings: Settings, project: ProjectSettings) -> Bool {
    guard !replacements.isEmpty, let lines = run.lines else { return true }
    let edited = lines.source.applying(
      replacements.map { $0.withoutSpaceAtItsEnd(in: lines) })
    guard
      case .scene(let read) = ReadOutcome(edited, project: project, limits: settings.limits),
      let rerun = try? SceneRun(read, settings)
    else { return false }
    let after = SceneTest(rerun, settings)
    guard after.replacements.isEmpty else { return false }
    let updated = report.entries.count - after.report.entries.count
    write = PendingWrite(path: run.file, before: lines.source.bytes, after: edited.bytes)
    report = after.report
    report.updated = updated
    return true
  }

  /// The lines that `--update` changes; empty when it changes none.
  func change(style: TextStyle) -> String {
    guard let write else { return "" }
    return LineDifference.text(
      from: write.before, to: write.after, name: write.path, style: style)
  }
}
