import ScrollworkSolver

/// A constraint written as data: sum of coefficient * variable, compared with a constant.
struct Row {
  var terms: [(Double, Int)]
  var comparison: Comparison
  var constant: Double
  var priority: Double = 1000
  var isBackground = false

  init(
    _ terms: [(Double, Int)], _ comparison: Comparison, _ constant: Double,
    priority: Double = 1000, isBackground: Bool = false
  ) {
    self.terms = terms
    self.comparison = comparison
    self.constant = constant
    self.priority = priority
    self.isBackground = isBackground
  }
}

extension ConstraintSystem {
  /// A system of `count` variables with the given rows; every variable is a probe with target 0.
  init(variables count: Int, _ rows: [Row], probes: Bool = true) throws {
    self.init()
    for _ in 0..<count { _ = addVariable() }
    for row in rows { try add(row) }
    if probes {
      for index in 0..<count {
        appendTerm(1, Variable(index: Int32(index)))
        try commitProbe(target: 0)
      }
    }
  }

  @discardableResult
  mutating func add(_ row: Row) throws -> ConstraintID {
    for (coefficient, variable) in row.terms {
      appendTerm(coefficient, Variable(index: Int32(variable)))
    }
    return try commitConstraint(
      row.comparison, row.constant, priority: row.priority, isBackground: row.isBackground)
  }
}

/// A probe's range in a form that can be compared.
func key(_ range: Solution.Range) -> [Double?] {
  [Double(range.probe.index), range.minimum, range.maximum]
}

func range(_ probe: Int, _ minimum: Double?, _ maximum: Double?) -> [Double?] {
  [Double(probe), minimum, maximum]
}
