import ScrollworkLayout
import ScrollworkModel
import ScrollworkRendering
import ScrollworkYAML

/// A scene solved at all the viewports that were asked for.
struct SceneRun: Sendable {
  struct Entry: Sendable {
    var solved: SolvedScene
    var expectation: Expectation?
    var checks: SceneChecks
    /// The expectation was written for another viewport, the scene's own rather than a matrix
    /// entry's or one asked for by options: only what holds for every viewport is compared.
    var isInherited: Bool
  }

  var file: String
  var source: SourceText
  var scene: Scene
  var project: ProjectSettings
  var entries: [Entry] = []
  /// The text's lines; nil when nothing refers to them.
  var lines: SourceLines?
  /// Makes the findings' repairs in the text.
  let edits: RepairEdits

  /// Solves the scene.
  ///
  /// - Throws: `UnreadableError` when names or constraints are wrong.
  init(_ read: ReadScene, _ settings: Settings) throws(UnreadableError) {
    file = read.file
    source = read.source
    scene = read.scene
    project = read.project
    var options = LayoutOptions()
    options.roundsToPixels = settings.roundsToPixels
    // Nobody sees them there.
    options.triesRepairs = settings.command != .test && settings.command != .why

    var findings: [[Diagnostic]] = []
    var errors = MergedDiagnostics()
    var allows = AllowUse(read.scene)
    let reading = allows.filtered(read.diagnostics)
    for target in SceneRun.targets(read.scene, settings) {
      let (resolved, resolving) = SceneResolver.resolve(read.scene, viewport: target.viewport)
      errors.add(resolving.filter { $0.severity == .error }, of: target.variant)
      guard errors.isEmpty else { continue }
      let expectation = target.expectation ?? read.scene.expect
      let checks = SceneChecks(expectation?.check ?? [], in: resolved)
      // `test` says what is wrong with these where it says what came of them.
      let unreadable =
        settings.command == .test
        ? [] : checks.diagnostics + ExpectationNames(expectation, in: resolved).diagnostics
      options.measuredItems = settings.command == .test ? checks.items : []
      options.contentOffsets = SceneRun.offsets(settings.offsets, in: resolved)
      let layout = LayoutEngine.layout(resolved, options)
      let scripts = ScriptChecks.diagnostics(of: read.scene, in: resolved)
      var found = reading + resolving + unreadable + scripts + layout.diagnostics
      found += LinkFindings.diagnostics(resolved)
      if read.scene.variants.isEmpty, !settings.viewport.changesAnything,
        let remark = WidthProbe.diagnostic(
          for: read.scene, at: target.viewport, layout.diagnostics)
      {
        found.append(remark)
      }
      allows.note(found, layout.usedAllows)
      findings.append(found)
      entries.append(
        Entry(
          solved: SolvedScene(
            file: read.file, variant: target.variant, scene: resolved, layout: layout,
            diagnostics: []),
          expectation: expectation, checks: checks,
          isInherited: settings.viewport.changesAnything
            || target.variant != nil && target.expectation == nil))
    }
    let policy = settings.policy(read.project, allow: read.scene.allow)
    let unused = allows.unused(settings)
    findings = findings.map { policy.reported($0 + unused) }
    let hasFindings = !errors.isEmpty || findings.contains { !$0.isEmpty }
    lines = hasFindings || settings.command == .test ? SourceLines(read.source) : nil
    edits = RepairEdits(of: findings.joined(), in: read.source, limits: settings.limits)
    guard errors.isEmpty else {
      throw UnreadableError(
        scene: UnreadableScene(
          file: read.file, diagnostics: errors.located(file: read.file, lines: lines)))
    }
    for index in entries.indices {
      entries[index].solved.diagnostics = findings[index].map {
        LocatedDiagnostic($0, file: read.file, lines: lines, edits: edits.edits(for: $0))
      }
    }
  }

  typealias Target = (variant: String?, viewport: Viewport, expectation: Expectation?)

  /// The viewports that were asked for.
  static func targets(_ scene: Scene, _ settings: Settings) -> [Target] {
    var targets: [Target] = []
    if settings.matrix.includesBase {
      targets.append((nil, settings.viewport.applied(to: scene.viewport), nil))
    }
    for variant in scene.variants where settings.matrix.includes(variant.name) {
      let viewport = settings.viewport.applied(to: variant.applied(to: scene.viewport))
      targets.append((variant.name, viewport, variant.expect))
    }
    let own = Set(scene.variants.map(\.name))
    for added in settings.matrix.added where !own.contains(added.name) {
      let viewport = settings.viewport.applied(to: added.override.applied(to: scene.viewport))
      targets.append((added.name, viewport, nil))
    }
    return targets
  }

  /// The offsets by the scroll views' paths in output; of two for one scroll view the last.
  private static func offsets(
    _ wanted: [ContentOffset], in scene: ResolvedScene
  ) -> [String: Point] {
    var offsets: [String: Point] = [:]
    for offset in wanted {
      guard let view = scene.view(at: offset.path) else { continue }
      offsets[scene.views[view].path] = offset.point
    }
    return offsets
  }
}

/// A scene whose names or constraints can't be understood.
struct UnreadableError: Error {
  var scene: UnreadableScene
}
