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
    _ terms: ArraySlice<Term>, _ comparison: Comparison, _ constant: Double, priority: Double,
    isBackground: Bool
  ) {
    terms.withUnsafeBufferPointer { terms in
      if terms.count > Self.shortRow { appendSorted(terms) } else { appendMerged(terms) }
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

  private mutating func appendMerged(_ terms: UnsafeBufferPointer<Term>) {
    for index in terms.indices {
      let own = terms[index].variable
      var isFirst = true
      var sum = terms[index].coefficient
      for other in terms.indices where other != index && terms[other].variable == own {
        if other < index { isFirst = false }
        sum += terms[other].coefficient
      }
      if isFirst && sum != 0 {
        variable.append(own.index)
        coefficient.append(sum)
      }
    }
  }

  private mutating func appendSorted(_ terms: UnsafeBufferPointer<Term>) {
    let order = terms.indices.sorted {
      (terms[$0].variable.index, $0) < (terms[$1].variable.index, $1)
    }
    var place = 0
    while place < order.count {
      let own = terms[order[place]].variable
      var sum = 0.0
      while place < order.count && terms[order[place]].variable == own {
        sum += terms[order[place]].coefficient
        place += 1
      }
      if sum != 0 {
        variable.append(own.index)
        coefficient.append(sum)
      }
    }
  }
}
