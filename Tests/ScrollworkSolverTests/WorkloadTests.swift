import ScrollworkSolver
import SolverWorkloads
import Testing

/// The benchmark's workloads against their closed forms.
@Suite struct WorkloadTests {
  private func sum(_ workload: Workload) -> Double {
    var system = workload.system
    return system.solve().values.reduce(0, +)
  }

  @Test(arguments: [(10, 34331.0), (100, 2_042_334), (1000, 191_409_948)])
  func feed(rows: Int, expected: Double) {
    #expect(sum(Feed(rows).work) == expected)
    #expect(Floor.feed(rows) == expected)
  }

  @Test(arguments: [(10, 1554.0), (100, 87054)])
  func chain(boxes: Int, expected: Double) {
    #expect(abs(sum(makeChain(boxes)) - expected) < 1e-6)
  }

  @Test(arguments: [(8, 9_246_015.5), (10, Floor.nested(10))])
  func nested(depth: Int, expected: Double) {
    #expect(abs(sum(makeNested(depth)) - expected) < 1e-3)
  }

  @Test(arguments: [(10, 18_871_459.0), (100, 1_037_174_483)])
  func edits(rows: Int, expected: Double) {
    var feed = Feed(rows)
    _ = feed.work.system.solve()
    var sum = 0.0
    for step in 0..<500 {
      feed.work.system.setConstant(feed.scrollWidth, Floor.editedWidth(step))
      sum += feed.work.system.solve().values.reduce(0, +)
    }
    #expect(sum == expected)
  }

  @Test func aContradictionAmongThirtyThousandNamesItsFive() {
    var feed = Feed(1000)
    let added = feed.work.add((1, feed.rows[500].w), .equal, 400)
    let contentWidth = ConstraintID(index: 6)
    let conflicts = feed.work.system.solve().conflicts
    #expect(
      conflicts.map(\.constraints)
        == [[feed.scrollWidth, contentWidth] + feed.edges(ofRow: 500) + [added]])
    #expect(conflicts.first?.shortBy == 10)
  }
}
