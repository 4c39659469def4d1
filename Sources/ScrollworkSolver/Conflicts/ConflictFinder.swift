/// Finds minimal sets of required constraints that can't hold together.
///
/// Rows that no contradiction can need are eliminated first (`ReducedRows.peel(forFeasibility:)`);
/// what is left falls apart into components, and each contradictory one is searched by itself.
struct ConflictFinder {
  private let system: ConstraintSystem

  init(_ system: ConstraintSystem) { self.system = system }

  /// - Parameter limit: How many sets to list at most.
  func find(limit: Int) -> (conflicts: [Solution.Conflict], hasMore: Bool) {
    let classes = AffineClasses(variableCount: system.variableCount)
    var core = ReducedRows(nodeCount: system.variableCount + 1)
    defer {
      classes.deallocate()
      core.deallocate()
    }
    system.rows.withUnsafeRows { rows in
      for row in 0..<rows.count where rows[row].isActive && rows[row].isRequired {
        core.add(row, of: rows, classes)
      }
    }
    core.peel(forFeasibility: true)
    let partition = Partition(core, nodeCount: system.variableCount + 1)
    defer { partition.deallocate() }

    var conflicts = core.contradictions.map { conflict([$0], core) }
    var hasMore = false
    let isFact = core.combined { system.rows[$0].isBackground }
    for component in 0..<partition.count {
      let rows = partition.rows(of: component).map { Int(partition.row[$0]) }
      let part = ConflictRows(
        core, facts: rows.filter { isFact[$0] },
        candidates: rows.filter { !isFact[$0] })
      var search = ConflictSearch(part)
      search.run(limit: limit + 1)
      if search.isIncomplete { hasMore = true }
      for set in search.found {
        conflicts.append(conflict((set + search.neededFacts(for: set)).map(part.source), core))
      }
    }
    conflicts.sort { a, b in
      a.constraints.lexicographicallyPrecedes(b.constraints)
    }
    if conflicts.count > limit {
      conflicts.removeLast(conflicts.count - limit)
      hasMore = true
    }
    return (conflicts, hasMore)
  }

  /// - Parameter set: Rows of the core, facts included.
  private func conflict(_ set: [Int], _ core: ReducedRows) -> Solution.Conflict {
    let sources = set.flatMap { core.sources(of: $0) }.sorted()
    let constraints = sources.filter { !system.rows[$0].isBackground }
    let background = sources.filter { system.rows[$0].isBackground }
    return Solution.Conflict(
      constraints: constraints.map { ConstraintID(index: Int32($0)) },
      background: background.map { ConstraintID(index: Int32($0)) },
      shortBy: leastViolation(sources),
      multipliers: ContradictionMultipliers(system.rows).multipliers(of: constraints + background))
  }

  /// The least sum of absolute violations of the rows that are no background facts.
  private func leastViolation(_ sources: [Int]) -> Double {
    var small = SmallProblem()
    for row in sources {
      small.add(
        system.rows.terms(of: row).map {
          ($0.variable.index, $0.coefficient)
        },
        system.rows[row].comparison, system.rows[row].constant,
        priority: system.rows[row].isBackground ? ConstraintSystem.required : 1)
    }
    return small.violationOfOptional()
  }
}
