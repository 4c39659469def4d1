import ScrollworkModel
import ScrollworkTestSupport
import Testing

/// `exp`, `ln` and `power` against values of high precision.
@Suite struct ExponentialTests {
  private struct Row {
    var function: Substring
    var arguments: [Double]
    var value: Double
  }

  private static func rows(_ function: String) throws -> [Row] {
    try Fixtures.lines("elementary", "exponential.txt").compactMap { line in
      let words = line.split(separator: " ")
      guard words.first == function[...] else { return nil }
      let numbers = try words.dropFirst().map { try #require(Double($0)) }
      return Row(
        function: words[0], arguments: Array(numbers.dropLast()),
        value: try #require(numbers.last))
    }
  }

  /// How far a value is off, in units of the last place of the right one.
  private func units(_ value: Double, _ row: Row) -> Double {
    value == row.value ? 0 : abs(value - row.value) / row.value.ulp
  }

  @Test func exponential() throws {
    let rows = try Self.rows("exp")
    #expect(rows.count > 130)
    #expect(rows.contains { $0.value > 0 && $0.value < Double.leastNormalMagnitude })
    for row in rows {
      let value = ElementaryFunctions.exp(row.arguments[0])
      #expect(units(value, row) <= 1, "exp(\(row.arguments[0])) = \(value), not \(row.value)")
    }
  }

  @Test func logarithm() throws {
    let rows = try Self.rows("ln")
    #expect(rows.count > 90)
    #expect(rows.contains { $0.arguments[0] < Double.leastNormalMagnitude })
    for row in rows {
      let value = ElementaryFunctions.ln(row.arguments[0])
      #expect(units(value, row) <= 1, "ln(\(row.arguments[0])) = \(value), not \(row.value)")
    }
  }

  @Test func powers() throws {
    let rows = try Self.rows("power")
    #expect(rows.count > 50)
    for row in rows {
      let value = ElementaryFunctions.power(row.arguments[0], row.arguments[1])
      #expect(
        units(value, row) <= 1,
        "\(row.arguments[0]) ^ \(row.arguments[1]) = \(value), not \(row.value)")
    }
  }

  @Test func ends() {
    #expect(ElementaryFunctions.exp(710) == .infinity)
    #expect(ElementaryFunctions.exp(.infinity) == .infinity)
    #expect(ElementaryFunctions.exp(-746) == 0)
    #expect(ElementaryFunctions.exp(-.infinity) == 0)
    #expect(ElementaryFunctions.exp(.nan).isNaN)
    #expect(ElementaryFunctions.exp(0) == 1)
    #expect(ElementaryFunctions.ln(1) == 0)
    #expect(ElementaryFunctions.ln(0) == -.infinity)
    #expect(ElementaryFunctions.ln(.infinity) == .infinity)
    #expect(ElementaryFunctions.ln(-1).isNaN)
    #expect(ElementaryFunctions.ln(.nan).isNaN)
    #expect(ElementaryFunctions.power(3, 0) == 1)
  }

  @Test func oneUndoesTheOther() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<2_000 {
      let x = Double.random(in: -700...700, using: &generator)
      let back = ElementaryFunctions.ln(ElementaryFunctions.exp(x))
      #expect(abs(back - x) <= max(x.ulp * 2, 3e-16))
    }
  }

  @Test func growsWithItsArgument() {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<2_000 {
      let x = Double.random(in: -745...709, using: &generator)
      let y = x + Double.random(in: 1e-6...1, using: &generator)
      #expect(ElementaryFunctions.exp(x) <= ElementaryFunctions.exp(y))
    }
  }
}
