import ScrollworkSolver
import Testing

/// Why an optional constraint isn't met.
@Suite struct CauseTests {
  /// What keeps the last of the rows from being met, by number.
  private func causes(
    _ rows: [Row], variables: Int = 2, without inactive: Int? = nil
  ) throws -> [Int32] {
    var system = try ConstraintSystem(variables: variables, rows, probes: false)
    if let inactive { system.setActive(ConstraintID(index: Int32(inactive)), false) }
    let values = system.solve().values
    let last = ConstraintID(index: Int32(rows.count - 1))
    return CauseFinder(system, values: values).causes(of: last).map(\.index)
  }

  @Test func aMinimalSet() throws {
    let rows = [
      Row([(1, 0)], .equal, 10), Row([(1, 1), (-1, 0)], .equal, 5),
      Row([(1, 1)], .lessThanOrEqual, 100), Row([(1, 0)], .greaterThanOrEqual, 0),
      Row([(1, 1)], .equal, 50, priority: 500),
    ]
    #expect(try causes(rows) == [0, 1])
  }

  @Test func aConstraintThatIsMet() throws {
    let rows = [
      Row([(1, 0)], .equal, 10), Row([(1, 1)], .equal, 10),
      Row([(1, 1), (-1, 0)], .equal, 0, priority: 500),
    ]
    #expect(try causes(rows) == [])
  }

  @Test func weakerOnesAreNoCause() throws {
    let rows = [
      Row([(1, 0)], .greaterThanOrEqual, 100), Row([(1, 0)], .equal, 300, priority: 100),
      Row([(1, 0)], .equal, 20, priority: 500),
    ]
    #expect(try causes(rows, variables: 1) == [0])
  }

  /// It isn't met itself, and keeps the solution from moving further away from it.
  @Test func aStrongerOneThatIsNotMet() throws {
    let rows = [
      Row([(1, 0)], .greaterThanOrEqual, 100), Row([(1, 0)], .equal, 40, priority: 700),
      Row([(1, 0)], .equal, 200, priority: 300),
    ]
    #expect(try causes(rows, variables: 1) == [1])
  }

  @Test func factsAreLeftOut() throws {
    let rows = [
      Row([(1, 0)], .greaterThanOrEqual, 0, isBackground: true),
      Row([(1, 0), (1, 1)], .equal, 10), Row([(1, 1)], .equal, 30, priority: 500),
    ]
    #expect(try causes(rows) == [1])
  }

  @Test func inactiveOnesAreNoCause() throws {
    let rows = [
      Row([(1, 0)], .equal, 10), Row([(1, 0)], .equal, 20),
      Row([(1, 0)], .equal, 50, priority: 500),
    ]
    #expect(try causes(rows, variables: 1, without: 0) == [1])
  }

  /// What is decided far away isn't looked for.
  @Test(arguments: [(100, 101), (500, 0)])
  func aChain(_ length: Int, _ count: Int) throws {
    var rows = [Row([(1, 0)], .equal, 0)]
    for index in 1...length { rows.append(Row([(1, index), (-1, index - 1)], .equal, 1)) }
    rows.append(Row([(1, length)], .equal, 0, priority: 500))
    #expect(try causes(rows, variables: length + 1).count == count)
  }
}
