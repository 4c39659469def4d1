import ScrollworkSolver
import SolverWorkloads

/// Measures the solver on five workloads and checks every answer against its closed form.
struct SolverBenchmark {
  var peers: [String: Double] = [:]
  var failed = false

  mutating func check(_ name: String, _ sum: Double, _ expected: Double) {
    let tolerance = 1e-9 * max(1, abs(expected))
    if !(abs(sum - expected) <= tolerance) {
      print("\(name): the sum of all variables is \(sum), it should be \(expected)")
      failed = true
    }
  }

  func row(_ cells: [String]) {
    print(
      pad(cells[0], 4, left: true) + pad(cells[1], 8)
        + cells.dropFirst(2).map { pad($0, 12) }.joined())
  }

  func report(_ name: String, _ n: Int, build: Double, solve: Double, floor: Double) {
    let total = build + solve
    let peer = peers["\(name) \(n)"]
    row([
      name, "\(n)", brief(build), brief(solve), brief(total), brief(floor * 1000),
      brief(total / floor), peer.map(brief) ?? "-", peer.map { brief($0 / total) + "x" } ?? "-",
    ])
  }

  /// Builds and solves once; returns both times and the sum of all values.
  func measure(_ make: () -> Workload) -> (build: Double, solve: Double, sum: Double) {
    let start = cpuMilliseconds()
    var work = make()
    let built = cpuMilliseconds()
    let solution = work.system.solve()
    let solved = cpuMilliseconds()
    return (built - start, solved - built, solution.values.reduce(0, +))
  }

  func best(_ runs: Int, _ make: () -> Workload) -> (build: Double, solve: Double, sum: Double) {
    var best = measure(make)
    for _ in 1..<max(2, runs) {
      let next = measure(make)
      if next.build + next.solve < best.build + best.solve { best = next }
    }
    return best
  }

  /// One workload and nothing else, for counting instructions.
  func runOnly(_ name: String, _ n: Int) {
    let make: [String: () -> Workload] = [
      "W1": { Feed(n).work }, "W2": { makeChain(n) }, "W3": { makeNested(n) },
    ]
    if let make = make[name] { _ = measure(make) }
  }

  /// The shortest time of a closed form, given other numbers each time so that it isn't computed
  /// once for all.
  func floorTime(_ sum: (Double) -> Double) -> Double {
    var run = 0.0
    var total = 0.0
    let time = shortest(of: 20) {
      run += 1
      total += sum(run)
    }
    precondition(total.isFinite)
    return time
  }

  mutating func readPeers() {
    while let line = readLine() {
      let words = line.split(separator: " ")
      if words.count == 4, words[0] == "peer", let time = Double(words[3]) {
        peers["\(words[1]) \(words[2])"] = time
      }
    }
  }

  mutating func runAll() {
    print("CPU milliseconds; floor in microseconds; a peer's time for building and solving")
    row(["", "n", "build", "solve", "total", "floor us", "/floor", "kiwi", "faster"])
    var feedTimes: [Int: Double] = [:]
    for n in [10, 100, 1000, 10_000, 100_000] {
      let runs = n <= 100 ? 50 : n <= 1000 ? 20 : 3
      let result = best(runs) { Feed(n).work }
      check("W1", result.sum, Floor.feed(n))
      let floor = floorTime { Floor.feed(n, width: 390 + $0) }
      feedTimes[n] = result.build + result.solve
      report("W1", n, build: result.build, solve: result.solve, floor: floor)
    }
    for n in [10, 100, 1000, 10_000] {
      let result = best(n <= 1000 ? 30 : 5) { makeChain(n) }
      check("W2", result.sum, Floor.chain(n))
      let floor = floorTime { Floor.chain(n, height: 50 + $0) }
      report("W2", n, build: result.build, solve: result.solve, floor: floor)
    }
    for depth in [8, 10, 13] {
      let result = best(depth <= 10 ? 20 : 5) { makeNested(depth) }
      check("W3", result.sum, Floor.nested(depth))
      let floor = floorTime { Floor.nested(depth, size: 16384 + $0) }
      report("W3", depth, build: result.build, solve: result.solve, floor: floor)
    }

    print("\none edit (a new width) and all values read")
    row(["", "n", "", "edit", "", "floor us", "/floor", "kiwi", "faster"])
    for n in [10, 100, 1000] {
      var feed = Feed(n)
      _ = feed.work.system.solve()
      var sum = 0.0
      var expected = 0.0
      let edits = 500
      let start = cpuMilliseconds()
      for k in 0..<edits {
        feed.work.system.setConstant(feed.scrollWidth, Floor.editedWidth(k))
        sum += feed.work.system.solve().values.reduce(0, +)
      }
      let time = (cpuMilliseconds() - start) / Double(edits)
      let floor =
        shortest(of: 1) {
          for k in 0..<edits { expected += Floor.feed(n, width: Floor.editedWidth(k)) }
        } / Double(edits)
      check("W4", sum, expected)
      let peer = peers["W4 \(n)"]
      row([
        "W4", "\(n)", "", brief(time), "", brief(floor * 1000), brief(time / floor),
        peer.map(brief) ?? "-", peer.map { brief($0 / time) + "x" } ?? "-",
      ])
    }

    print("\na contradiction: one row of 1000 is to be 400 wide")
    var feed = Feed(1000)
    let added = feed.work.add((1, feed.rows[500].w), .equal, 400)
    let start = cpuMilliseconds()
    let solution = feed.work.system.solve()
    let explained = cpuMilliseconds() - start
    let plain = best(5) { Feed(1000).work }.solve
    // Scroll width, content width, and the row's two edges: see Feed.
    let expected = [feed.scrollWidth, ConstraintID(index: 6)] + feed.edges(ofRow: 500) + [added]
    if solution.conflicts.map(\.constraints) != [expected] {
      print("W5: \(solution.conflicts.map(\.constraints)), it should be \(expected)")
      failed = true
    }
    print(
      "W5: \(solution.conflicts.count) set of \(solution.conflicts.first?.constraints.count ?? 0);",
      "\(brief(explained)) ms, \(brief(explained / plain)) times the plain solution")

    if let small = feedTimes[1000], let large = feedTimes[100_000], small > 0 {
      print(
        "\nW1 from 1,000 to 100,000 rows takes \(brief(large / small)) times as long (100: linear);",
        "\(brief(Double(peakMemory()) / 500_002)) bytes of memory a view at the largest")
    }
    if failed { fatalError("an answer was wrong") }
  }
}
