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

  /// Adds up terms of the same variable among those appended since the last row ended, and drops
  /// what cancels.
  mutating func mergePendingTerms() {
    let first = Int(start[count])
    if variable.count - first > 32 { sortPendingTerms(from: first) }
    var end = first
    for index in first..<variable.count {
      let candidate = variable[index]
      // Sorted rows only need a look at the last term kept.
      var slot = variable.count - first > 32 ? max(first, end - 1) : first
      while slot < end && variable[slot] != candidate { slot += 1 }
      if slot < end {
        coefficient[slot] += coefficient[index]
      } else {
        variable[end] = candidate
        coefficient[end] = coefficient[index]
        end += 1
      }
    }
    var kept = first
    for index in first..<end where coefficient[index] != 0 {
      variable[kept] = variable[index]
      coefficient[kept] = coefficient[index]
      kept += 1
    }
    dropTerms(from: kept)
  }

  private mutating func sortPendingTerms(from first: Int) {
    let pending = (first..<variable.count).map { (variable[$0], coefficient[$0]) }
      .sorted { $0.0 < $1.0 }
    for (offset, term) in pending.enumerated() {
      variable[first + offset] = term.0
      coefficient[first + offset] = term.1
    }
  }

  mutating func dropTerms(from end: Int) {
    variable.removeLast(variable.count - end)
    coefficient.removeLast(coefficient.count - end)
  }
}
