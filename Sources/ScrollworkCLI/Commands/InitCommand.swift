import ScrollworkRendering

/// `scrollwork init`.
enum InitCommand {
  static func run(_ settings: Settings) throws(UsageError) -> CommandResult {
    guard settings.inputs.count <= 1 else {
      throw UsageError("`init` writes one file.")
    }
    var result = CommandResult()
    let scene = Array(settings.template.text.utf8)
    guard let path = settings.inputs.first, path != "-" else {
      result.output = scene
      return result
    }
    if SceneTemplate(rawValue: path) != nil {
      throw UsageError(
        "\"\(path)\" would be the name of the file.",
        help: "For the template write: scrollwork init --template \(path) \(path).yaml")
    }
    let name = TerminalText.escaped(path)
    guard settings.overwrites || !Files.exists(path) else {
      result.messages = "scrollwork: \(name) is there already; --force writes over it\n"
      result.status = .failure
      return result
    }
    do throws(FileError) {
      try AtomicFile.write(scene, to: path)
      result.messages = "\(name) was written; look at it with: scrollwork solve \(name)\n"
    } catch {
      result.messages = "scrollwork: \(name): \(error.reason)\n"
      result.status = .failure
    }
    return result
  }
}
