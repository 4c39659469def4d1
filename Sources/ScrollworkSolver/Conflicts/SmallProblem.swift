/// A few rows with variables of their own, for questions about a part of a system.
struct SmallProblem {
  private var rows = RowStore()
  private var number: [Int32: Int32] = [:]

  mutating func add(
    _ terms: [(variable: Int32, coefficient: Double)], _ comparison: Comparison,
    _ constant: Double, priority: Double
  ) {
    for term in terms {
      let own = number[term.variable] ?? Int32(number.count)
      number[term.variable] = own
      rows.variable.append(own)
      rows.coefficient.append(term.coefficient)
    }
    rows.endRow(comparison, constant, priority: priority, isBackground: false)
  }

  private func solved() -> Reduction {
    let used = Buffer<Bool>(repeating: true, count: rows.count)
    defer { used.deallocate() }
    let reduction = rows.withUnsafeRows {
      Reduction($0, variableCount: number.count, isUsed: used)
    }
    reduction.solve()
    return reduction
  }

  /// Whether all required rows can hold.
  func isFeasible() -> Bool { !solved().isContradictory }

  /// The sum of absolute violations of the optional rows at the optimum.
  func violationOfOptional() -> Double {
    let reduction = solved()
    var sum = 0.0
    for row in 0..<rows.count where rows.priority[row] < ConstraintSystem.required {
      var difference = -rows.constant[row]
      for term in rows.terms(of: row) {
        difference += rows.coefficient[term] * reduction.value(of: rows.variable[term])
      }
      switch rows.comparison[row] {
      case .equal: sum += abs(difference)
      case .lessThanOrEqual: sum += max(0, difference)
      case .greaterThanOrEqual: sum += max(0, -difference)
      }
    }
    return sum
  }
}
