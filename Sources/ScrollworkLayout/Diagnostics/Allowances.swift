internal import ScrollworkModel

/// The `allow` lists of a scene's views and constraints, by what findings call these.
struct Allowances {
  private var views: [String: AllowList] = [:]
  private var constraints: [String: AllowList] = [:]
  /// Entries that kept a finding from being reported.
  private(set) var used: Set<AllowList.Entry> = []

  init(_ scene: ResolvedScene) {
    for view in scene.views where !view.node.allow.isEmpty {
      views[view.path] = view.node.allow
    }
    let allowing = scene.constraints.indices.filter { !scene.constraints[$0].allow.isEmpty }
    for (index, name) in zip(allowing, scene.names(of: allowing)) {
      constraints[name] = scene.constraints[index].allow
    }
  }

  /// Nothing allows anything.
  var isEmpty: Bool { views.isEmpty && constraints.isEmpty }

  /// Whether a view or constraint that the finding is about allows its code.
  mutating func allow(_ diagnostic: Diagnostic) -> Bool {
    allow(diagnostic.code, views: diagnostic.views, constraints: diagnostic.constraints)
  }

  mutating func allow(_ code: String, views paths: [String], constraints names: [String]) -> Bool {
    guard !isEmpty else { return false }
    let lists = paths.compactMap { views[$0] } + names.compactMap { constraints[$0] }
    let entries = lists.flatMap(\.entries).filter { $0.codes.contains(code) }
    used.formUnion(entries)
    return !entries.isEmpty
  }
}
