/// Which views a script has brought in and taken away.
struct ScriptViews {
  private var inserted: Set<String> = []
  /// Paths of views that are gone, and the number of the event.
  private var removed: [String: Int] = [:]
  /// Keys that `set` gave views: `list.refresh`.
  private var given: Set<String> = []
  /// Constraints came in as well: their names aren't known here.
  private(set) var insertsConstraints = false

  /// Takes in a view with everything inside it.
  mutating func insert(_ view: ViewNode, constraints: [ConstraintDeclaration]) {
    if !constraints.isEmpty { insertsConstraints = true }
    var waiting = [view]
    while let node = waiting.popLast() {
      if let id = node.id {
        inserted.insert(id)
        removed[id] = nil
      }
      if !node.constraints.isEmpty { insertsConstraints = true }
      waiting += node.children
    }
  }

  mutating func set(_ keys: [String], of path: String) {
    for key in keys { given.insert("\(path).\(key)") }
  }

  /// Whether the script gave a view this key.
  func isGiven(_ key: String, of path: String) -> Bool { given.contains("\(path).\(key)") }

  mutating func remove(_ path: String, inEvent number: Int) {
    inserted.remove(path)
    removed[path] = number
  }

  /// Whether a path leads to a view that the script brought in.
  func isInserted(_ path: String) -> Bool {
    guard !inserted.isEmpty else { return false }
    return inserted.contains(String(path.prefix { $0 != "." }))
  }

  /// The number of the event that took the view away, or one around it.
  func removal(of path: String) -> Int? {
    guard !removed.isEmpty else { return nil }
    if let number = removed[path] { return number }
    var words = path.split(separator: ".")
    while words.count > 1 {
      words.removeLast()
      if let number = removed[words.joined(separator: ".")] { return number }
    }
    return nil
  }
}
