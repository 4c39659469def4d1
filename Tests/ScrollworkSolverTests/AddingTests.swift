import ScrollworkSolver
import Testing

@Suite struct AddingTests {
  @Test func aConstraintThatIsNotTakenLeavesNothingBehind() throws {
    var system = try ConstraintSystem(variables: 1, [Row([(1, 0)], .equal, 3)])
    let before = system.solve().values
    #expect(throws: SolverError.unknownVariable(Variable(index: 7))) {
      try system.add(Row([(1, 0), (1, 7)], .equal, 0))
    }
    #expect(throws: SolverError.notFinite) { try system.add(Row([(.nan, 0)], .equal, 0)) }
    #expect(throws: SolverError.notFinite) { try system.add(Row([(1, 0)], .equal, .infinity)) }
    #expect(throws: SolverError.priorityOutOfRange(1001)) {
      try system.add(Row([(1, 0)], .equal, 0, priority: 1001))
    }
    #expect(system.constraintCount == 1)
    #expect(system.solve().values == before)
    // The refused terms are not part of the next constraint.
    try system.add(Row([(1, 0)], .equal, 3))
    #expect(system.solve().conflicts.isEmpty)
  }

  @Test func termsOfOneVariableAddUp() throws {
    var system = try ConstraintSystem(variables: 2, [Row([(1, 0), (2, 0)], .equal, 12)])
    #expect(system.solve().values[0] == 4)
    try system.add(Row([(1, 1), (-1, 1)], .equal, 5))
    #expect(system.solve().conflicts.map { $0.constraints.map(\.index) } == [[1]])
  }

  @Test func aLongRowAddsUpToo() throws {
    let terms = (0..<100).map { (1.0, $0 % 10) }
    var system = try ConstraintSystem(
      variables: 10, [Row(terms, .equal, 100)] + (1..<10).map { Row([(1, $0)], .equal, 1) })
    #expect(system.solve().values[0] == 1)
  }

  @Test func anEmptySystemHasAnEmptySolution() {
    var system = ConstraintSystem()
    let solution = system.solve()
    #expect(solution.values.isEmpty && solution.conflicts.isEmpty && solution.open.isEmpty)
  }
}

/// Numbers at the edge of what doubles hold: the answer may be of no use, but there is one.
@Suite struct OverflowTests {
  @Test(arguments: [1e308, -1e308]) func infiniteDifferencesDoNotTrap(constant: Double) throws {
    // Variables 1 and 2 overflow, and the fact about their difference is not a number.
    var system = try ConstraintSystem(
      variables: 3,
      [
        Row([(1, 0)], .equal, constant), Row([(1, 1), (-1e3, 0)], .equal, 0),
        Row([(1, 2), (-1e3, 0)], .equal, 0),
        Row([(1, 1), (-1, 2)], .greaterThanOrEqual, 0, isBackground: true),
      ])
    #expect(system.solve().values.count == 3)
  }
}
