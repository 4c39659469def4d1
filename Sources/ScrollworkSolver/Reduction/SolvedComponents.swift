/// Components whose only optimum is known, with the constants that it belongs to: an edit that
/// doesn't reach a component leaves its values as they are.
struct SolvedComponents {
  /// By place in `Partition.row`.
  private let constant: Buffer<Double>
  private let isSolved: Buffer<Bool>

  init(_ partition: Partition) {
    constant = Buffer(repeating: 0, count: partition.row.count)
    isSolved = Buffer(repeating: false, count: partition.count)
  }

  func deallocate() {
    constant.deallocate()
    isSolved.deallocate()
  }

  /// Whether a component was solved with the constants that its rows have.
  func holds(_ component: Int, _ partition: Partition, _ rows: ReducedRows) -> Bool {
    guard isSolved[component] else { return false }
    for place in partition.rows(of: component)
    where constant[place].bitPattern != rows.constant[partition.row[place]].bitPattern {
      return false
    }
    return true
  }

  /// - Parameter isSettled: has one optimum, without a contradiction.
  func note(
    _ component: Int, _ partition: Partition, _ rows: ReducedRows, isSettled: Bool
  ) {
    isSolved[component] = isSettled
    guard isSettled else { return }
    for place in partition.rows(of: component) {
      constant[place] = rows.constant[partition.row[place]]
    }
  }
}
