extension ConstraintSystem {
  /// How far below its bound a background fact may be before it is taken into account.
  private static let backgroundTolerance = 1e-7

  /// Finds the best values, what they leave open, and which required constraints contradict.
  ///
  /// - Complexity: linear in the number of terms on layouts, whose components are small; a component
  ///   of n unknowns takes a number of simplex steps that grows with n, each O(n x forms).
  public mutating func solve(_ options: SolverOptions = SolverOptions()) -> Solution {
    while true {
      let reduction = currentReduction()
      reduction.solve()
      let values = (0..<variableCount).map { reduction.value(of: Int32($0)) }
      if reduction.isContradictory {
        let found = ConflictFinder(self).find(limit: options.conflictLimit)
        // None when the violations were rounding after all.
        if !found.conflicts.isEmpty {
          return Solution(
            values: values, conflicts: found.conflicts, hasMoreConflicts: found.hasMore, open: [])
        }
      }
      if wakeViolated(values) { continue }
      if reduction.openComponents.isEmpty && reduction.freeNodes.isEmpty {
        return Solution(values: values, conflicts: [], hasMoreConflicts: false, open: [])
      }
      if wakeOpen(reduction) { continue }
      var choice = OpenChoice(self, reduction)
      let open = choice.settle(reportsRanges: options.reportsRanges)
      return Solution(
        values: (0..<variableCount).map { reduction.value(of: Int32($0)) }, conflicts: [],
        hasMoreConflicts: false, open: open)
    }
  }

  /// The reduction of the rows in use, with their present constants.
  private mutating func currentReduction() -> Reduction {
    if reduction != nil && hasStaleConstants && !isKnownUniquelyReferenced(&reduction) {
      reduction = nil
    }
    defer { hasStaleConstants = false }
    if let reduction {
      if hasStaleConstants { rows.withUnsafeRows { reduction.replay($0) } }
      return reduction
    }
    let used = Buffer<Bool>(repeating: false, count: rows.count)
    defer { used.deallocate() }
    for row in 0..<rows.count { used[row] = isUsed(row) }
    let made = rows.withUnsafeRows {
      Reduction($0, variableCount: variableCount, isUsed: used)
    }
    reduction = made
    return made
  }

  /// Takes background facts into account that the values violate. False if there are none.
  private mutating func wakeViolated(_ values: [Double]) -> Bool {
    wake { row, system in
      var sum = -system.rows.constant[row]
      for term in system.rows.terms(of: row) {
        sum += system.rows.coefficient[term] * values[Int(system.rows.variable[term])]
      }
      return switch system.rows.comparison[row] {
      case .equal: abs(sum) > Self.backgroundTolerance
      case .lessThanOrEqual: sum > Self.backgroundTolerance
      case .greaterThanOrEqual: sum < -Self.backgroundTolerance
      }
    }
  }

  /// Takes background facts into account about anything that is open.
  private mutating func wakeOpen(_ reduction: Reduction) -> Bool {
    let openness = reduction.openness()
    defer { openness.deallocate() }
    return wake { row, system in
      system.rows.terms(of: row).contains { term in
        let variable = system.rows.variable[term]
        let root = reduction.classes.root[variable]
        return root != reduction.classes.zero && openness[root] != 0
      }
    }
  }

  private mutating func wake(where matters: (Int, ConstraintSystem) -> Bool) -> Bool {
    var woken: [Int] = []
    for row in backgroundRows
    where isSwitchedOn(Int(row)) && !isAwake[Int(row)] && matters(Int(row), self) {
      woken.append(Int(row))
    }
    for row in woken { isAwake[row] = true }
    if !woken.isEmpty { reduction = nil }
    return !woken.isEmpty
  }
}
