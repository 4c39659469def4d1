import ScrollworkModel
import ScrollworkRendering
import ScrollworkYAML

/// A scene file that was read.
struct ReadScene: Sendable {
  var file: String
  var source: SourceText
  var scene: Scene
  /// Findings about the text, none of them an error.
  var diagnostics: [Diagnostic]
  var project: ProjectSettings
}

/// What reading a scene file came to.
enum ReadOutcome: Sendable {
  case scene(ReadScene)
  /// The text isn't a scene.
  case unreadable(UnreadableScene)
  /// The file can't be read at all.
  case failure(FileError)

  init(_ input: SceneInput, project: ProjectSettings, limits: ReadingLimits) {
    do {
      let contents =
        switch input.source {
        case .file: try Files.read(input.name, limit: limits.bytes)
        case .standardInput:
          try Descriptor.input.readAll(limit: limits.bytes, name: input.name)
        }
      let (source, problem) = SourceText.decoding(contents, name: input.name)
      self =
        problem.map { .unreadable(UnreadableScene([$0], in: source)) }
        ?? ReadOutcome(source, project: project, limits: limits)
    } catch {
      self = .failure(error)
    }
  }

  init(_ source: SourceText, project: ProjectSettings, limits: ReadingLimits) {
    let result = SceneReader(limits: limits).read(source, project: project)
    let diagnostics = result.diagnostics.map(LimitOption.naming)
    if let scene = result.scene {
      self = .scene(
        ReadScene(
          file: source.name, source: source, scene: scene, diagnostics: diagnostics,
          project: project))
      return
    }
    self = .unreadable(UnreadableScene(diagnostics, in: source))
  }
}

extension UnreadableScene {
  fileprivate init(_ diagnostics: [Diagnostic], in source: SourceText) {
    let lines = SourceLines(source)
    self.init(
      file: source.name,
      diagnostics: diagnostics.map { LocatedDiagnostic($0, file: source.name, lines: lines) })
  }
}
