extension ResolvedScene {
  /// The name of a constraint: `title-top`, `cell.3.gap`, or its text in normal spacing, with `#2`
  /// and so on for repeats in the same scope; parts of composites, sets and visual format strings
  /// add `.top`, `[2]`, `.title.leading`.
  ///
  /// Constraints written inside a copy of `repeat` or an instance of a template carry its path:
  /// `cell.3.gap` with an explicit name, `cell.3: top == previous.bottom + 8` without.
  ///
  /// - Complexity: O(constraints written in the scene); ask for many at once with `names(of:)`.
  public func name(of constraintIndex: Int) -> String {
    names(of: CollectionOfOne(constraintIndex))[0]
  }

  /// The names of several constraints, in the order of the indexes.
  ///
  /// - Complexity: O(constraints written in the scene + indexes).
  public func names(of constraintIndexes: some Collection<Int>) -> [String] {
    var wanted: Set<UInt64> = []
    for index in constraintIndexes {
      let declaration = names.declarations[Int(constraints[index].declaration)]
      if declaration.fingerprint != 0 { wanted.insert(declaration.fingerprint) }
    }
    // The declarations that may share a name with a wanted one, and how many came before each.
    var counts: [String: Int] = [:]
    var bases: [Int32: String] = [:]
    for (index, declaration) in names.declarations.enumerated()
    where wanted.contains(declaration.fingerprint) {
      let base = baseName(declaration)
      let count = counts[base, default: 0] + 1
      counts[base] = count
      bases[Int32(index)] = count == 1 ? base : base + "#\(count)"
    }
    return constraintIndexes.map { index in
      let constraint = constraints[index]
      let base =
        bases[constraint.declaration]
        ?? baseName(names.declarations[Int(constraint.declaration)])
      return base + constraint.suffix
    }
  }

  private func baseName(_ declaration: NameTable.Declaration) -> String {
    let view = Int(declaration.view)
    let written =
      view >= 0
      ? views[view].node.constraints[Int(declaration.index)]
      : names.sceneConstraints[Int(declaration.index)]
    let (name, text) = ConstraintNaming.parts(of: written)
    let scope = view >= 0 ? names.innerScope[view] : 0
    guard let owner = names.owner(ofScope: scope) else { return name ?? text }
    let path = views[Int(owner)].path
    return name.map { "\(path).\($0)" } ?? "\(path): \(text)"
  }
}
