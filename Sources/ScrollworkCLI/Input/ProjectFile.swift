/// Finding the project file that holds for a scene.
enum ProjectFile {
  static let name = ".scrollwork.yml"

  /// The nearest project file in the scene's folder or one above it, named relative to the
  /// scene's own name.
  static func path(for scene: SceneInput) -> String? {
    var folder = folder(of: scene)
    // No real path has more folders; the bound is for file systems that never end.
    for _ in 0..<256 {
      let candidate = folder.isEmpty ? name : (folder == "/" ? "/" : folder + "/") + name
      if Files.isReadable(candidate) { return candidate }
      guard let resolved = Files.resolved(folder.isEmpty ? "." : folder), resolved != "/" else {
        return nil
      }
      folder = parent(of: folder)
    }
    return nil
  }

  /// The folder in the name of a scene; empty for the current one.
  static func folder(of scene: SceneInput) -> String {
    guard let slash = scene.name.lastIndex(of: "/") else { return "" }
    return slash == scene.name.startIndex ? "/" : String(scene.name[..<slash])
  }

  /// The folder above: a name less, or `..` more.
  private static func parent(of folder: String) -> String {
    guard !folder.isEmpty else { return ".." }
    let last = folder.lastIndex(of: "/").map { folder[folder.index(after: $0)...] } ?? folder[...]
    if last == ".." || last == "." { return folder + "/.." }
    guard let slash = folder.lastIndex(of: "/") else { return "" }
    return slash == folder.startIndex ? "/" : String(folder[..<slash])
  }
}
