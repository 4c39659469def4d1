/// The arrays of a `RowStore` as raw memory, for the duration of one call.
struct UnsafeRows {
  let count: Int
  private let row: UnsafePointer<RowStore.Row>
  private let term: UnsafePointer<Term>

  init(count: Int, row: UnsafePointer<RowStore.Row>, term: UnsafePointer<Term>) {
    self.count = count
    self.row = row
    self.term = term
  }

  @inline(__always)
  subscript(index: Int) -> RowStore.Row { row[index] }

  /// The terms of a row.
  @inline(__always)
  func terms(of index: Int) -> UnsafeBufferPointer<Term> {
    let own = row[index]
    return UnsafeBufferPointer(
      start: term + Int(own.firstTerm), count: Int(own.endTerm - own.firstTerm))
  }

  @inline(__always)
  func isRequiredEquality(_ index: Int) -> Bool {
    row[index].comparison == .equal && row[index].isRequired
  }
}

extension RowStore {
  /// Calls `body` with the rows as raw memory.
  func withUnsafeRows<Result>(_ body: (UnsafeRows) -> Result) -> Result {
    row.withUnsafeBufferPointer { row in
      term.withUnsafeBufferPointer { term in
        // Empty arrays may have no memory; nothing is read from them then.
        body(
          UnsafeRows(
            count: row.count, row: row.baseAddress ?? Self.nothing(),
            term: term.baseAddress ?? Self.nothing()))
      }
    }
  }

  private static func nothing<Element>() -> UnsafePointer<Element> {
    UnsafePointer(bitPattern: MemoryLayout<Element>.alignment)!
  }
}
