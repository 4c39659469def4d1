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
      var choice = OpenChoice(self, reduction)
      let reachable = choice.reachableViolations()
      if !reachable.isEmpty {
        choice.deallocate()
        wake(reachable)
        continue
      }
      let open = choice.settle(reportsRanges: options.reportsRanges)
      return Solution(
        values: (0..<variableCount).map { reduction.value(of: Int32($0)) }, conflicts: [],
        hasMoreConflicts: false, open: open)
    }
  }

  /// The minimal sets of required constraints that contradict each other, as `solve` lists them.
  ///
  /// - Parameter limit: How many to list at most.
  public func conflicts(limit: Int) -> (conflicts: [Solution.Conflict], hasMore: Bool) {
    ConflictFinder(self).find(limit: limit)
  }

  /// The required constraints in use that don't hold at some values, without background facts.
  public func violated(by values: [Double]) -> [ConstraintID] {
    (0..<rows.count).filter { row in
      guard rows[row].isActive, rows[row].isRequired, !rows[row].isBackground else { return false }
      var sum = -rows[row].constant
      var size = abs(sum)
      for term in rows.terms(of: row) {
        let part = term.coefficient * values[Int(term.variable.index)]
        sum += part
        size += abs(part)
      }
      let violation =
        switch rows[row].comparison {
        case .equal: abs(sum)
        case .lessThanOrEqual: sum
        case .greaterThanOrEqual: -sum
        }
      return violation > 1e-9 * size
    }.map { ConstraintID(index: Int32($0)) }
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
    for row in 0..<rows.count { used[row] = rows[row].isUsed }
    let made = rows.withUnsafeRows {
      Reduction($0, variableCount: variableCount, isUsed: used)
    }
    reduction = made
    return made
  }

  /// Takes background facts into account that the values violate. False if there are none.
  private mutating func wakeViolated(_ values: [Double]) -> Bool {
    let violated = sleepingFacts.filter { row in
      var sum = -rows[row].constant
      for term in rows.terms(of: row) {
        sum += term.coefficient * values[Int(term.variable.index)]
      }
      return violates(row, low: sum, high: sum)
    }
    wake(violated)
    return !violated.isEmpty
  }

  /// Background facts that are not taken into account yet.
  var sleepingFacts: [Int] {
    backgroundRows.lazy.map { Int($0) }.filter { rows[$0].isActive && !rows[$0].isAwake }
  }

  /// Whether some value from `low` to `high` of (sum of terms - constant) violates a background
  /// fact. Two numbers, not a range: rounding may put the ends the wrong way round.
  func violates(_ row: Int, low: Double, high: Double) -> Bool {
    switch rows[row].comparison {
    case .equal: low < -Self.backgroundTolerance || high > Self.backgroundTolerance
    case .lessThanOrEqual: high > Self.backgroundTolerance
    case .greaterThanOrEqual: low < -Self.backgroundTolerance
    }
  }

  private mutating func wake(_ facts: [Int]) {
    for row in facts { rows[row].isAwake = true }
    if !facts.isEmpty { reduction = nil }
  }
}
