/// A few rows with variables of their own, for questions about a part of a system.
struct SmallProblem {
  private var rows = RowStore()
  private var number: [Int32: Int32] = [:]

  mutating func add(
    _ terms: [(variable: Int32, coefficient: Double)], _ comparison: Comparison,
    _ constant: Double, priority: Double
  ) {
    let own = terms.map { term in
      let own = number[term.variable] ?? Int32(number.count)
      number[term.variable] = own
      return Term(term.coefficient, Variable(index: own))
    }
    rows.append(
      own, count: own.count, comparison, constant, priority: priority, isBackground: false)
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

  /// The sum of absolute violations of the optional rows at the optimum.
  func violationOfOptional() -> Double {
    let reduction = solved()
    var sum = 0.0
    for row in 0..<rows.count where !rows[row].isRequired {
      var difference = -rows[row].constant
      for term in rows.terms(of: row) {
        difference += term.coefficient * reduction.value(of: term.variable.index)
      }
      switch rows[row].comparison {
      case .equal: sum += abs(difference)
      case .lessThanOrEqual: sum += max(0, difference)
      case .greaterThanOrEqual: sum += max(0, -difference)
      }
    }
    return sum
  }
}
