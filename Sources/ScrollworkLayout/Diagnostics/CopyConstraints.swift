internal import ScrollworkModel

/// Turns a constraint about one copy made by `repeat` into the same for all copies.
struct CopyConstraints {
  private let scene: ResolvedScene

  init(_ scene: ResolvedScene) { self.scene = scene }

  /// The equation with `*` for the copies, and one constraint for each; nil when the constraint is
  /// about no copy, or when there is no other.
  func all(like constraint: ResolvedConstraint) -> (
    text: String, constraints: [ResolvedConstraint]
  )? {
    let text = EquationText(scene: scene).text(constraint)
    let paths = constraint.terms.map { scene.path(of: $0.item) }
    guard let leader = paths.max(by: { Self.indexes($0).count < Self.indexes($1).count }),
      !Self.indexes(leader).isEmpty
    else { return nil }
    let pattern = Self.pattern(leader)
    var places: [String: LayoutItem] = [:]
    var copies: [[String]] = []
    for index in scene.views.indices {
      let path = scene.views[index].path
      places[path] = LayoutItem(.view, Int32(index))
      if Self.pattern(path) == pattern { copies.append(Self.indexes(path)) }
    }
    guard copies.count > 1 else { return nil }
    var constraints: [ResolvedConstraint] = []
    for copy in copies {
      var other = constraint
      for (place, path) in paths.enumerated() where !Self.indexes(path).isEmpty {
        // Only whole views can be looked up by path; guides inside copies are rare.
        guard constraint.terms[place].item.kind == .view,
          let item = places[Self.path(path, in: copy)]
        else { return nil }
        other.terms[place].item = item
      }
      constraints.append(other)
    }
    var starred = text
    for path in Set(paths).sorted(by: { $0.utf8.count > $1.utf8.count }) {
      starred = starred.replacing(path + ".", with: Self.pattern(path) + ".")
    }
    return (starred, constraints)
  }

  /// `cell.3.photo` as `cell.*.photo`.
  static func pattern(_ path: String) -> String {
    parts(path).map { isIndex($0) ? "*" : String($0) }.joined(separator: ".")
  }

  private static func parts(_ path: String) -> [Substring] {
    path.split(separator: ".", omittingEmptySubsequences: false)
  }

  private static func isIndex(_ part: Substring) -> Bool {
    !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
  }

  private static func indexes(_ path: String) -> [String] {
    guard path.utf8.contains(UInt8(ascii: ".")) else { return [] }
    return parts(path).filter(isIndex).map(String.init)
  }

  /// A path with the indexes of another copy, from the outermost on.
  private static func path(_ path: String, in copy: [String]) -> String {
    var rest = copy[...]
    return parts(path).map { isIndex($0) ? rest.popFirst() ?? String($0) : String($0) }
      .joined(separator: ".")
  }
}
