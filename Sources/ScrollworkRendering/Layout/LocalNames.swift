import ScrollworkModel

/// Views' paths without the part that a view above them already says.
struct LocalNames {
  private let scene: ResolvedScene
  /// By view: the nearest view above whose path its own begins with.
  private let owners: [Int32?]

  init(_ scene: ResolvedScene) {
    self.scene = scene
    var owners: [Int32?] = []
    owners.reserveCapacity(scene.views.count)
    for view in scene.views {
      // What begins with a view's path begins with the paths that that one begins with.
      var owner = view.parent
      while let candidate = owner, !LocalNames.begins(view.path, scene.views[Int(candidate)].path) {
        owner = owners[Int(candidate)]
      }
      owners.append(owner)
    }
    self.owners = owners
  }

  subscript(view: Int) -> String {
    let path = scene.views[view].path
    guard let owner = owners[view] else { return path }
    return String(path.dropFirst(scene.views[Int(owner)].path.count + 1))
  }

  private static func begins(_ path: String, _ outer: String) -> Bool {
    let (path, outer) = (path.utf8, outer.utf8)
    return path.count > outer.count + 1 && path.starts(with: outer)
      && path[path.index(path.startIndex, offsetBy: outer.count)] == UInt8(ascii: ".")
  }
}
