extension ResolvedScene {
  /// The name of a constraint: `title-top`, `cell.3.gap`, or its text in normal spacing, with `#2`
  /// and so on for repeats in the same scope; parts of composites, sets and visual format strings
  /// add `.top`, `[2]`, `.title.leading`.
  ///
  /// One made in code (`declaration` negative) is called by its suffix alone.
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
    // Only texts are counted; an explicit name is its own.
    var wanted = FingerprintSet()
    let sources = Set(constraintIndexes.lazy.map { constraints[$0].declaration }.filter { $0 >= 0 })
    for source in sources {
      if let fingerprint = names.declarations[Int(source)].fingerprint {
        wanted.insert(fingerprint)
      }
    }
    // The declarations that may share a name with a wanted one, and how many came before each.
    var counts: [String: Int] = [:]
    var bases: [Int32: String] = [:]
    if !wanted.isEmpty {
      for (index, declaration) in names.declarations.enumerated() {
        guard let fingerprint = declaration.fingerprint, wanted.contains(fingerprint) else {
          continue
        }
        let base = baseName(declaration)
        let count = counts[base, default: 0] + 1
        counts[base] = count
        bases[Int32(index)] = count == 1 ? base : base + "#\(count)"
      }
    }
    for source in sources where bases[source] == nil {
      bases[source] = baseName(names.declarations[Int(source)])
    }
    return constraintIndexes.map { index in
      let constraint = constraints[index]
      let base = bases[constraint.declaration] ?? ""
      return base + constraint.suffix
    }
  }

  func written(_ declaration: NameTable.Declaration) -> ConstraintDeclaration {
    declaration.view >= 0
      ? views[Int(declaration.view)].node.constraints[Int(declaration.index)]
      : names.sceneConstraints[Int(declaration.index)]
  }

  func scope(of declaration: NameTable.Declaration) -> Int32 {
    declaration.view >= 0 ? names.innerScope[Int(declaration.view)] : 0
  }

  private func baseName(_ declaration: NameTable.Declaration) -> String {
    let (name, text) = ConstraintNaming.parts(of: written(declaration))
    guard let owner = names.owner(ofScope: scope(of: declaration)) else { return name ?? text }
    let path = views[Int(owner)].path
    return name.map { "\(path).\($0)" } ?? "\(path): \(text)"
  }
}
