/// Finds out why optional constraints of a solved system aren't met.
///
/// It looks at the constraint's surroundings only: constraints that share variables with it, those
/// that share variables with these, and so on, as long as they are few.
public struct CauseFinder {
  /// Constraints looked at for one question; what needs more is left without an answer.
  private static let rowLimit = 160
  /// Constraints taken up in one step outwards.
  private static let stepLimit = 40
  /// A constraint this near to its bound holds the solution there.
  private static let tolerance = 1e-6

  private let system: ConstraintSystem
  private let values: [Double]
  /// Rows by variable: those of variable v are at `start[v] ..< start[v + 1]` of `rows`.
  private var start: [Int32]
  private var rows: [Int32]

  /// - Parameter values: One per variable, as `solve` gave them.
  /// - Complexity: O(variables + terms).
  public init(_ system: ConstraintSystem, values: [Double]) {
    self.system = system
    self.values = values
    let store = system.rows
    start = Array(repeating: 0, count: system.variableCount + 1)
    for term in store.term { start[Int(term.variable.index) + 1] += 1 }
    for variable in 0..<system.variableCount { start[variable + 1] += start[variable] }
    var next = start
    rows = Array(repeating: 0, count: store.term.count)
    for row in 0..<store.count {
      for term in store.terms(of: row) {
        let variable = Int(term.variable.index)
        rows[Int(next[variable])] = Int32(row)
        next[variable] += 1
      }
    }
  }

  /// A minimal set of constraints, none of a lower priority, that together keep a constraint from
  /// being met, in ascending order; background facts are left out. Empty when it is met, or when
  /// none is found nearby.
  public func causes(of constraint: ConstraintID) -> [ConstraintID] {
    let row = Int(constraint.index)
    guard pull(row) != nil else { return [] }
    var taken = [Bool](repeating: false, count: system.rows.count)
    var known = [Bool](repeating: false, count: system.variableCount)
    taken[row] = true
    var frontier = variables(of: row)
    var near: [Int] = []
    while !frontier.isEmpty, near.count < Self.rowLimit {
      for variable in frontier { known[Int(variable)] = true }
      var candidates: [Candidate] = []
      for variable in frontier {
        for index in start[Int(variable)]..<start[Int(variable) + 1] {
          let other = Int(rows[Int(index)])
          guard !taken[other], system.rows[other].priority >= system.rows[row].priority,
            holdsTight(other)
          else { continue }
          taken[other] = true
          candidates.append(candidate(other, known))
        }
      }
      candidates.sort()
      candidates.removeLast(max(0, candidates.count - Self.stepLimit))
      near += candidates.map(\.row)
      let found = contradiction(row, near)
      if !found.isEmpty { return found }
      let next = Set(candidates.flatMap { variables(of: $0.row) }.filter { !known[Int($0)] })
      frontier = next.sorted()
    }
    return []
  }

  /// What ties down what is known comes first, then what leads to variables made early: the views
  /// further out.
  private struct Candidate: Comparable {
    var row: Int
    var unknownCount = 0
    /// The unknown variable that was made last.
    var latest: Int32 = 0

    static func < (a: Candidate, b: Candidate) -> Bool {
      (a.unknownCount, a.latest, a.row) < (b.unknownCount, b.latest, b.row)
    }
  }

  private func candidate(_ row: Int, _ known: [Bool]) -> Candidate {
    var candidate = Candidate(row: row)
    for term in system.rows.terms(of: row) where !known[Int(term.variable.index)] {
      candidate.unknownCount += 1
      candidate.latest = max(candidate.latest, term.variable.index)
    }
    return candidate
  }

  private func variables(of row: Int) -> [Int32] {
    system.rows.terms(of: row).map(\.variable.index)
  }

  // MARK: What holds where

  private func excess(_ row: Int) -> Double {
    var sum = -system.rows[row].constant
    for term in system.rows.terms(of: row) {
      sum += term.coefficient * values[Int(term.variable.index)]
    }
    return sum
  }

  /// Which way a row that isn't met pulls: its sum is to become smaller, or larger.
  private func pull(_ row: Int) -> Comparison? {
    let excess = excess(row)
    if excess > Self.tolerance, system.rows[row].comparison != .greaterThanOrEqual {
      return .lessThanOrEqual
    }
    if excess < -Self.tolerance, system.rows[row].comparison != .lessThanOrEqual {
      return .greaterThanOrEqual
    }
    return nil
  }

  /// The row is in use, and the solution is at or beyond its bound.
  private func holdsTight(_ row: Int) -> Bool {
    guard system.rows[row].isActive else { return false }
    let excess = excess(row)
    return switch system.rows[row].comparison {
    case .equal: true
    case .lessThanOrEqual: excess >= -Self.tolerance
    case .greaterThanOrEqual: excess <= Self.tolerance
    }
  }

  /// The smallest of the minimal sets in `near` that contradict a row; empty if they don't.
  private func contradiction(_ row: Int, _ near: [Int]) -> [ConstraintID] {
    var part = ConstraintSystem()
    var number: [Int32: Variable] = [:]
    var sources: [Int] = []
    func add(_ row: Int, _ comparison: Comparison, _ constant: Double) {
      for term in system.rows.terms(of: row) {
        let original = term.variable.index
        let own = number[original] ?? part.addVariable()
        number[original] = own
        part.appendTerm(term.coefficient, own)
      }
      let added: ConstraintID? = try? part.commitConstraint(
        comparison, constant, isBackground: system.rows[row].isBackground)
      if added != nil { sources.append(row) }
    }
    add(row, system.rows[row].comparison, system.rows[row].constant)
    for other in near {
      // One that isn't met itself still keeps the solution from moving further away.
      let pull = pull(other)
      add(
        other, pull ?? system.rows[other].comparison,
        system.rows[other].constant + (pull == nil ? 0 : excess(other)))
    }
    var options = SolverOptions()
    options.conflictLimit = 4
    options.reportsRanges = false
    let sets = part.solve(options).conflicts.filter { $0.constraints.contains(.init(index: 0)) }
    let smallest = sets.min { $0.constraints.count < $1.constraints.count }
    return (smallest?.constraints ?? []).compactMap { constraint in
      let source = sources[Int(constraint.index)]
      return source == row ? nil : ConstraintID(index: Int32(source))
    }.sorted()
  }
}
