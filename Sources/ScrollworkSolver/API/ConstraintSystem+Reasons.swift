extension ConstraintSystem {
  /// Why a sum of terms has no larger, or no smaller, value.
  public struct Reasons: Hashable, Sendable {
    /// A smallest set of constraints that together keep it there, in ascending order.
    public var constraints: [ConstraintID]
    /// Background facts that are needed besides.
    public var background: [ConstraintID]
    /// For each of `constraints`, then of `background`: by how much the sum changes when what the
    /// constraint is compared with grows by one. Their constants as they hold, times these, add up
    /// to the sum's value. Empty for very large sets.
    public var factors: [Double]
  }

  /// How far a constraint may be from its constant to count as met.
  private static let metTolerance = 1e-6

  /// Which constraints keep a sum of terms from being larger than it is in a solution (or, with
  /// `isUpper` false, smaller); nil when nothing does.
  ///
  /// An optional constraint that is met counts like a required one. One that isn't met counts as far
  /// as it is met: its level keeps it from being missed by more.
  ///
  /// - Parameter values: A solution without contradictions, one value per variable.
  public func reasons(for terms: [Term], isUpper: Bool, at values: [Double]) -> Reasons? {
    var held = self
    held.reduction = nil
    for row in 0..<rows.count where rows[row].isActive { held.hold(row, at: values) }
    var value = 0.0
    for term in terms {
      held.appendTerm(term.coefficient, term.variable)
      value += term.coefficient * values[Int(term.variable.index)]
    }
    let step = max(1, abs(value) * 1e-3)
    guard
      let question = try? held.commitConstraint(
        isUpper ? .greaterThanOrEqual : .lessThanOrEqual, isUpper ? value + step : value - step)
    else { return nil }
    // What is decided by strong constraints isn't said of weak ones that happen to agree: the
    // smallest number of levels is looked for, from the top.
    let levels = Set(rows.row.map(\.priority)).sorted(by: >)
    var enough = levels.count
    var tooFew = 0
    guard var found = held.contradiction(of: question, down: levels[enough - 1], as: self) else {
      return nil
    }
    while enough - tooFew > 1 {
      let middle = (enough + tooFew) / 2
      if let other = held.contradiction(of: question, down: levels[middle - 1], as: self) {
        found = other
        enough = middle
      } else {
        tooFew = middle
      }
    }
    guard let place = found.constraints.firstIndex(of: question) else { return nil }
    var factors = found.multipliers
    if !factors.isEmpty {
      let own = factors.remove(at: place)
      factors = factors.map { -$0 / own }
    }
    var constraints = found.constraints
    constraints.remove(at: place)
    return Reasons(constraints: constraints, background: found.background, factors: factors)
  }

  /// The first contradiction of a question with the constraints of a priority and higher ones.
  private func contradiction(
    of question: ConstraintID, down priority: Double, as original: ConstraintSystem
  ) -> Solution.Conflict? {
    var system = self
    for row in 0..<original.rows.count where original.rows[row].priority < priority {
      system.setActive(ConstraintID(index: Int32(row)), false)
    }
    let conflict = ConflictFinder(system).find(limit: 1).conflicts.first
    return conflict.flatMap { $0.constraints.contains(question) ? $0 : nil }
  }

  /// Makes a row required in the form in which the solution holds it.
  private mutating func hold(_ row: Int, at values: [Double]) {
    var sum = 0.0
    for term in rows.terms(of: row) {
      sum += term.coefficient * values[Int(term.variable.index)]
    }
    let difference = sum - rows[row].constant
    if rows[row].priority < Self.required {
      rows[row].priority = Self.required
      if difference > Self.metTolerance, rows[row].comparison != .greaterThanOrEqual {
        rows[row].comparison = .lessThanOrEqual
        rows[row].constant = sum
        return
      }
      if difference < -Self.metTolerance, rows[row].comparison != .lessThanOrEqual {
        rows[row].comparison = .greaterThanOrEqual
        rows[row].constant = sum
        return
      }
    }
    // What rounding left is no contradiction.
    let isMissed =
      switch rows[row].comparison {
      case .equal: true
      case .lessThanOrEqual: difference > 0
      case .greaterThanOrEqual: difference < 0
      }
    if isMissed { rows[row].constant = sum }
  }
}
