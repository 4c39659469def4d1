import ScrollworkSolver
import Testing

@Suite struct EditingTests {
  /// A column of rows in a container: sizes wish, gaps are required, the width is the edit.
  private func column(_ width: Double) throws -> (ConstraintSystem, ConstraintID) {
    var rows = [Row([(1, 0)], .equal, width)]
    for index in 0..<20 {
      let (x, w) = (1 + 2 * index, 2 + 2 * index)
      rows.append(Row([(1, x)], .equal, 16))
      rows.append(Row([(1, x), (1, w), (-1, 0)], .lessThanOrEqual, -16))
      rows.append(Row([(1, w)], .equal, Double(40 + 30 * index), priority: 750))
    }
    let system = try ConstraintSystem(variables: 41, rows)
    return (system, ConstraintID(index: 0))
  }

  @Test func aChangedConstantGivesWhatAFreshSystemGives() throws {
    var (edited, width) = try column(390)
    _ = edited.solve()
    for step in 0..<50 {
      let value = Double(320 + (37 * step) % 481)
      edited.setConstant(width, value)
      var (fresh, _) = try column(value)
      #expect(edited.solve().values == fresh.solve().values)
    }
  }

  @Test func copiesAreIndependent() throws {
    var (first, width) = try column(390)
    _ = first.solve()
    var second = first
    second.setConstant(width, 100)
    let narrow = second.solve().values
    #expect(first.solve().values[0] == 390)
    #expect(narrow[0] == 100)
  }

  @Test func editsCanContradictAndRecover() throws {
    var system = try ConstraintSystem(
      variables: 2,
      [Row([(1, 0), (-1, 1)], .equal, 0), Row([(1, 0)], .equal, 5), Row([(1, 1)], .equal, 5)])
    #expect(system.solve().conflicts.isEmpty)
    system.setConstant(ConstraintID(index: 2), 6)
    #expect(system.solve().conflicts.map { $0.constraints.map(\.index) } == [[0, 1, 2]])
    system.setConstant(ConstraintID(index: 1), 6)
    let solution = system.solve()
    #expect(solution.conflicts.isEmpty)
    #expect(solution.values == [6, 6])
  }
}
