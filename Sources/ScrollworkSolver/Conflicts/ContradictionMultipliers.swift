/// The proof that rows contradict each other: numbers by which their sum says 0 >= something
/// positive (Farkas' lemma). For a minimal contradictory set they are unique but for their scale.
struct ContradictionMultipliers {
  /// More rows than this are left without numbers: nobody reads such a sum.
  static let rowLimit = 256

  private let rows: RowStore

  init(_ rows: RowStore) { self.rows = rows }

  /// One number per row, in the order given: the rows' sides times these add up to no variable at
  /// all, and their constants to something positive. Empty when there is no such sum, or more than
  /// one, within rounding.
  func multipliers(of set: [Int]) -> [Double] {
    guard set.count <= Self.rowLimit else { return [] }
    guard var numbers = nullVector(matrix(set), columns: set.count) else { return [] }
    var sum = 0.0
    for (index, row) in set.enumerated() { sum += numbers[index] * rows[row].constant }
    guard sum != 0, sum.isFinite else { return [] }
    let largest = numbers.reduce(0) { max($0, abs($1)) }
    let scale = (sum > 0 ? 1 : -1) / largest
    for index in numbers.indices { numbers[index] *= scale }
    return numbers
  }

  /// One line per variable, one column per row.
  private func matrix(_ set: [Int]) -> [[Double]] {
    var lines: [Int32: Int] = [:]
    var matrix: [[Double]] = []
    for (column, row) in set.enumerated() {
      for term in rows.terms(of: row) {
        let line = lines[term.variable.index] ?? matrix.count
        if line == matrix.count {
          lines[term.variable.index] = line
          matrix.append([Double](repeating: 0, count: set.count))
        }
        matrix[line][column] += term.coefficient
      }
    }
    return matrix
  }

  /// The only vector, but for its scale, that every line is orthogonal to; by elimination with the
  /// largest pivot of a column.
  private func nullVector(_ matrix: [[Double]], columns: Int) -> [Double]? {
    var lines = matrix
    var pivotLine: [Int?] = []
    var free: Int?
    var next = 0
    for column in 0..<columns {
      let best = (next..<max(next, lines.count)).max {
        (abs(lines[$0][column]), $1) < (abs(lines[$1][column]), $0)
      }
      guard let best, abs(lines[best][column]) > 1e-9 else {
        guard free == nil else { return nil }
        free = column
        pivotLine.append(nil)
        continue
      }
      lines.swapAt(next, best)
      let pivot = lines[next][column]
      for index in 0..<columns { lines[next][index] /= pivot }
      for line in lines.indices where line != next && lines[line][column] != 0 {
        let factor = lines[line][column]
        for index in 0..<columns { lines[line][index] -= factor * lines[next][index] }
      }
      pivotLine.append(next)
      next += 1
    }
    guard let free else { return nil }
    return (0..<columns).map { column in
      if column == free { return 1 }
      return pivotLine[column].map { -lines[$0][free] } ?? 0
    }
  }
}
