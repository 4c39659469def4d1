import ScrollworkSolver
import Testing

@Suite struct PriorityTests {
  @Test func aHigherPriorityOutweighsAnyNumberOfLowerOnes() throws {
    var rows = [Row([(1, 0)], .equal, 10, priority: 751)]
    for _ in 0..<100 { rows.append(Row([(1, 0)], .equal, 500, priority: 750)) }
    var system = try ConstraintSystem(variables: 1, rows)
    #expect(system.solve().values == [10])
  }

  @Test func prioritiesAreRealNumbers() throws {
    var system = try ConstraintSystem(
      variables: 1,
      [
        Row([(1, 0)], .equal, 1, priority: 749.5),
        Row([(1, 0)], .equal, 2, priority: 749.25),
      ])
    #expect(system.solve().values == [1])
  }

  @Test func violationsOfALevelAddUpAbsolutely() throws {
    // The median of 10, 20 and 90 is nearest to all three together.
    var system = try ConstraintSystem(
      variables: 1,
      [10, 20, 90].map { Row([(1, 0)], .equal, $0, priority: 500) })
    #expect(system.solve().values == [20])
  }

  @Test func twoEqualWishesLeaveARange() throws {
    var system = try ConstraintSystem(
      variables: 1,
      [Row([(1, 0)], .equal, 100, priority: 500), Row([(1, 0)], .equal, 200, priority: 500)])
    let solution = system.solve()
    #expect(solution.values == [100])
    #expect(solution.open.map(key) == [range(0, 100, 200)])
  }

  @Test func stretchedAndCompressedTexts() throws {
    // Two texts of 80 and 120 share 150: the one that resists less gives way.
    let intrinsic = { (variable: Int, size: Double, compression: Double) in
      [
        Row([(1, variable)], .lessThanOrEqual, size, priority: 250),
        Row([(1, variable)], .greaterThanOrEqual, size, priority: compression),
      ]
    }
    var system = try ConstraintSystem(
      variables: 2,
      [Row([(1, 0), (1, 1)], .equal, 150)] + intrinsic(0, 80, 750) + intrinsic(1, 120, 749))
    #expect(system.solve().values == [80, 70])
  }
}
