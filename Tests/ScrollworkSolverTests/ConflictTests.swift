import ScrollworkSolver
import Testing

@Suite struct ConflictTests {
  private func conflicts(_ system: inout ConstraintSystem) -> [[Int32]] {
    system.solve().conflicts.map { $0.constraints.map(\.index) }
  }

  @Test func twoValuesForOneVariable() throws {
    var system = try ConstraintSystem(
      variables: 1, [Row([(1, 0)], .equal, 40), Row([(1, 0)], .equal, 24)])
    let solution = system.solve()
    #expect(solution.conflicts.map { $0.constraints.map(\.index) } == [[0, 1]])
    #expect(solution.conflicts[0].shortBy == 16)
  }

  @Test func allMinimalSetsAreFound() throws {
    // x <= 10 contradicts each of the two lower bounds, which don't contradict one another.
    var system = try ConstraintSystem(
      variables: 2,
      [
        Row([(1, 0)], .lessThanOrEqual, 10), Row([(1, 0)], .greaterThanOrEqual, 20),
        Row([(1, 0)], .greaterThanOrEqual, 30), Row([(1, 1)], .equal, 5),
      ])
    #expect(conflicts(&system) == [[0, 1], [0, 2]])
  }

  @Test func backgroundFactsAreNamedButNotBlamed() throws {
    var system = try ConstraintSystem(
      variables: 1,
      [Row([(1, 0)], .greaterThanOrEqual, 0, isBackground: true), Row([(1, 0)], .equal, -16)])
    let solution = system.solve()
    #expect(solution.conflicts.map { $0.constraints.map(\.index) } == [[1]])
    #expect(solution.conflicts[0].background.map(\.index) == [0])
    #expect(solution.conflicts[0].shortBy == 16)
  }

  @Test func optionalConstraintsNeverContradict() throws {
    var system = try ConstraintSystem(
      variables: 1, [Row([(1, 0)], .equal, 40), Row([(1, 0)], .equal, 24, priority: 999)])
    #expect(system.solve().conflicts.isEmpty)
  }

  @Test func leavingOneOutGoesOn() throws {
    var system = try ConstraintSystem(
      variables: 1, [Row([(1, 0)], .equal, 40), Row([(1, 0)], .equal, 24)])
    _ = system.solve()
    system.setActive(ConstraintID(index: 0), false)
    let solution = system.solve()
    #expect(solution.conflicts.isEmpty)
    #expect(solution.values == [24])
  }

  /// 900 cells beside each other that share a screen's width: all in one part of the system, which
  /// nothing takes apart. Two constraints contradict each other, and others through what all share.
  @Test func setsInALargePartAreMinimalAndAllFound() throws {
    let screen = 1800
    var rows: [Row] = []
    for start in stride(from: 0, to: screen, by: 2) {
      rows.append(Row([(1, start + 1)], .greaterThanOrEqual, 0, isBackground: true))
      rows.append(Row([(1, start), (1, start + 1), (-1, screen)], .lessThanOrEqual, -8))
      rows.append(Row([(1, start + 1), (-0.25, screen)], .greaterThanOrEqual, -100))
      if start > 0 { rows.append(Row([(1, start), (-1, start - 2)], .greaterThanOrEqual, 0.25)) }
    }
    let first = rows.count
    rows += [
      Row([(1, 201)], .equal, 40), Row([(1, 201)], .equal, 48),
      Row([(1, 1200)], .greaterThanOrEqual, 0), Row([(1, 1201), (-1, screen)], .equal, 20),
    ]
    var system = try ConstraintSystem(variables: screen + 1, rows, probes: false)
    let solution = system.solve()
    #expect(!solution.hasMoreConflicts)
    let sets = solution.conflicts.map { $0.constraints.map { Int($0.index) } }
    // The cell whose width is the screen's and 20 more has to end 8 before the screen.
    let end = try #require(rows.firstIndex { $0.terms.map(\.1) == [1200, 1201, screen] })
    #expect(sets == [[end, first + 2, first + 3], [first, first + 1]])
  }

  @Test func theListIsCapped() throws {
    let rows = (0..<40).map { Row([(1, 0)], .equal, Double($0)) }
    var system = try ConstraintSystem(variables: 1, rows)
    let solution = system.solve()
    #expect(solution.conflicts.count == 16)
    #expect(solution.hasMoreConflicts)
  }

  /// Every set of a random contradictory system is contradictory, and no longer so without any one
  /// of its members.
  @Test(arguments: 0..<60) func setsAreMinimal(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    var rows: [Row] = []
    for _ in 0..<9 {
      let first = random.below(4)
      let second = (first + 1 + random.below(3)) % 4
      let comparison: Comparison =
        [.equal, .lessThanOrEqual, .greaterThanOrEqual][random.below(3)]
      let constant = Double(random.below(9) * 10)
      let terms: [(Double, Int)] =
        random.below(2) == 0 ? [(1, first)] : [(1, first), (random.below(2) == 0 ? 1 : -1, second)]
      rows.append(Row(terms, comparison, constant))
    }
    var system = try ConstraintSystem(variables: 4, rows)
    for set in conflicts(&system) {
      var own = try ConstraintSystem(variables: 4, set.map { rows[Int($0)] })
      #expect(!own.solve().conflicts.isEmpty)
      for left in set {
        var rest = try ConstraintSystem(
          variables: 4, set.filter { $0 != left }.map { rows[Int($0)] })
        #expect(rest.solve().conflicts.isEmpty)
      }
    }
  }
}

/// SplitMix64, for reproducible random tests.
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
