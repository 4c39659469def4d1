import ScrollworkModel
import ScrollworkRendering
import ScrollworkYAML

/// The scenes of a command line, found and with their project files read.
struct SceneSources: Sendable {
  private(set) var inputs: [SceneInput] = []
  /// Project files by path.
  private var projects: [String: ProjectSettings] = [:]
  /// For standard error: what couldn't be looked at, and what is wrong with project files.
  private(set) var messages = ""
  /// `failure` when something couldn't be looked at.
  private(set) var status = ExitStatus.clean
  /// False when a project file is wrong: no scene below it would be read as meant.
  private(set) var areUsable = true

  /// - Throws: `UsageError` when no file is named, or standard input twice.
  init(_ settings: Settings, messageStyle: TextStyle) throws(UsageError) {
    guard !settings.inputs.isEmpty else {
      throw UsageError(
        "`\(settings.command.rawValue)` needs a scene.",
        help: "Name a file or a folder, or - for standard input.")
    }
    guard settings.inputs.count(where: { $0 == "-" }) <= 1 else {
      throw UsageError("Standard input can be read only once.")
    }
    let expansion = InputExpansion(
      paths: settings.inputs, stdinName: settings.stdinName, byteLimit: settings.limits.bytes)
    inputs = expansion.inputs
    for error in expansion.failures { fail(error) }
    for folder in expansion.emptyFolders {
      messages += "scrollwork: \(TerminalText.escaped(folder)): there is no scene in this folder\n"
      status = .failure
    }
    readProjects(settings, messageStyle)
  }

  /// What holds for the scene besides what it says itself.
  func project(for input: SceneInput) -> ProjectSettings {
    ProjectFile.path(for: input).flatMap { projects[$0] } ?? ProjectSettings()
  }

  /// The same, by the scene's name.
  func project(named name: String) -> ProjectSettings {
    project(for: SceneInput(source: .file, name: name))
  }

  private mutating func readProjects(_ settings: Settings, _ style: TextStyle) {
    var folders: Set<String> = []
    for input in inputs where folders.insert(ProjectFile.folder(of: input)).inserted {
      guard let path = ProjectFile.path(for: input), projects[path] == nil else { continue }
      do {
        let contents = try Files.read(path, limit: settings.limits.bytes)
        let (source, problem) = SourceText.decoding(contents, name: path)
        let read =
          problem.map { (settings: nil, diagnostics: [$0]) }
          ?? ProjectSettingsReader(limits: settings.limits).read(source)
        projects[path] = read.settings ?? ProjectSettings()
        if read.settings == nil {
          areUsable = false
          status = .failure
        }
        let lines = read.diagnostics.isEmpty ? nil : SourceLines(source)
        for diagnostic in read.diagnostics {
          messages += DiagnosticText.render(
            LocatedDiagnostic(diagnostic, file: path, lines: lines), style: style)
        }
      } catch {
        fail(error)
        areUsable = false
      }
    }
  }

  private mutating func fail(_ error: FileError) {
    messages += "scrollwork: \(TerminalText.escaped(error.path)): \(error.reason)\n"
    status = .failure
  }
}
