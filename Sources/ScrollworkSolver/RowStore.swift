/// Linear rows: each is the sum of its terms, compared with its constant, at its priority.
struct RowStore: Sendable {
  struct Row: BitwiseCopyable {
    /// Its terms are `term[firstTerm..<endTerm]`.
    var firstTerm: Int32
    var endTerm: Int32
    var comparison: Comparison
    var isBackground: Bool
    /// Not switched off.
    var isActive = true
    /// False for background rows until they come to matter.
    var isAwake: Bool
    var constant: Double
    var priority: Double

    var isRequired: Bool { priority >= ConstraintSystem.required }
    /// Takes part in the next solution.
    var isUsed: Bool { isActive && isAwake }
  }

  private(set) var row: ContiguousArray<Row> = []
  private(set) var term: ContiguousArray<Term> = []

  var count: Int { row.count }

  /// Makes room for that many more rows of two or three terms.
  mutating func reserveCapacity(_ more: Int) {
    row.reserveCapacity(row.count + more)
    term.reserveCapacity(term.count + 3 * more)
  }

  subscript(index: Int) -> Row {
    get { row[index] }
    _modify { yield &row[index] }
  }

  func terms(of index: Int) -> ArraySlice<Term> {
    term[Int(row[index].firstTerm)..<Int(row[index].endTerm)]
  }

  /// Adds a row of the first `count` terms. Terms of the same variable add up; what cancels is left
  /// out.
  mutating func append(
    _ terms: [Term], count: Int, _ comparison: Comparison, _ constant: Double, priority: Double,
    isBackground: Bool
  ) {
    let first = term.count
    terms.withUnsafeBufferPointer { terms in
      let terms = UnsafeBufferPointer(rebasing: terms[..<count])
      if count > Self.shortRow { appendSorted(terms) } else { appendMerged(terms) }
    }
    row.append(
      Row(
        firstTerm: Int32(first), endTerm: Int32(term.count), comparison: comparison,
        isBackground: isBackground, isAwake: !isBackground, constant: constant,
        priority: priority))
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
      if isFirst && sum != 0 { term.append(Term(sum, own)) }
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
      if sum != 0 { term.append(Term(sum, own)) }
    }
  }
}
