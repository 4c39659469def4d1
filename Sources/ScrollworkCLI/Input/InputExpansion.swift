import ScrollworkYAML

/// Turning the paths of a command line into scenes.
struct InputExpansion: Sendable {
  private(set) var inputs: [SceneInput] = []
  /// What couldn't be looked at.
  private(set) var failures: [FileError] = []
  /// Folders in which there was no scene.
  private(set) var emptyFolders: [String] = []

  /// Files as given, folders replaced by the scenes in them in byte order of their paths.
  init(paths: [String], stdinName: String, byteLimit: Int) {
    for path in paths {
      if path == "-" {
        inputs.append(SceneInput(source: .standardInput, name: stdinName))
        continue
      }
      do {
        switch try Files.kind(of: path) {
        case .file, .other: inputs.append(SceneInput(source: .file, name: path))
        case .folder:
          let before = (inputs.count, failures.count)
          try addScenes(inFolder: path, byteLimit: byteLimit)
          // Of one that can't be read, nobody knows what is in it.
          if (inputs.count, failures.count) == before { emptyFolders.append(path) }
        }
      } catch {
        failures.append(error)
      }
    }
  }

  private mutating func addScenes(inFolder path: String, byteLimit: Int) throws(FileError) {
    var path = path
    while path.count > 1 && path.hasSuffix("/") { path.removeLast() }
    var found: [String] = []
    // Folders still to be read; a list of its own instead of recursion, since depth is the user's.
    var pending = [path]
    while let folder = pending.popLast() {
      let prefix = folder == "/" ? "/" : folder + "/"
      let names: [String]
      do {
        names = try Files.names(inFolder: folder)
      } catch {
        failures.append(error)
        continue
      }
      for name in names {
        let child = prefix + name
        guard let kind = try? Files.kind(of: child) else { continue }
        switch kind {
        case .folder: if !Files.isLink(child) { pending.append(child) }
        case .file:
          if InputExpansion.hasSceneExtension(name), isScene(child, byteLimit) {
            found.append(child)
          }
        case .other: break
        }
      }
    }
    found.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    inputs += found.map { SceneInput(source: .file, name: $0) }
  }

  private static func hasSceneExtension(_ name: String) -> Bool {
    name.hasSuffix(".yaml") || name.hasSuffix(".yml") || name.hasSuffix(".json")
  }

  private mutating func isScene(_ path: String, _ byteLimit: Int) -> Bool {
    do {
      return SceneSniffer.looksLikeScene(try Files.read(path, limit: byteLimit))
    } catch {
      failures.append(error)
      return false
    }
  }
}
