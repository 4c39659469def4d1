/// Linear rows in flat arrays: row r is the sum of its terms, compared with its constant, at its
/// priority. Terms of row r are at `start[r] ..< start[r + 1]`.
struct RowStore: Sendable {
  var start: ContiguousArray<Int32> = [0]
  var variable: ContiguousArray<Int32> = []
  var coefficient: ContiguousArray<Double> = []
  var comparison: ContiguousArray<Comparison> = []
  var constant: ContiguousArray<Double> = []
  var priority: ContiguousArray<Double> = []
  var isBackground: ContiguousArray<Bool> = []

  var count: Int { constant.count }

  func terms(of row: Int) -> Range<Int> { Int(start[row])..<Int(start[row + 1]) }

  /// Adds a row. Terms of the same variable add up; what cancels is left out.
  mutating func append(
    _ variables: ContiguousArray<Int32>, _ coefficients: ContiguousArray<Double>,
    _ comparison: Comparison, _ constant: Double, priority: Double, isBackground: Bool
  ) {
    if variables.count > Self.shortRow {
      appendSorted(variables, coefficients)
    } else {
      appendMerged(variables, coefficients)
    }
    endRow(comparison, constant, priority: priority, isBackground: isBackground)
  }

  /// Ends the row whose terms were appended to `variable` and `coefficient`.
  mutating func endRow(
    _ comparison: Comparison, _ constant: Double, priority: Double, isBackground: Bool
  ) {
    start.append(Int32(variable.count))
    self.comparison.append(comparison)
    self.constant.append(constant)
    self.priority.append(priority)
    self.isBackground.append(isBackground)
  }

  /// Up to this length, looking for a variable among the terms is cheaper than sorting.
  private static let shortRow = 32

  private mutating func appendMerged(
    _ variables: ContiguousArray<Int32>, _ coefficients: ContiguousArray<Double>
  ) {
    for index in variables.indices {
      var isFirst = true
      var sum = coefficients[index]
      for other in variables.indices where other != index && variables[other] == variables[index] {
        if other < index { isFirst = false }
        sum += coefficients[other]
      }
      if isFirst && sum != 0 {
        variable.append(variables[index])
        coefficient.append(sum)
      }
    }
  }

  private mutating func appendSorted(
    _ variables: ContiguousArray<Int32>, _ coefficients: ContiguousArray<Double>
  ) {
    let order = variables.indices.sorted { (variables[$0], $0) < (variables[$1], $1) }
    var place = 0
    while place < order.count {
      let own = variables[order[place]]
      var sum = 0.0
      while place < order.count && variables[order[place]] == own {
        sum += coefficients[order[place]]
        place += 1
      }
      if sum != 0 {
        variable.append(own)
        coefficient.append(sum)
      }
    }
  }
}
