import ScrollworkSolver
import Testing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Random hierarchies whose answers were checked against linear programs when they were recorded
/// (`make oracle` compares fresh ones).
@Suite struct RecordedCasesTests {
  struct Case {
    var variableCount = 0
    var rows: [Row] = []
    var probes: [(target: Double, terms: [(Double, Int)])] = []
    var values: [Double] = []
    var conflicts: [[Int32]] = []
    var open: [Int32: ClosedRange<Double>] = [:]
  }

  @Test func answersEqualTheRecordedOnes() throws {
    let cases = try Self.read()
    #expect(cases.count > 100)
    for (index, recorded) in cases.enumerated() {
      var system = try Self.system(recorded, order: Array(recorded.rows.indices))
      let solution = system.solve()
      #expect(
        solution.conflicts.map { $0.constraints.map(\.index) } == recorded.conflicts,
        "case \(index)")
      if recorded.conflicts.isEmpty { Self.compare(solution, recorded, "case \(index)") }
    }
  }

  @Test func theOrderOfConstraintsDoesNotMatter() throws {
    for (index, recorded) in try Self.read().enumerated() where recorded.conflicts.isEmpty {
      var system = try Self.system(recorded, order: recorded.rows.indices.reversed())
      Self.compare(system.solve(), recorded, "case \(index), reversed")
    }
  }

  private static func compare(_ solution: Solution, _ recorded: Case, _ label: Comment) {
    let size = recorded.values.reduce(1) { max($0, abs($1)) }
    let tolerance = 1e-5 * max(1, size * 1e-3)
    for (own, expected) in zip(solution.values, recorded.values) {
      #expect(abs(own - expected) <= tolerance, label)
    }
    #expect(Set(solution.open.map(\.probe.index)) == Set(recorded.open.keys), label)
    for range in solution.open {
      guard let expected = recorded.open[range.probe.index] else { continue }
      let (low, high) = (range.minimum ?? -.infinity, range.maximum ?? .infinity)
      #expect(low == expected.lowerBound || abs(low - expected.lowerBound) <= tolerance, label)
      #expect(high == expected.upperBound || abs(high - expected.upperBound) <= tolerance, label)
    }
  }

  private static func system(_ recorded: Case, order: [Int]) throws -> ConstraintSystem {
    var system = try ConstraintSystem(
      variables: recorded.variableCount, order.map { recorded.rows[$0] }, probes: false)
    for probe in recorded.probes {
      for (coefficient, variable) in probe.terms {
        system.appendTerm(coefficient, Variable(index: Int32(variable)))
      }
      try system.commitProbe(target: probe.target)
    }
    return system
  }

  private static func read() throws -> [Case] {
    var cases: [Case] = []
    for line in try contents(fixture("solver/recorded.txt")).split(separator: "\n") {
      let words = line.split(separator: " ")
      func number(_ index: Int) throws -> Double { try #require(Double(words[index])) }
      func terms(from first: Int) throws -> [(Double, Int)] {
        try stride(from: first, to: words.count, by: 2).map {
          (try number($0), Int(try number($0 + 1)))
        }
      }
      switch (words[0], words.count > 1 ? words[1] : "") {
      case ("problem", _):
        cases.append(Case(variableCount: Int(try number(1))))
      case ("row", _):
        let comparison: Comparison =
          words[2] == "eq" ? .equal : words[2] == "le" ? .lessThanOrEqual : .greaterThanOrEqual
        cases[cases.count - 1].rows.append(
          Row(
            try terms(from: 5), comparison, try number(3), priority: try number(1),
            isBackground: words[4] == "1"))
      case ("probe", _):
        cases[cases.count - 1].probes.append((try number(1), try terms(from: 2)))
      case ("expect", "values"):
        cases[cases.count - 1].values = try (2..<words.count).map(number)
      case ("expect", "conflict"):
        cases[cases.count - 1].conflicts.append(try (2..<words.count).map { Int32(try number($0)) })
      case ("expect", "open"):
        cases[cases.count - 1].open[Int32(try number(2))] = try number(3)...(try number(4))
      default:
        break
      }
    }
    return cases
  }

  static func fixture(_ name: String) -> String {
    let folder = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
    return "/\(folder)/Fixtures/\(name)"
  }

  static func contents(_ path: String) throws -> String {
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = fread(&block, 1, block.count, file)
      if count == 0 { break }
      bytes.append(contentsOf: block[..<count])
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
